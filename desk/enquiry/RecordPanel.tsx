import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../src/ui/Button.tsx";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { done } from "../shell/action.ts";
import { useShortcuts } from "../shell/shortcuts.ts";
import { clockTime } from "../ui/times.ts";
import { CallForm } from "./CallForm.tsx";
import { attemptNames, endAttempt, openForm, openTexts, type RecordForm, useAttempts } from "./page-state.ts";
import { FollowUpForm, MailForm, StatusForm } from "./record-forms.tsx";

type Recorded = Pick<EnquiryDetail, "enquiry" | "thread">;

const forms: { name: RecordForm; label: string; form: (detail: Recorded) => ReactNode }[] = [
  { name: "follow-up", label: "Follow up on…", form: ({ enquiry }) => <FollowUpForm enquiry={enquiry} /> },
  { name: "mail", label: "E-mail…", form: ({ enquiry }) => <MailForm enquiry={enquiry} /> },
  { name: "status", label: "Status…", form: ({ enquiry }) => <StatusForm enquiry={enquiry} /> },
];

/** Everything that can be recorded about an enquiry: the note first, what came of a call, and behind it the rest. */
export function RecordPanel({ enquiry, thread }: Recorded) {
  const { id } = enquiry;
  const attempt = useAttempts().find(({ enquiryId }) => enquiryId === id);
  const shown = openForm.use();
  const open = shown?.id === id ? shown.form : undefined;
  const panel = useRef<HTMLDivElement>(null);
  const show = (form: RecordForm) => openForm.set(open === form ? undefined : { id, form });
  const focusNote = () => panel.current?.querySelector<HTMLElement>("textarea")?.focus();
  useShortcuts({
    c: focusNote,
    n: focusNote,
    f: () => openForm.set({ id, form: "follow-up" }),
    s: () => openForm.set({ id, form: "status" }),
  });
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) below.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [open]);
  return (
    <section aria-labelledby="record-heading" ref={panel} className="space-y-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="record-heading" className="text-base">
          {attempt
            ? `How did the ${attemptNames[attempt.channel]} at ${clockTime(new Date(attempt.at))} go?`
            : "Record"}
        </h2>
        {attempt && (
          <button type="button" className="link min-h-11 text-sm" onClick={() => endAttempt(id)}>
            There was no {attemptNames[attempt.channel]}
          </button>
        )}
      </div>
      <CallForm
        enquiry={enquiry}
        thread={thread}
        channel={attempt?.channel ?? "phone"}
        isAsked={attempt !== undefined}
        onDone={() => {
          const last = done.get();
          if (last && attempt) done.set({ ...last, attempt });
          endAttempt(id);
        }}
      />
      <div className="grid grid-cols-2 gap-2 border-t border-line pt-3">
        <Button look="outline" className="border-line-strong! px-1!" onClick={() => openTexts.set({ id })}>
          WhatsApp text…
        </Button>
        {forms.map(({ name, label }) => (
          <Button
            key={name}
            look="outline"
            className="border-line-strong! px-1!"
            aria-expanded={open === name}
            onClick={() => show(name)}
          >
            {label}
          </Button>
        ))}
      </div>
      {open && (
        <div ref={below} className="bg-paper-deep p-3">
          {forms.find(({ name }) => name === open)?.form({ enquiry, thread })}
        </div>
      )}
    </section>
  );
}
