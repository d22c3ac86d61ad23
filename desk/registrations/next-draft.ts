import type { NextActor } from "../../content/schemas/registration-stage.ts";
import { possibleActors } from "../../domain/registration/stages.ts";
import type { Registration } from "../api/registrations.ts";

/** Who acts next, what is awaited and until when, as the form holds it: an empty day is none. */
export interface Next {
  actor: NextActor;
  awaited: string;
  expectedOn: string;
}

/** What was typed over what was there then. */
interface Typed {
  over: Next;
  values: Partial<Next>;
}

export function nextOf({ actor, stage, awaited, expectedOn }: Registration): Next {
  return { actor: actor ?? possibleActors(stage)[0] ?? "we", awaited: awaited ?? "", expectedOn: expectedOn ?? "" };
}

const read = (draft: string): Typed | undefined => (draft ? JSON.parse(draft) : undefined);

/** The draft after something was typed; empty as soon as it says what is there anyway. */
export function typeNext(draft: string, there: Next, values: Partial<Next>): string {
  const typed = read(draft);
  const all = Object.entries({ ...typed?.values, ...values });
  const different = all.filter(([field, value]) => value !== there[field as keyof Next]);
  if (different.length === 0) return "";
  return JSON.stringify({ over: typed?.over ?? there, values: Object.fromEntries(different) } satisfies Typed);
}

/** What the form shows: what was typed, and for the rest what is there now. */
export function shownNext(draft: string, registration: Registration): Next {
  const next = { ...nextOf(registration), ...read(draft)?.values };
  // Before anything is filed the Registrar cannot act.
  return possibleActors(registration.stage).includes(next.actor)
    ? next
    : { ...next, actor: nextOf(registration).actor };
}

/** Whether somebody else has changed it since it was typed over. */
export function hasChangedMeanwhile(draft: string, there: Next): boolean {
  const over = read(draft)?.over;
  return over !== undefined && (Object.keys(over) as (keyof Next)[]).some((field) => over[field] !== there[field]);
}
