import type { Kysely } from "kysely";
import { StoreUnavailable } from "../contract.ts";
import type { Engine } from "../engines/engine.ts";
import type { Db } from "../schema.ts";
import { firstTables } from "./0001-first-tables.ts";
import { newsletterTokens } from "./0002-newsletter-tokens.ts";
import { idempotencyDigest } from "./0003-idempotency-digest.ts";
import { notices } from "./0004-notices.ts";
import { audit } from "./0005-audit.ts";
import { companyPlan } from "./0006-company-plan.ts";
import { typesAndReferences } from "./0007-types-and-references.ts";
import { spamScore } from "./0008-spam-score.ts";
import { erasedAddresses } from "./0009-erased-addresses.ts";
import { enquiryDetails } from "./0010-enquiry-details.ts";
import { desk } from "./0011-desk.ts";
import { quotations } from "./0012-quotations.ts";
import { registrations } from "./0013-registrations.ts";
import type { Migration } from "./migration.ts";

/** Applied in this order, once each, numbered from 1. Never change one that has been released: add the next. */
const migrations: readonly Migration[] = [
  firstTables,
  newsletterTokens,
  idempotencyDigest,
  notices,
  audit,
  companyPlan,
  typesAndReferences,
  spamScore,
  erasedAddresses,
  enquiryDetails,
  desk,
  quotations,
  registrations,
];

/** The version this program works with. */
export const currentVersion = migrations.length;

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
    return isOurs ? readApplied(db) : 0;
  });
}

/** There is a database, and it was not made by this program. */
export class ForeignDatabase extends StoreUnavailable {
  override name = "ForeignDatabase";
}

/** Brings the schema up to date, or to an earlier version, in one transaction, whichever process comes first. */
export async function migrate(engine: Engine, version = currentVersion): Promise<void> {
  await readVersion(engine);
  engine.enforceReferences(false);
  await engine.longWrite(async (db) => {
    await engine.lockMigrations(db);
    await db.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("applied_at", "text", (column) => column.notNull())
      .execute();
    const applied = await readApplied(db);
    refuseNewer(applied);
    for (let number = applied + 1; number <= version; number++) {
      await migrations[number - 1]!(db, engine.columnTypes);
      await asLedger(db).insertInto("migrations").values({ number, appliedAt: new Date().toISOString() }).execute();
    }
  });
  engine.enforceReferences(true);
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
