import { sql } from "kysely";
import { addressHash, keyed, readAddressKey, setAddressKey } from "../address-hash.ts";
import { newToken } from "../ids.ts";
import type { Db } from "../schema.ts";
import type { Migration } from "./migration.ts";

const twoYearsMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Of addresses that left, were erased or want no mail only a hash stays, with a key of the store's own. */
export const erasedAddresses: Migration = async (db, types) => {
  await db.schema
    .createTable("erasures")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("erased_at", sql.raw(types.time), (column) => column.notNull())
    .execute();
  // A restore has set the key of the store it restores into.
  await setAddressKey(db, newToken(), { replace: false });
  const key = await readAddressKey(db);
  for (const { hash } of await db.selectFrom("suppressions").select("hash").execute())
    await db
      .updateTable("suppressions")
      .set({ hash: keyed(key, hash) })
      .where("hash", "=", hash)
      .execute();
  const left = db.selectFrom("subscribers").select(["id", "emailKey"]).where("status", "=", "unsubscribed");
  for (const { id, emailKey } of await left.execute())
    await db
      .updateTable("subscribers")
      .set({ email: "", emailKey: await addressHash(db, emailKey), page: null, utm: "{}", suspect: "[]" })
      .where("id", "=", id)
      .execute();
  const endless = db.selectFrom("newsletterTokens").select(["hash", "createdAt"]).where("expiresAt", "is", null);
  for (const { hash, createdAt } of await endless.execute())
    await db
      .updateTable("newsletterTokens")
      .set({ expiresAt: new Date(Date.parse(createdAt) + twoYearsMs).toISOString() })
      .where("hash", "=", hash)
      .execute();
  if (types.json === "jsonb") await keepOutOfStatistics(db);
};

const personal: Record<string, Record<string, string[]>> = {
  leads: { text: ["email", "email_key", "name", "phone", "company_name", "page"], jsonb: ["utm", "company_plan"] },
  applications: {
    text: ["email", "email_key", "name", "phone", "experience", "cover_letter", "resume_name", "page"],
    jsonb: ["utm"],
  },
  resumes: { bytea: ["bytes"] },
  subscribers: { text: ["email", "email_key", "page"], jsonb: ["utm"] },
  idempotency_keys: { text: ["key", "body_digest"] },
};

/**
 * PostgreSQL copies frequent values into its statistics and leaves them there when the rows are erased, for ever if the table is then
 * empty. Naming a column's type anew drops what was collected; a target of 0 collects nothing more.
 */
async function keepOutOfStatistics(db: Db): Promise<void> {
  for (const [table, columnsByType] of Object.entries(personal)) {
    const changes = Object.entries(columnsByType).flatMap(([type, columns]) =>
      columns.map((column) => `alter column ${column} type ${type}, alter column ${column} set statistics 0`),
    );
    await sql.raw(`alter table ${table} ${changes.join(", ")}`).execute(db);
  }
}
