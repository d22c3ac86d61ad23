import { X } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { useEnquiry } from "../api/enquiries.ts";
import { Gone } from "../api/errors.ts";
import { useSignedIn } from "../api/session.ts";
import { enquiryPath } from "../enquiries/describe.ts";
import { clockTime } from "../ui/times.ts";
import { type Attempt, endAttempt, useAttempts } from "./attempts.ts";
import { CallForm } from "./CallForm.tsx";

export const attemptNames = { phone: "call", whatsapp: "chat" } as const;

/** Asks what came of each call, until somebody says. */
export function CallPrompts() {
  const [address] = useLocation();
  // On the enquiry's own page its form asks.
  const attempts = useAttempts().filter(({ enquiryId }) => address !== enquiryPath(enquiryId));
  if (attempts.length === 0) return null;
  return (
    <div className="sticky bottom-17 z-10 mt-6 space-y-3 lg:fixed lg:right-6 lg:bottom-6 lg:w-96">
      {attempts.slice(-1).map((attempt) => (
        <CallPrompt key={attempt.enquiryId} attempt={attempt} waiting={attempts.length - 1} />
      ))}
    </div>
  );
}

function CallPrompt({ attempt: { enquiryId, name, channel, at }, waiting }: { attempt: Attempt; waiting: number }) {
  const { data, error } = useEnquiry(enquiryId);
  const { person } = useSignedIn();
  useEffect(() => {
    if (error instanceof Gone) endAttempt(enquiryId);
  }, [error, enquiryId]);
  const other = data?.enquiry.owner && data.enquiry.owner.id !== person.id ? data.enquiry.owner.name : undefined;
  const titleId = `prompt-${enquiryId}`;
  return (
    <section aria-labelledby={titleId} className="relative border border-ink bg-sheet p-4 shadow-lift">
      <h2 id={titleId} className="pr-9 text-base leading-snug">
        How did the {attemptNames[channel]} with {name} go?
      </h2>
      <button
        type="button"
        aria-label={`There was no ${attemptNames[channel]}`}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full text-muted hover:bg-paper-deep"
        onClick={() => endAttempt(enquiryId)}
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </button>
      <p className="mb-3 text-sm text-muted">
        {clockTime(new Date(at))}
        {waiting > 0 && ` · ${waiting} more to answer`}
      </p>
      {other && (
        <p className="mb-3 text-sm font-strong text-alert">{other} has this enquiry. Speak to them before you go on.</p>
      )}
      {data && (
        <CallForm enquiry={data.enquiry} thread={data.thread} channel={channel} onDone={() => endAttempt(enquiryId)} />
      )}
    </section>
  );
}
