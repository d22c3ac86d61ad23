import type { EnquiryDetail } from "../api/enquiries.ts";
import { endAttempt, useAttempts } from "../calls/attempts.ts";
import { CallForm } from "../calls/CallForm.tsx";
import { attemptNames } from "../calls/CallPrompts.tsx";
import { clockTime } from "../ui/times.ts";

/** A call to record: one that was just made from this page, or any other. */
export function CallPanel({ enquiry, thread }: Pick<EnquiryDetail, "enquiry" | "thread">) {
  const attempt = useAttempts().find(({ enquiryId }) => enquiryId === enquiry.id);
  if (!attempt) return <CallForm enquiry={enquiry} thread={thread} channel="phone" />;
  const { channel, at } = attempt;
  return (
    <div className="space-y-3">
      <p className="font-strong">
        How did the {attemptNames[channel]} at {clockTime(new Date(at))} go?
      </p>
      <CallForm enquiry={enquiry} thread={thread} channel={channel} onDone={() => endAttempt(enquiry.id)} />
      <button type="button" className="link min-h-11 text-sm" onClick={() => endAttempt(enquiry.id)}>
        There was no {attemptNames[channel]}
      </button>
    </div>
  );
}
