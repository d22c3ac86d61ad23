import { useState } from "react";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { isLater, type WorkStage, workStages } from "../../domain/registration/stages.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Select } from "../../src/ui/Field.tsx";
import { type InWork, useChange } from "../api/registrations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { useDraft } from "../ui/useDraft.ts";
import { PastDayField, ReasonField } from "./fields.tsx";

/** Forward to any stage, on any day; back, or to another day of the same, with the reason. */
export function CorrectStage({ inWork, today }: { inWork: InWork; today: CalendarDate }) {
  const { registration, enquiry } = inWork;
  const change = useChange(inWork);
  const [chosen, setChosen] = useState<WorkStage>();
  const [day, setDay] = useState<string>();
  const [reason, setReason, clearReason] = useDraft(`registration-correction:${enquiry.id}`);
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
              clearReason();
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
        <PastDayField
          form="stage"
          label="Since"
          registration={registration}
          today={today}
          value={on}
          onChange={setDay}
        />
      </div>
      {isCorrection && <ReasonField form="stage" label="Why it is corrected" value={reason} onChange={setReason} />}
      <Button type="submit" look="outline" disabled={change.isPending}>
        {isCorrection ? "Correct it" : `Set to ${describeStage(to).toLowerCase()}`}
      </Button>
      <ActionError error={change.error} />
    </form>
  );
}
