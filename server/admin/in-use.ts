import { DatabaseSync } from "node:sqlite";
import { CommandError } from "./errors.ts";

const busy = 5;

/** A running server would go on writing into a file whose data is moved elsewhere. */
export function refuseWhileInUse(file: string): void {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    // Closing it also brings what is in the log into the file.
    connection.exec("pragma locking_mode = exclusive; begin exclusive; commit");
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === busy)
      throw new CommandError(`${file} is in use. Stop the server first. Nothing was changed.`);
    // A damaged file is no reason to stop: whoever reads it will say so.
  } finally {
    connection?.close();
  }
}
