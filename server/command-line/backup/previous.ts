import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { StoreUnavailable } from "../../store/contract.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openSqlite } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations/index.ts";
import { openEngineAsIs } from "../../store/open.ts";
import { CommandError } from "../errors.ts";
import { databaseFiles, type WorkFolder } from "./files.ts";

/**
 * The store from before a restore, to carry over what people decided since the back-up: an address of PostgreSQL, or a SQLite file,
 * which is left as it is: a copy of it is opened. Undefined when it cannot be read.
 */
export async function openPrevious(place: string, folder: WorkFolder): Promise<Engine | undefined> {
  if (/^postgres(ql)?:/.test(place)) return openEngineAsIs({ dataDir: "", databaseUrl: place });
  if (!existsSync(place)) throw new CommandError(`There is no file ${place}.`);
  const copies = databaseFiles(join(folder.path, "previous.sqlite"));
  for (const [index, file] of databaseFiles(place).entries()) if (existsSync(file)) copyFileSync(file, copies[index]!);
  let copy: Engine | undefined;
  try {
    copy = openSqlite(copies[0]!);
    await migrate(copy);
    return copy;
  } catch (error) {
    await copy?.close();
    if (error instanceof StoreUnavailable || (error as { code?: string }).code === "ERR_SQLITE_ERROR") return undefined;
    throw error;
  }
}
