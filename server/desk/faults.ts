/** Something the person at the desk can put right; shown as one line, never as a stack trace. */
export class DeskFault extends Error {
  override name = "DeskFault";
}

/** The command was not written as it must be. */
export class UsageFault extends DeskFault {
  override name = "UsageFault";
}
