import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** How many signs of spam were seen, weighted; nothing from before was kept back. */
export const spamScore: Migration = async (db) => {
  for (const table of ["leads", "applications", "subscribers"]) {
    await db.schema
      .alterTable(table)
      .addColumn("spam_score", "integer", (column) => column.notNull().defaultTo(0).check(sql`spam_score >= 0`))
      .execute();
  }
};
