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
import { localDay } from "../../domain/india/local-time.ts";
import { openDayFrom } from "../../domain/india/opening-hours.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select, TextArea } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { useQuotations } from "../money/api.ts";
import { ActionError, ActionForm, NoteField, noteOf } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import { useEnquiryAction } from "./api.ts";
import { openForm } from "./page-state.ts";

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
export function MailForm({ enquiry }: Props) {
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
export function FollowUpForm({ enquiry }: Props) {
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
export function StatusForm({ enquiry }: Props) {
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
  const open = data?.quotations.filter(({ state, acceptedAt }) => state === "sent" && acceptedAt === null) ?? [];
  const ends = [dueAt && "the call that is due", followUpOn && "the follow-up"].filter(Boolean);
  const sentences = [
    open.length > 0 && `This withdraws ${open.map(({ sent }) => sent && numberText(sent)).join(" and ")}.`,
    ends.length > 0 && `It ends ${ends.join(" and ")}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="text-sm">{sentences.join(" ")}</p>;
}
