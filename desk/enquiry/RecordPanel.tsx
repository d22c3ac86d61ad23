import { type ReactNode, useEffect, useRef } from "react";
import { site } from "../../content/site.ts";
import {
  type ClosingReason,
  closingReasonNames,
  closingReasons,
  longestNote,
  type MailDirection,
  nextStatuses,
  statusNames,
} from "../../domain/desk/enquiry.ts";
import { addDays } from "../../domain/india/calendar-date.ts";
import { weekdayName } from "../../domain/india/date-text.ts";
import { clockTime, localDay } from "../../domain/india/local-time.ts";
import { openDayFrom } from "../../domain/india/opening-hours.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select, TextArea } from "../../src/ui/Field.tsx";
import type { Enquiry, EnquiryDetail } from "../enquiries/api.ts";
import { type QuotationRecord, useQuotations } from "../money/api.ts";
import { done } from "../shell/action.ts";
import { useShortcuts } from "../shell/shortcuts.ts";
import { ActionError, ActionForm, NoteField, noteOf } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { useNow } from "../ui/hooks.ts";
import { useEnquiryAction } from "./api.ts";
import { CallForm } from "./calls.tsx";
import { attemptNames, endAttempt, openForm, type RecordForm, useAttempts } from "./page-state.ts";

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
      <div className="grid grid-cols-[5fr_4fr_4fr] gap-2 border-t border-line pt-3">
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

interface Props {
  enquiry: Enquiry;
}

const directions: Readonly<Record<MailDirection, { choice: string; label: string }>> = {
  sent: { choice: "That we sent", label: "What we wrote" },
  received: { choice: "From the founder", label: "What they wrote" },
};

/** Closed as soon as it is saved. */
const close = () => openForm.set(undefined);

/** What an e-mail said that went from one mailbox to another. */
function MailForm({ enquiry }: Props) {
  const there = { text: "", direction: "sent" as MailDirection };
  const form = useActionForm("mail", enquiry.id, there, useEnquiryAction(enquiry));
  const { text, direction } = form.values;
  return (
    <ActionForm
      form={form}
      button="Save the e-mail"
      disabled={text.trim() === ""}
      onSave={() => form.save({ action: "mail", direction, text }, close)}
    >
      <Select
        {...form.field("direction")}
        label="An e-mail"
        choices={Object.entries(directions).map(([value, { choice }]) => ({ value, label: choice }))}
      />
      <TextArea {...form.field("text")} label={directions[direction].label} required maxLength={longestNote} />
    </ActionForm>
  );
}

/** Or the next day on which the office is open; where tomorrow is none, that day is named. */
const quickDays = [
  [1, "Tomorrow"],
  [3, "In 3 days"],
  [7, "In a week"],
] as const;

/** The day on which the enquiry appears under Today again. */
function FollowUpForm({ enquiry }: Props) {
  const today = localDay(useNow());
  const choices = quickDays.map(([ahead, label]) => {
    const day = openDayFrom(addDays(today, ahead), site);
    return { day, ahead, label: ahead === 1 && day !== addDays(today, 1) ? weekdayName(day) : label };
  });
  const there = { on: enquiry.followUpOn ?? choices[0]!.day, note: "" };
  const form = useActionForm("follow-up", enquiry.id, there, useEnquiryAction(enquiry));
  const { on, note } = form.values;
  return (
    <ActionForm
      form={form}
      button="Save the day"
      onSave={() => form.save({ action: "follow-up", on, ...noteOf(note) }, close)}
      more={
        enquiry.followUpOn && (
          <Button
            look="outline"
            disabled={form.isPending}
            onClick={() => form.save({ action: "follow-up", on: null }, close)}
          >
            No follow-up
          </Button>
        )
      }
    >
      <Field {...form.field("on")} label="Follow up on" type="date" required min={today} />
      <div className="grid grid-cols-3 gap-2">
        {choices.map(({ day, label, ahead }) => (
          <Button key={ahead} look="outline" className="px-1!" onClick={() => form.type({ on: day })}>
            {label}
          </Button>
        ))}
      </div>
      <NoteField {...form.field("note")} label="What for" hint="Shown under Today on that day." />
    </ActionForm>
  );
}

/** Forward, or closed with a reason; closed ones can be reopened. */
function StatusForm({ enquiry }: Props) {
  const action = useEnquiryAction(enquiry);
  const next = nextStatuses(enquiry.status);
  const there = { to: openForm.use()?.to ?? next[0] ?? "", reason: "" as ClosingReason | "", note: "" };
  const form = useActionForm("status", enquiry.id, there, action);
  const { reason, note } = form.values;
  // Somebody else may have gone further meanwhile.
  const to = next.find((status) => status === form.values.to) ?? next[0];
  if (!to) {
    return (
      <div className="space-y-3">
        <p className="text-sm">This enquiry is closed.</p>
        <Button disabled={action.isPending} onClick={() => action.mutate({ action: "reopen" }, { onSuccess: close })}>
          Reopen it
        </Button>
        <ActionError error={action.error} />
      </div>
    );
  }
  const isClosing = to === "closed";
  return (
    <ActionForm
      form={form}
      button={isClosing ? "Close the enquiry" : `Set to ${statusNames[to].toLowerCase()}`}
      onSave={() => form.save({ action: "status", to, ...(isClosing && reason && { reason }), ...noteOf(note) }, close)}
    >
      <Select
        {...form.field("to")}
        label={`From ${statusNames[enquiry.status].toLowerCase()} to`}
        choices={next.map((value) => ({ value, label: statusNames[value] }))}
        value={to}
      />
      {isClosing && <WhatEnds enquiry={enquiry} />}
      {isClosing && (
        <Select
          {...form.field("reason")}
          label="Why"
          required
          choices={[
            { value: "", label: "Choose a reason" },
            ...closingReasons.map((value) => ({ value, label: closingReasonNames[value] })),
          ]}
        />
      )}
      <NoteField {...form.field("note")} />
    </ActionForm>
  );
}

/** What ends with an enquiry, before it is closed. */
function WhatEnds({ enquiry: { id, dueAt, followUpOn } }: Props) {
  const { data } = useQuotations(id);
  const today = localDay(useNow());
  const isOpen = ({ state, acceptedAt, sent }: QuotationRecord) =>
    state === "sent" && acceptedAt === null && sent !== null && sent.validUntil >= today;
  const open = data?.quotations.filter(isOpen) ?? [];
  const ends = [dueAt && "the call that is due", followUpOn && "the follow-up"].filter(Boolean);
  const sentences = [
    open.length > 0 && `This withdraws ${open.map(({ sent }) => sent && numberText(sent)).join(" and ")}.`,
    ends.length > 0 && `It ends ${ends.join(" and ")}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="text-sm">{sentences.join(" ")}</p>;
}
