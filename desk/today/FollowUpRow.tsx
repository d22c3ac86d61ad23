import { localDay } from "../../domain/india/local-time.ts";
import type { DeskEvent, FollowUp } from "../api/enquiries.ts";
import { enquiryParts } from "../enquiries/describe.ts";
import { eventWords } from "../enquiry/event-words.ts";
import { MailLink } from "../layout/RecordPage.tsx";
import { useNow } from "../live/useNow.ts";
import { momentText, sinceDay } from "../ui/times.ts";
import { MoreEnquiries } from "./MoreEnquiries.tsx";
import { WorkRow } from "./WorkRow.tsx";

/** Somebody to get back to, since when and what for. */
export function FollowUpRow({ followUp }: { followUp: FollowUp }) {
  const now = useNow();
  const { followUpOn, also, reason } = followUp;
  const isLate = followUpOn !== null && followUpOn < localDay(now);
  return (
    <WorkRow
      enquiry={followUp}
      also={also}
      when={
        followUpOn && (
          <p className={`leading-tight font-strong first-letter:uppercase ${isLate ? "text-alert" : "text-ink"}`}>
            {sinceDay(followUpOn, now)}
          </p>
        )
      }
      about={enquiryParts(followUp)}
      isLate={isLate}
      isQuiet
    >
      {reason && (
        <div className="text-sm">
          <p className="line-clamp-3 break-words whitespace-pre-line">{reasonText(reason, now)}</p>
          {isWrongNumber(reason) && <MailLink email={followUp.email} />}
          <p className="text-muted">
            {reason.by.name}, {momentText(new Date(reason.at), now)}
          </p>
        </div>
      )}
      <MoreEnquiries person={followUp} />
    </WorkRow>
  );
}

const isWrongNumber = (event: DeskEvent): boolean => event.type === "called" && event.outcome === "wrong-number";

/** What somebody wrote, or else what happened. */
function reasonText(event: DeskEvent, now: Date): string {
  const { title, note } = eventWords(event, now);
  if (isWrongNumber(event)) return ["Wrong number: write an e-mail instead.", note].filter(Boolean).join(" ");
  if (event.type === "follow-up") return note ?? "No reason was written.";
  return event.type === "founder" ? (note ?? title) : [title, note].filter(Boolean).join(": ");
}
