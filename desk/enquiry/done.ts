import type { NextStep } from "../../domain/desk/enquiry.ts";
import { sharedValue } from "../ui/hooks.ts";
import type { Attempt } from "./attempts.ts";

/** What was just done, as it is told to whoever did it. */
export interface Done {
  about: { id: string; name: string };
  /** 'Reached, saved 11:52.' */
  text: string;
  /** What goes to the founder because of it. */
  sends: string;
  next: readonly NextStep[];
  /** Until when it can be taken back; null once it cannot. */
  undo: { id: string; until: string } | null;
  /** The call that it was about: taken back, what came of it is asked again. */
  attempt?: Attempt | undefined;
}

export const done = sharedValue<Done | undefined>(undefined);

/** An undo that an answer of the server offers. */
export function undoIn(body: unknown): Done["undo"] {
  if (typeof body !== "object" || body === null || !("undo" in body)) return null;
  return body.undo as Done["undo"];
}

export const isUndoable = ({ undo }: Pick<Done, "undo">, now = Date.now()): boolean =>
  undo !== null && Date.parse(undo.until) > now;
