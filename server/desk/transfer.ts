import { type CopiedRows, CopyRejected, copyEverything } from "../store/copy.ts";
import type { Engine } from "../store/engines/engine.ts";
import { openEngine } from "../store/open.ts";
import { DeskError } from "./errors.ts";
import { textTable } from "./terminal-text.ts";

/** Everything into an empty PostgreSQL, in one transaction there, while nothing can be written here. */
export async function migrateTo(source: Engine, databaseUrl: string): Promise<{ copied: CopiedRows; place: string }> {
  const target = await openEngine({ dataDir: "", databaseUrl });
  try {
    const copied = await asDeskError(target.longWrite((to) => source.longWrite((from) => copyEverything(from, to))));
    return { copied, place: target.place };
  } finally {
    await target.close();
  }
}

export async function asDeskError<T>(copying: Promise<T>): Promise<T> {
  return copying.catch((error) => {
    throw error instanceof CopyRejected ? new DeskError(error.message) : error;
  });
}

export const copiedTable = (copied: CopiedRows): string =>
  textTable(
    ["COPIED", "ROWS"],
    Object.entries(copied).map(([table, rows]) => [table, String(rows)]),
  );
