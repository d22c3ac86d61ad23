import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const texts = ["message", "best_time", "language", "city"];

/** What a visitor may add to a request for a call; nothing in leads from before. */
export const enquiryDetails: Migration = async (db, types) => {
  for (const column of texts) await db.schema.alterTable("leads").addColumn(column, "text").execute();
  const isJsonb = types.json === "jsonb";
  await db.schema
    .alterTable("leads")
    .addColumn("filing", sql.raw(types.json), (column) =>
      isJsonb ? column : column.check(sql`filing is null or json_valid(filing)`),
    )
    .execute();
  if (!isJsonb) return;
  // As in 0009: what people wrote must not stay in PostgreSQL's statistics.
  const changes = [...texts, "filing"].map((column) => `alter column ${column} set statistics 0`);
  await sql.raw(`alter table leads ${changes.join(", ")}`).execute(db);
};
