import type { ReactNode } from "react";
import { Link } from "wouter";
import { readablePhone } from "../../domain/phone-links.ts";
import type { Enquiry } from "../api/enquiries.ts";
import { CallButtons } from "../calls/CallButtons.tsx";
import { enquiryPath } from "../enquiries/describe.ts";
import { Owner } from "../enquiries/Owner.tsx";
import { rowLink } from "../shortcuts/rows.ts";
import { Parts } from "../ui/Parts.tsx";

interface Props {
  enquiry: Pick<Enquiry, "id" | "version" | "name" | "phone" | "owner" | "status">;
  /** Other enquiries of the person, for which the same call would be. */
  also?: readonly Enquiry[];
  /** When it is to be done. */
  when: ReactNode;
  about: readonly (string | null)[];
  isLate: boolean;
  /** Something else comes first. */
  isQuiet?: boolean;
  /** Why, and what more there is to know. */
  children?: ReactNode;
}

/** Something to do with one person: until when, whom to call and why, the buttons that do it, and who does it. */
export const WorkRow = ({ enquiry, also = [], when, about, isLate, isQuiet = false, children }: Props) => (
  <li
    className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3.5 pl-3 sm:grid-cols-[8.25rem_minmax(0,1fr)_5rem] lg:grid-cols-[8.25rem_minmax(0,1fr)_5rem_8.5rem] ${isLate ? "shadow-[inset_3px_0_0_var(--color-alert)]" : ""}`}
  >
    <div className="min-w-0 sm:col-start-2 sm:row-start-1">
      <Link
        href={enquiryPath(enquiry.id)}
        className="inline-block py-1 leading-snug font-strong break-words text-ink no-underline hover:underline"
        {...rowLink}
      >
        {enquiry.name}
      </Link>
      <p className="text-sm text-muted tabular-nums">
        <Parts parts={[readablePhone(enquiry.phone), ...about]} />
      </p>
    </div>
    <div className="max-sm:text-right sm:col-start-1 sm:row-start-1">{when}</div>
    <div className="col-span-full min-w-0 space-y-1 pt-1 empty:hidden sm:col-span-2 sm:col-start-2 sm:row-start-2">
      {children}
    </div>
    <div className="col-span-full mt-2.5 flex items-center gap-3 sm:contents">
      <CallButtons
        enquiry={enquiry}
        also={also}
        isQuiet={isQuiet}
        isCompact
        className="grow sm:col-span-2 sm:col-start-2 sm:row-start-3 sm:mt-2.5 sm:max-lg:max-w-80 lg:col-span-1 lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:items-start"
      />
      <div className="shrink-0 sm:col-start-3 sm:row-start-1">
        <Owner enquiry={enquiry} also={also} />
      </div>
    </div>
  </li>
);
