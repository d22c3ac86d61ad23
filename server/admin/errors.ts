/** Something the person at the desk can put right; shown as one line, never as a stack trace. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** The command was not written as it must be. */
export class UsageError extends CommandError {
  override name = "UsageError";
}
