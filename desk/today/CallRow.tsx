import { Link } from "wouter";
import { readablePhone } from "../../domain/phone-links.ts";
import type { Enquiry } from "../api/enquiries.ts";
import { CallButtons } from "../calls/CallButtons.tsx";
import { DueTime, isOverdue } from "../enquiries/DueTime.tsx";
import { enquiryParts, enquiryPath } from "../enquiries/describe.ts";
import { Owner } from "../enquiries/Owner.tsx";
import { useNow } from "../live/useNow.ts";
import { rowLink } from "../shortcuts/rows.ts";
import { Parts } from "../ui/Parts.tsx";

/** A call that was promised: how long there is, whom to call, who does it, and the buttons that do it. */
export function CallRow({ enquiry }: { enquiry: Enquiry }) {
  const { id, name, phone, dueAt } = enquiry;
  const now = useNow();
  const late = dueAt !== null && isOverdue(dueAt, now);
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2.5 border-b border-line py-3.5 pl-3 sm:grid-cols-[7.5rem_minmax(0,1fr)_6.5rem] lg:grid-cols-[7.5rem_minmax(0,1fr)_6.5rem_auto] ${late ? "shadow-[inset_3px_0_0_var(--color-alert)]" : ""}`}
    >
      {dueAt && <DueTime dueAt={dueAt} className="max-sm:order-2 max-sm:text-right" />}
      <div className="min-w-0 max-sm:order-1 max-sm:row-span-2 max-sm:self-start">
        <Link href={enquiryPath(id)} className="font-strong text-ink no-underline hover:underline" {...rowLink}>
          {name}
        </Link>
        <p className="text-sm text-muted tabular-nums">
          <Parts parts={[readablePhone(phone), ...enquiryParts(enquiry)]} />
        </p>
      </div>
      <div className="max-sm:order-3 max-sm:justify-self-end">
        <Owner enquiry={enquiry} />
      </div>
      <CallButtons enquiry={enquiry} isCompact className="max-lg:col-span-full max-sm:order-4" />
    </li>
  );
}
