import type { Kysely } from "kysely";
import { StoreUnavailable } from "../contract.ts";
import type { Engine } from "../engines/engine.ts";
import { firstTables } from "./0001-first-tables.ts";
import { newsletterTokens } from "./0002-newsletter-tokens.ts";
import { idempotencyDigest } from "./0003-idempotency-digest.ts";
import { notices } from "./0004-notices.ts";
import type { Migration } from "./migration.ts";

/** Applied in this order, once each, numbered from 1. Never change one that has been released: add the next. */
const migrations: readonly Migration[] = [firstTables, newsletterTokens, idempotencyDigest, notices];

interface Ledger {
  migrations: { number: number; appliedAt: string };
}

/** Brings the schema up to date in one transaction, whichever process comes first. */
export async function migrate(engine: Engine): Promise<void> {
  await engine.write(async (db) => {
    await engine.lockMigrations(db);
    await db.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("applied_at", "text", (column) => column.notNull())
      .execute();
    const ledger = db as unknown as Kysely<Ledger>;
    const { last } = await ledger
      .selectFrom("migrations")
      .select((q) => q.fn.max("number").as("last"))
      .executeTakeFirstOrThrow();
    const applied = Number(last ?? 0);
    if (applied > migrations.length) {
      throw new StoreUnavailable(
        `The database is at version ${applied}, newer than this program knows (${migrations.length}). Run the newer program.`,
      );
    }
    for (let number = applied + 1; number <= migrations.length; number++) {
      await migrations[number - 1]!(db, engine.columnTypes);
      await ledger.insertInto("migrations").values({ number, appliedAt: new Date().toISOString() }).execute();
    }
  });
  engine.enforceReferences();
}
