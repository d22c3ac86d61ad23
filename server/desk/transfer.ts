import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { type CopiedRows, CopyRejected, copyEverything } from "../store/copy.ts";
import type { Engine } from "../store/engines/engine.ts";
import { openSqlite } from "../store/engines/sqlite.ts";
import { migrate } from "../store/migrations/index.ts";
import { openEngine } from "../store/open.ts";
import { DeskError } from "./errors.ts";

/** Everything into an empty PostgreSQL, in one transaction there, while nothing can be written here. */
export async function migrateTo(source: Engine, databaseUrl: string): Promise<{ copied: CopiedRows; place: string }> {
  const target = await openEngine({ dataDir: "", databaseUrl });
  try {
    const copied = await asDeskError(target.write((to) => source.write((from) => copyEverything(from, to))));
    return { copied, place: target.place };
  } finally {
    await target.close();
  }
}

/** Everything as of one moment into a new SQLite file, whichever engine holds it; the server may keep running. */
export async function backUp(source: Engine, file: string): Promise<CopiedRows> {
  if (existsSync(file)) throw new DeskError(`${file} exists already. Choose another name.`);
  if (!existsSync(dirname(file))) throw new DeskError(`There is no folder ${dirname(file)}.`);
  const unfinished = `${file}.unfinished`;
  removeDatabase(unfinished);
  try {
    const target = openSqlite(unfinished);
    let copied: CopiedRows;
    try {
      await migrate(target);
      copied = await asDeskError(source.snapshot((from) => target.write((to) => copyEverything(from, to))));
    } finally {
      await target.close();
    }
    flush(unfinished);
    renameSync(unfinished, file);
    flush(dirname(file));
    return copied;
  } catch (error) {
    removeDatabase(unfinished);
    throw error;
  }
}

async function asDeskError<T>(copying: Promise<T>): Promise<T> {
  return copying.catch((error) => {
    throw error instanceof CopyRejected ? new DeskError(error.message) : error;
  });
}

function removeDatabase(file: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
}

function flush(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
