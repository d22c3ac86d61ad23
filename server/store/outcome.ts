import type { Undo } from "../../domain/desk/history.ts";

/** Absent or null where there is nothing to take back. */
export interface CanBeUndone {
  undo?: Undo | null;
}

/**
 * What came of an action at the desk. "stale": somebody was faster, and it has how things are now. "refused": it makes no sense in this
 * state, `error` says why.
 */
export type Outcome<State extends object, Done extends State = State> =
  | ({ result: "done" } & Done & CanBeUndone)
  | ({ result: "stale" | "refused"; error: string } & State)
  | { result: "gone" };

/** Thrown within a write: nothing of its transaction is kept, and the write resolves with this result. */
export class Abort extends Error {
  override name = "Abort";
  readonly result: unknown;

  constructor(result: unknown) {
    super("aborted");
    this.result = result;
  }
}

export const resultUnlessFailed = <T>(write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    if (error instanceof Abort) return error.result as T;
    throw error;
  });
