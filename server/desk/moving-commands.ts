import { markMoved } from "../store/marks.ts";
import { openEngine } from "../store/open.ts";
import type { SettingsCommand, StoreCommand } from "./command.ts";
import { DeskError, UsageError } from "./errors.ts";
import { copiedTable, copyToPostgres } from "./transfer.ts";

export const migrateToCommand: StoreCommand = {
  needs: "store",
  audited: true,
  alone: true,
  usage: "migrate-to POSTGRES_URL",
  summary: "move everything from SQLite into an empty PostgreSQL database",
  details:
    "Stop the server first. Afterwards set DATABASE_URL to the same address and start it again.\n" +
    "The SQLite file stays as it was but for a mark: server and desk refuse it from then on, and it takes no more data.",
  positionals: [1, 1],
  warning({ positionals: [url] }) {
    if (!/^postgres(ql)?:\/\//.test(url!))
      throw new UsageError("The target must look like postgres://user:password@host/database.");
    return "This moves all data to PostgreSQL. The server must be stopped.";
  },
  async run({ engine, print, now }, { positionals: [url] }) {
    if (engine.name !== "SQLite") throw new DeskError("DATABASE_URL is set: the data is in PostgreSQL already.");
    const { copied, place } = await copyToPostgres(engine, url!, (from, target) => markMoved(from, target, now));
    await print(`${copiedTable(copied)}\nAll rows arrived. Set DATABASE_URL to this address and start the server.\n`);
    return `moved to ${place}`;
  },
};

export const upgrade: SettingsCommand = {
  needs: "settings",
  usage: "upgrade",
  summary: "bring the database to this program's version, as the server does at its start",
  positionals: [0, 0],
  warning: () => "This brings the database up to date. A server of an older version must be stopped.",
  async run({ env, print }) {
    const engine = await openEngine({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
    await engine.close();
    await print(`The database in ${engine.place} is up to date.\n`);
  },
};
