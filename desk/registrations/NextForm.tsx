import type { NextActor } from "../../content/schemas/registration-stage.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords } from "../../domain/registration/changes.ts";
import { possibleActors } from "../../domain/registration/stages.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { type InWork, useChange } from "../api/registrations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { dayText } from "../ui/times.ts";
import { useDraft } from "../ui/useDraft.ts";
import { hasChangedMeanwhile, type Next, nextOf, shownNext, typeNext } from "./next-draft.ts";
import { actorWords } from "./words.ts";

/** Who acts, what is awaited in words that the founder reads, and until when: as it is, to be changed and saved at once. */
export function NextForm({ inWork, today }: { inWork: InWork; today: CalendarDate }) {
  const { registration, enquiry } = inWork;
  const change = useChange(inWork);
  const [draft, setDraft, clearDraft] = useDraft(`registration-next:${enquiry.id}`);
  const there = nextOf(registration);
  const { actor, awaited, expectedOn } = shownNext(draft, registration);
  const type = (values: Partial<Next>) => setDraft(typeNext(draft, there, values));
  return (
    <form
      aria-label="Who acts next"
      className="grid gap-3 pt-1 pb-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { action: "actor", actor, awaited: awaited.trim(), expectedOn: expectedOn || null },
          { onSuccess: clearDraft },
        );
      }}
    >
      <Select
        form="next"
        name="actor"
        label="Who acts next"
        choices={possibleActors(registration.stage).map((value) => ({ value, label: actorWords[value] }))}
        value={actor}
        onChange={({ target }) => type({ actor: target.value as NextActor })}
      />
      <Field
        form="next"
        name="expected"
        label="Expected by"
        type="date"
        // One that was told before may be over, and may stay.
        min={registration.expectedOn && registration.expectedOn < today ? registration.expectedOn : today}
        value={expectedOn}
        onChange={({ target }) => type({ expectedOn: target.value })}
      />
      <div className="sm:col-span-2">
        <Field
          form="next"
          name="awaited"
          label="What is awaited"
          hint="The founder reads it, and the day. Left empty, they read the usual words of this stage."
          maxLength={longestWords.awaited}
          value={awaited}
          onChange={({ target }) => type({ awaited: target.value })}
        />
      </div>
      <div className="space-y-3 sm:col-span-2">
        {hasChangedMeanwhile(draft, there) && (
          <p role="status" className="border-l-3 border-highlight bg-highlight-wash px-3 py-2 text-sm">
            Meanwhile it was changed to: {nextText(there)}. Yours is still here; Save puts it in its place.
          </p>
        )}
        <Button type="submit" disabled={change.isPending || draft === ""}>
          Save
        </Button>
        <ActionError error={change.error} />
      </div>
    </form>
  );
}

/** 'Us, “The draft”, by 20 Nov 2026' */
const nextText = ({ actor, awaited, expectedOn }: Next): string =>
  [actorWords[actor], awaited && `“${awaited}”`, expectedOn && `by ${dayText(expectedOn)}`].filter(Boolean).join(", ");
