import { type ReactNode, useEffect, useRef, useState } from "react";
import type { EnquiryDetail } from "../api/enquiries.ts";
import { endAttempt, useAttempts } from "../calls/attempts.ts";
import { CallForm } from "../calls/CallForm.tsx";
import { attemptNames } from "../calls/CallPrompts.tsx";
import { useShortcuts } from "../shortcuts/shortcuts.ts";
import { clockTime } from "../ui/times.ts";
import { OwnerSelect } from "./OwnerSelect.tsx";
import { FollowUpForm, NoteForm, StatusForm } from "./record-forms.tsx";

type Recorded = Pick<EnquiryDetail, "enquiry" | "thread">;
type FormName = "call" | "note" | "follow-up" | "status";

const forms: { name: FormName; label: string; key: string; form: (detail: Recorded) => ReactNode }[] = [
  { name: "call", label: "Call", key: "c", form: (detail) => <CallPanel {...detail} /> },
  { name: "note", label: "Note", key: "n", form: ({ enquiry }) => <NoteForm enquiry={enquiry} /> },
  { name: "follow-up", label: "Follow-up", key: "f", form: ({ enquiry }) => <FollowUpForm enquiry={enquiry} /> },
  { name: "status", label: "Status", key: "s", form: ({ enquiry }) => <StatusForm enquiry={enquiry} /> },
];

/** Everything that can be recorded about an enquiry, in one place, and who has it. */
export function ActionPanel({ enquiry, thread }: Recorded) {
  const [chosen, setOpen] = useState<FormName>("call");
  const hasCalled = useAttempts().some(({ enquiryId }) => enquiryId === enquiry.id);
  const open = hasCalled ? "call" : chosen;
  const panel = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useShortcuts(
    Object.fromEntries(
      forms.map(({ name, key }) => [
        key,
        () => {
          wantsFocus.current = true;
          setOpen(name);
          focusForm();
        },
      ]),
    ),
  );
  function focusForm() {
    const first = ["textarea", "input:not([type=hidden])", "select"]
      .map((kind) => panel.current?.querySelector<HTMLElement>(kind))
      .find((field) => field);
    first?.focus();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the form that was asked for has been drawn
  useEffect(() => {
    if (wantsFocus.current) focusForm();
    wantsFocus.current = false;
  }, [open]);
  // Where the registration comes first, the question may be out of sight.
  useEffect(() => {
    if (hasCalled) panel.current?.scrollIntoView({ block: "nearest" });
  }, [hasCalled]);
  return (
    <section aria-labelledby="record-heading" className="flex flex-col border border-line bg-sheet">
      <h2 id="record-heading" className="sr-only">
        Record
      </h2>
      <div className="grid grid-cols-4 border-b border-line">
        {forms.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={open === name}
            className="min-h-12 border-r border-line text-sm font-strong text-muted last:border-r-0 hover:text-action aria-pressed:text-action aria-pressed:shadow-[inset_0_-3px_0_var(--color-action)]"
            onClick={() => setOpen(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div ref={panel} className="p-4">
        {forms.find(({ name }) => name === open)?.form({ enquiry, thread })}
      </div>
      <div className="border-line p-4 max-lg:border-t lg:order-first lg:border-b">
        <OwnerSelect enquiry={enquiry} />
      </div>
    </section>
  );
}

/** A call to record: one that was just made from this page, or any other. */
function CallPanel({ enquiry, thread }: Recorded) {
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
