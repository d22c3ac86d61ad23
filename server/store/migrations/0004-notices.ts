import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What the server tells the owner by itself: one for each kind and occasion, whichever server comes first. */
export const notices: Migration = async (db, types) => {
  await db.schema
    .createTable("notices")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('summary', 'alert')`))
    .addColumn("occasion", "text", (column) => column.notNull())
    .addColumn("created_at", sql.raw(types.time), (column) => column.notNull())
    .addColumn("data", sql.raw(types.json), (column) => column.notNull())
    .addUniqueConstraint("notices_once", ["kind", "occasion"] as never)
    .execute();
};
