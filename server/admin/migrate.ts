import { existsSync } from "node:fs";
import { type CopiedRows, CopyRejected, copyEverything } from "../store/copy.ts";
import type { Engine } from "../store/engines/engine.ts";
import { markMoved, openEngine, openEngineAsIs, sqliteFile } from "../store/open.ts";
import type { Db } from "../store/tables.ts";
import { backUpBeforeUpdate } from "./backup/before-update.ts";
import {
  type Arguments,
  audited,
  CommandError,
  type CommandSetup,
  refuseWhileInUse,
  type SettingsCommand,
  textTable,
  UsageError,
} from "./command.ts";

export const migrate: SettingsCommand = {
  needs: "settings",
  usage: "migrate [POSTGRES_URL]",
  summary: "bring the database up to date, or move it into an empty PostgreSQL",
  details:
    "Stop the server first. Without an argument the tables are brought to this program's version, after a back-up into DATA_DIR, as the\n" +
    "server does at its start.\n" +
    "With an address everything moves there: afterwards set DATABASE_URL to it. The SQLite file stays as it was but for a mark: server\n" +
    "and desk refuse it from then on, and it takes no more data.",
  positionals: [0, 1],
  warning({ positionals: [target] }) {
    if (target === undefined)
      return "This brings the database up to date. A server of an older version must be stopped.";
    if (/^postgres(ql)?:\/\//.test(target)) return "This moves all data to PostgreSQL. The server must be stopped.";
    throw new UsageError(`${target} is no address such as postgres://user:password@host/db.`);
  },
  run: (setup, { positionals: [target] }: Arguments) => (target === undefined ? upgrade(setup) : move(setup, target)),
};

const place = ({ env }: CommandSetup) => ({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });

async function upgrade(setup: CommandSetup): Promise<void> {
  const update: string[] = [];
  const before = backUpBeforeUpdate(setup.env, (text) => update.push(text), setup.workFactor);
  const engine = await openEngine(place(setup), before);
  await engine.close();
  for (const text of update) await setup.print(`${text}\n`);
  await setup.print(`The database in ${engine.place} is up to date.\n`);
}

async function move({ env, print, now }: CommandSetup, url: string): Promise<void> {
  if (env.DATABASE_URL) throw new CommandError("DATABASE_URL is set: the data is in PostgreSQL already.");
  const file = sqliteFile(env.DATA_DIR);
  if (!existsSync(file)) throw new CommandError(`There is no database at ${file}.`);
  refuseWhileInUse(file);
  const engine = await openEngineAsIs({ dataDir: env.DATA_DIR });
  try {
    await audited("migrate", engine, now, async () => {
      const { copied, place } = await copyToPostgres(engine, url, (from, target) => markMoved(from, target, now));
      await print(`${copiedTable(copied)}\nAll rows arrived. Set DATABASE_URL to this address and start the server.\n`);
      return `moved to ${place}`;
    });
  } finally {
    await engine.close();
  }
}

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
