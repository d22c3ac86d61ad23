import { useState } from "react";
import { addDays } from "../../domain/india/calendar-date.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useEnquiryAction } from "../api/enquiry-actions.ts";
import { useNow } from "../live/useNow.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { NoteField } from "../ui/NoteField.tsx";
import { useDraft } from "../ui/useDraft.ts";

const quickDays = [
  [1, "Tomorrow"],
  [3, "In 3 days"],
  [7, "In a week"],
] as const;

/** The day on which the enquiry appears under Today again. */
export function FollowUpForm({ enquiry }: { enquiry: Enquiry }) {
  const action = useEnquiryAction(enquiry);
  const today = localDay(useNow());
  const [day, setDay] = useState<string>(enquiry.followUpOn ?? addDays(today, 1));
  const [note, setNote, clearNote] = useDraft(`follow-up-note:${enquiry.id}`);
  const save = (on: string | null) =>
    action.mutate(
      { kind: "follow-up", said: { on, ...(on && note.trim() && { note: note.trim() }) } },
      { onSuccess: clearNote },
    );
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(day);
      }}
    >
      <Field
        form="follow-up"
        name="on"
        label="Follow up on"
        type="date"
        required
        min={today}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <div className="grid grid-cols-3 gap-2">
        {quickDays.map(([days, label]) => (
          <Button key={days} look="outline" className="px-1!" onClick={() => setDay(addDays(today, days))}>
            {label}
          </Button>
        ))}
      </div>
      <NoteField
        form="follow-up"
        label="What for"
        hint="Shown under Today on that day."
        value={note}
        onChange={setNote}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={action.isPending}>
          Save the day
        </Button>
        {enquiry.followUpOn && (
          <Button look="outline" disabled={action.isPending} onClick={() => save(null)}>
            No follow-up
          </Button>
        )}
      </div>
      <ActionError error={action.error} />
    </form>
  );
}
