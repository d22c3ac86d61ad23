import { localDay } from "../../domain/india/local-time.ts";
import type { FollowUp } from "../api/enquiries.ts";
import { enquiryParts } from "../enquiries/describe.ts";
import { eventWords } from "../enquiry/event-words.ts";
import { useNow } from "../live/useNow.ts";
import { momentText, sinceDay } from "../ui/times.ts";
import { MoreEnquiries } from "./MoreEnquiries.tsx";
import { WorkRow } from "./WorkRow.tsx";

/** Somebody to get back to, since when and what for. */
export function FollowUpRow({ followUp }: { followUp: FollowUp }) {
  const now = useNow();
  const { followUpOn, also, reason } = followUp;
  const isLate = followUpOn !== null && followUpOn < localDay(now);
  const words = reason && eventWords(reason, now);
  return (
    <WorkRow
      enquiry={followUp}
      also={also}
      when={
        followUpOn && (
          <p className={`leading-tight font-strong ${isLate ? "text-alert" : "text-ink"}`}>
            {sinceDay(followUpOn, now)}
          </p>
        )
      }
      about={enquiryParts(followUp)}
      isLate={isLate}
      isQuiet
    >
      {reason && words && (
        <p className="mt-1 text-sm">
          <span className="line-clamp-3 break-words whitespace-pre-line">{words.note ?? words.title}</span>
          <span className="text-muted">
            {reason.by.name}, {momentText(new Date(reason.at), now)}
          </span>
        </p>
      )}
      <MoreEnquiries person={followUp} />
    </WorkRow>
  );
}
