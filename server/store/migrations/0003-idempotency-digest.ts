import type { Migration } from "./migration.ts";

/** What a key was used for; empty for keys from before, which match anything. */
export const idempotencyDigest: Migration = async (db) => {
  await db.schema.alterTable("idempotency_keys").addColumn("body_digest", "text").execute();
};
