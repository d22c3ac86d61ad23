import { useState } from "react";
import type { NextActor } from "../../content/schemas/registration-stage.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords } from "../../domain/registration/changes.ts";
import { possibleActors } from "../../domain/registration/stages.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { type InWork, useChange } from "../api/registrations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { useDraft } from "../ui/useDraft.ts";
import { actorWords } from "./words.ts";

interface Props {
  inWork: InWork;
  today: CalendarDate;
}

/** Who acts, and what is awaited, in words that the founder reads. */
export function ActorForm({ inWork }: Props) {
  const { registration, enquiry } = inWork;
  const change = useChange(inWork);
  const [chosen, setChosen] = useState<NextActor>();
  const [typed, setTyped, clearTyped] = useDraft(`registration-awaited:${enquiry.id}`);
  const actors = possibleActors(registration.stage);
  const actor = chosen && actors.includes(chosen) ? chosen : (registration.actor ?? actors[0]!);
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { action: "actor", actor, awaited: typed.trim() },
          {
            onSuccess: () => {
              clearTyped();
              setChosen(undefined);
            },
          },
        );
      }}
    >
      <Select
        form="actor"
        name="actor"
        label="Who acts next"
        choices={actors.map((value) => ({ value, label: actorWords[value] }))}
        value={actor}
        onChange={({ target }) => setChosen(target.value as NextActor)}
      />
      <Field
        form="actor"
        name="awaited"
        label="What is awaited"
        hint="The founder reads it. Empty: the usual words of this stage."
        maxLength={longestWords.awaited}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="outline" disabled={change.isPending}>
        Save who acts next
      </Button>
      <ActionError error={change.error} />
    </form>
  );
}

/** The day that the founder was told for the end of this stage. */
export function ExpectedForm({ inWork, today }: Props) {
  const { expectedOn } = inWork.registration;
  const change = useChange(inWork);
  const [typed, setDay] = useState<string>();
  const save = (on: string | null) => change.mutate({ action: "expect", on }, { onSuccess: () => setDay(undefined) });
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(typed ?? expectedOn ?? today);
      }}
    >
      <Field
        form="expected"
        name="on"
        label="Expected by"
        hint="The founder sees it on their page."
        type="date"
        required
        min={today}
        value={typed ?? expectedOn ?? ""}
        onChange={({ target }) => setDay(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="outline" disabled={change.isPending}>
          Save the expected day
        </Button>
        {expectedOn && (
          <Button look="outline" disabled={change.isPending} onClick={() => save(null)}>
            No expected day
          </Button>
        )}
      </div>
      <ActionError error={change.error} />
    </form>
  );
}
