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

/** Something to do with one person: until when, whom to call and why, who does it, and the buttons that do it. */
export const WorkRow = ({ enquiry, also = [], when, about, isLate, isQuiet = false, children }: Props) => (
  <li
    className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2.5 border-b border-line py-3.5 pl-3 sm:grid-cols-[7.5rem_minmax(0,1fr)_6.5rem] lg:grid-cols-[7.5rem_minmax(0,1fr)_6.5rem_auto] ${isLate ? "shadow-[inset_3px_0_0_var(--color-alert)]" : ""}`}
  >
    <div className="max-sm:order-2 max-sm:text-right">{when}</div>
    <div className="min-w-0 max-sm:order-1 max-sm:row-span-2">
      <Link
        href={enquiryPath(enquiry.id)}
        className="leading-snug font-strong break-words text-ink no-underline hover:underline"
        {...rowLink}
      >
        {enquiry.name}
      </Link>
      <p className="text-sm text-muted tabular-nums">
        <Parts parts={[readablePhone(enquiry.phone), ...about]} />
      </p>
      {children}
    </div>
    <div className="max-sm:order-3 max-sm:justify-self-end">
      <Owner enquiry={enquiry} also={also} />
    </div>
    <CallButtons
      enquiry={enquiry}
      also={also}
      isQuiet={isQuiet}
      isCompact
      className="max-lg:col-span-full max-sm:order-4 lg:w-34"
    />
  </li>
);
