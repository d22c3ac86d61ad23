import type { NextActor } from "../../content/schemas/registration-stage.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords, possibleActors } from "../../domain/registration/registration.ts";
import { Field, Select } from "../../src/ui/Field.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import { dayText } from "../ui/times.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import { type InWork, useChange } from "./api.ts";
import { actorWords } from "./registration-words.ts";

/** Who acts, what is awaited in words that the founder reads, and until when: as it is, to be changed and saved at once. */
export function NextForm({ inWork, today }: { inWork: InWork; today: CalendarDate }) {
  const { registration, enquiry } = inWork;
  const actors = possibleActors(registration.stage);
  const there = {
    actor: registration.actor ?? actors[0] ?? "we",
    awaited: registration.awaited ?? "",
    expected: registration.expectedOn ?? "",
  };
  const form = useActionForm("next", enquiry.id, there, useChange(inWork));
  const { awaited, expected } = form.values;
  // Before anything is filed the Registrar cannot act.
  const actor = actors.find((each) => each === form.values.actor) ?? there.actor;
  return (
    <ActionForm
      form={form}
      label="Who acts next"
      className="grid gap-3 pt-1 pb-4 sm:grid-cols-2"
      button="Save"
      disabled={!form.isTyped}
      onSave={() => form.save({ action: "actor", actor, awaited: awaited.trim(), expectedOn: expected || null })}
    >
      <Select
        {...form.field("actor")}
        label="Who acts next"
        choices={actors.map((value) => ({ value, label: actorWords[value] }))}
        value={actor}
      />
      <Field
        {...form.field("expected")}
        label="Expected by"
        type="date"
        // One that was told before may be over, and may stay.
        min={there.expected && there.expected < today ? there.expected : today}
      />
      <div className="sm:col-span-2">
        <Field
          {...form.field("awaited")}
          label="What is awaited"
          hint="The founder reads it, and the day. Left empty, they read the usual words of this stage."
          maxLength={longestWords.awaited}
        />
      </div>
      {form.hasChangedMeanwhile && (
        <p role="status" className="border-l-3 border-highlight bg-highlight-wash px-3 py-2 text-sm sm:col-span-2">
          Meanwhile it was changed to: {nextText(there)}. Yours is still here; Save puts it in its place.
        </p>
      )}
    </ActionForm>
  );
}

/** 'Us, “The draft”, by 20 Nov 2026' */
const nextText = ({ actor, awaited, expected }: { actor: NextActor; awaited: string; expected: string }): string =>
  [actorWords[actor], awaited && `“${awaited}”`, expected && `by ${dayText(expected)}`].filter(Boolean).join(", ");
