import { type Kysely, sql } from "kysely";
import { StoreUnavailable } from "../contract.ts";
import type { ColumnTypes, Engine } from "../engines/engine.ts";
import type { Db } from "../schema.ts";
import { createTables } from "./tables.ts";

export type Migration = (db: Db, types: ColumnTypes) => Promise<void>;

/** Applied in this order, once each. Never change one that has been released, nor what it is made of: add the next. */
export const migrations: readonly Migration[] = [createTables];

/** Versions 1 to 13 were never released, and are neither read nor brought up to date. */
const unreleased = 13;
/** The version this program works with. */
export const currentVersion = unreleased + migrations.length;

interface Ledger {
  migrations: { number: number; appliedAt: string };
}

/** The version a database is at; 0 when it is new. */
export async function readVersion(engine: Engine): Promise<number> {
  return engine.read(async (db) => {
    const tables = await db.introspection.getTables();
    const isOurs = tables.some(
      ({ name, columns }) => name === "migrations" && columns.some((column) => column.name === "number"),
    );
    // A database server may hold tables of its extensions; a file is ours alone.
    if (!isOurs && engine.name === "SQLite" && tables.length > 0)
      throw new ForeignDatabase(`${engine.place} holds tables of another program. Set another place for the data.`);
    const version = isOurs ? await readApplied(db) : 0;
    if (version > 0 && version <= unreleased) throw new UnreleasedDatabase(engine.place, version);
    return version;
  });
}

/** Made before the first release. It is left as it is. */
class UnreleasedDatabase extends StoreUnavailable {
  override name = "UnreleasedDatabase";

  constructor(place: string, version: number) {
    super(
      `The database in ${place} was made by a version before the first release (${version}) and is left as it is. With the program that made it: npm run --silent desk -- export leads --format json > leads.json. With this one, in a new DATA_DIR or database: npm run desk -- migrate leads.json.`,
    );
  }
}

/** There is a database, and it was not made by this program. */
export class ForeignDatabase extends StoreUnavailable {
  override name = "ForeignDatabase";
}

/** Brings the schema up to date in one transaction, whichever process comes first. */
export async function migrate(engine: Engine, steps = migrations): Promise<void> {
  const latest = unreleased + steps.length;
  if ((await readVersion(engine)) === latest) return;
  await engine.migration(async (db) => {
    await db.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("applied_at", sql.raw(engine.columnTypes.time), (column) => column.notNull())
      .execute();
    const applied = await readApplied(db);
    refuseNewer(applied);
    for (let number = Math.max(applied, unreleased) + 1; number <= latest; number++) {
      await steps[number - unreleased - 1]!(db, engine.columnTypes);
      await asLedger(db).insertInto("migrations").values({ number, appliedAt: new Date().toISOString() }).execute();
    }
  });
}

export function refuseNewer(version: number): void {
  if (version <= currentVersion) return;
  throw new StoreUnavailable(
    `The database is at version ${version}, newer than this program knows (${currentVersion}). Run the newer program.`,
  );
}

async function readApplied(db: Db): Promise<number> {
  const { last } = await asLedger(db)
    .selectFrom("migrations")
    .select((column) => column.fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

const asLedger = (db: Db) => db as unknown as Kysely<Ledger>;
