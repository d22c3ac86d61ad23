/** Something the person at the desk can put right; shown as one line, never as a stack trace. */
export class DeskError extends Error {
  override name = "DeskError";
}

/** The command was not written as it must be. */
export class UsageError extends DeskError {
  override name = "UsageError";
}
