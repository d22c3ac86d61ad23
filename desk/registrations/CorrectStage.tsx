import { workStages } from "../../content/schemas/registration-stage.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { isLater, missingPapers } from "../../domain/registration/registration.ts";
import { Select } from "../../src/ui/Field.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/useActionForm.ts";
import { type InWork, useChange } from "./api.ts";
import { PastDayField, ReasonField } from "./fields.tsx";

/** Forward to any stage, on any day; back, or to another day of the same, with the reason. */
export function CorrectStage({ inWork, today }: { inWork: InWork; today: CalendarDate }) {
  const { registration, enquiry } = inWork;
  const { stage, reached, incorporation } = registration;
  const usualDay = (to: string): string => (to === stage ? (reached[stage] ?? today) : today);
  const there = { to: stage as string, on: usualDay(stage), reason: "" };
  const form = useActionForm("stage", enquiry.id, there, useChange(inWork));
  const { on, reason } = form.values;
  const choices = workStages.filter((each) => isLater(each, "certificate") === (incorporation !== undefined));
  const to = choices.find((each) => each === form.values.to) ?? stage;
  const isCorrection = !isLater(to, stage);
  const isWithout = !isCorrection && stage === "documents" && missingPapers(registration.papers).length > 0;
  return (
    <ActionForm
      form={form}
      className="space-y-3 pt-1 pb-4"
      look="outline"
      button={isCorrection ? "Correct it" : `Set to ${describeStage(to).toLowerCase()}`}
      onSave={() => form.save({ action: "stage", to, on, ...((isCorrection || isWithout) && { reason }) })}
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...form.field("to")}
          label="Stage"
          choices={choices.map((value) => ({ value, label: describeStage(value) }))}
          value={to}
          // A day that nobody chose goes with the stage.
          onChange={({ target: { value } }) =>
            form.type({ to: value, ...(on === usualDay(to) && { on: usualDay(value) }) })
          }
        />
        <PastDayField {...form.field("on")} label="Since" registration={registration} today={today} />
      </div>
      {(isCorrection || isWithout) && (
        <ReasonField
          {...form.field("reason")}
          label={isCorrection ? "What was wrong" : "Why it goes on without the papers that are missing"}
          hint="The founder reads it."
        />
      )}
    </ActionForm>
  );
}
