import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "../../store/contract.ts";
import type { Engine } from "../../store/engines/engine.ts";
import { openInMemory } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations/index.ts";
import { openEngineAsIs } from "../../store/open.ts";
import { CommandError } from "../errors.ts";

/**
 * The store from before a restore, to carry over what people decided since the back-up: an address of PostgreSQL, or a SQLite file,
 * which is left as it is. Undefined when it cannot be read.
 */
export async function openPrevious(place: string): Promise<Engine | undefined> {
  if (/^postgres(ql)?:/.test(place)) return openEngineAsIs({ dataDir: "", databaseUrl: place });
  if (!existsSync(place)) throw new CommandError(`There is no file ${place}.`);
  try {
    using connection = new DatabaseSync(place);
    const copy = openInMemory(connection.serialize());
    await migrate(copy);
    return copy;
  } catch (error) {
    if (error instanceof StoreUnavailable || (error as { code?: string }).code === "ERR_SQLITE_ERROR") return undefined;
    throw error;
  }
}
