import { type CopiedRows, CopyRejected, copyEverything } from "../store/copy.ts";
import type { Engine } from "../store/engines/engine.ts";
import { openEngine } from "../store/open.ts";
import type { Db } from "../store/schema.ts";
import { CommandError } from "./errors.ts";
import { textTable } from "./terminal-text.ts";

/**
 * Everything into an empty PostgreSQL, in one transaction there, while nothing can be written here. `finish` runs here, in the same
 * transaction, when all of it has arrived.
 */
export async function copyToPostgres(
  source: Engine,
  databaseUrl: string,
  finish?: (from: Db, place: string) => Promise<void>,
): Promise<{ copied: CopiedRows; place: string }> {
  const target = await openEngine({ dataDir: "", databaseUrl });
  try {
    const copied = await asCommandError(
      source.longWrite(async (from) => {
        const rows = await target.longWrite((to) => copyEverything(from, (work) => work(to)));
        await finish?.(from, target.place);
        return rows;
      }),
    );
    return { copied, place: target.place };
  } finally {
    await target.close();
  }
}

export async function asCommandError<T>(copying: Promise<T>): Promise<T> {
  return copying.catch((error) => {
    throw error instanceof CopyRejected ? new CommandError(error.message) : error;
  });
}

export const copiedTable = (copied: CopiedRows): string =>
  textTable(
    ["COPIED", "ROWS"],
    Object.entries(copied).map(([table, rows]) => [table, String(rows)]),
  );
