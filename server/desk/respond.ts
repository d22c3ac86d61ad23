import type { CanBeUndone, Outcome } from "../store/outcome.ts";
import type { DeskDeps, DeskRequest } from "./context.ts";

interface Answering {
  /** Why it is not there. */
  gone: string;
  /** What has changed, if it was done. */
  topics: readonly string[];
}

/** What came of an action, for the page that asked for it: how things are now, with the undo or with why it was not done. */
export function respond<State extends object, Done extends State>(
  { changes, onStored }: DeskDeps,
  c: DeskRequest,
  outcome: Outcome<State, Done>,
  { gone, topics }: Answering,
) {
  if (outcome.result === "gone") return c.json({ error: gone }, 404);
  const { result, ...state } = outcome;
  if (result !== "done") return c.json(state as State & { error: string }, result === "stale" ? 409 : 422);
  onStored();
  changes.publish(...topics);
  return c.json({ undo: null, ...state } as unknown as Done & Required<CanBeUndone>, 200);
}
