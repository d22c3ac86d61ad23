import type { Migration } from "./migration.ts";

/** The company plan that a visitor sent along; none for leads from before. */
export const companyPlan: Migration = async (db) => {
  await db.schema.alterTable("leads").addColumn("company_plan", "text").execute();
};
