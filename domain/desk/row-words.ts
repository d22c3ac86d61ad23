import type { CallOutcome } from "./calls.ts";
import type { EventContent } from "./events.ts";

/** What was tried and said last, for the one line that a row has. Events oldest first. */
export interface SaidLast<By> {
  /** Calls that nobody answered since somebody was last spoken with. */
  unanswered: number;
  /** What came of the last call. */
  lastOutcome: CallOutcome | null;
  lastNote: { text: string; by: By; at: string } | null;
}

export function saidLast<By>(events: readonly (EventContent & { by: By; at: string })[]): SaidLast<By> {
  const calls = events.filter((event) => event.type === "called");
  const since = calls.findLastIndex(({ outcome }) => outcome === "reached" || outcome === "call-back");
  const noted = events.findLast((event) => noteIn(event));
  return {
    unanswered: calls.slice(since + 1).filter(({ outcome }) => outcome === "no-answer").length,
    lastOutcome: calls.at(-1)?.outcome ?? null,
    lastNote: noted ? { text: noteIn(noted)!, by: noted.by, at: noted.at } : null,
  };
}

/** What somebody at the desk wrote. */
export function noteIn(event: EventContent): string | undefined {
  if (event.type === "note" || event.type === "mail") return event.text;
  if (event.type === "called" || event.type === "status" || event.type === "follow-up") return event.note;
  return undefined;
}
