import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Who ran which command at the desk; and what is to be known about the database as a whole. */
export const audit: Migration = async (db, types) => {
  const time = sql.raw(types.time);
  await db.schema
    .createTable("audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("who", "text", (column) => column.notNull())
    .addColumn("command", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("marks")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("created_at", time, (column) => column.notNull())
    .execute();
};
