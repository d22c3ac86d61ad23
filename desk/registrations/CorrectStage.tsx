import { useState } from "react";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords } from "../../domain/registration/changes.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { isLater, type WorkStage, workStages } from "../../domain/registration/stages.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { type InWork, useChange } from "../api/registrations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { useDraft } from "../ui/useDraft.ts";

/** Forward to any stage, on any day; back, or to another day of the same, with the reason. */
export function CorrectStage({ inWork, today }: { inWork: InWork; today: CalendarDate }) {
  const { registration, enquiry } = inWork;
  const change = useChange(inWork);
  const [chosen, setChosen] = useState<WorkStage>();
  const [day, setDay] = useState<string>();
  const [reason, setReason] = useDraft(`registration-correction:${enquiry.id}`);
  const choices = workStages.filter(
    (stage) => isLater(stage, "certificate") === (registration.incorporation !== undefined),
  );
  const to = chosen && choices.includes(chosen) ? chosen : registration.stage;
  const isCorrection = !isLater(to, registration.stage);
  const on = day ?? (to === registration.stage ? (registration.reached[to] ?? today) : today);
  return (
    <form
      className="space-y-3 pt-1 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { action: "stage", to, on, ...(isCorrection && { reason }) },
          {
            onSuccess: () => {
              setReason("");
              setDay(undefined);
              setChosen(undefined);
            },
          },
        );
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          form="stage"
          name="to"
          label="Stage"
          choices={choices.map((value) => ({ value, label: describeStage(value) }))}
          value={to}
          onChange={({ target }) => setChosen(target.value as WorkStage)}
        />
        <Field
          form="stage"
          name="on"
          label="Since"
          type="date"
          required
          min={registration.reached.documents}
          max={today}
          value={on}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {isCorrection && (
        <Field
          form="stage"
          name="reason"
          label="Why it is corrected"
          required
          maxLength={longestWords.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Button type="submit" look="outline" disabled={change.isPending}>
        {isCorrection ? "Correct it" : `Set to ${describeStage(to).toLowerCase()}`}
      </Button>
      <ActionError error={change.error} />
    </form>
  );
}
