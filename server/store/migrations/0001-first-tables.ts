import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const firstTables: Migration = async (db, types) => {
  const person = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_key", "text", (column) => column.notNull())
      .addColumn("page", "text")
      .addColumn("utm", "text", (column) => column.notNull())
      .addColumn("suspect", "text", (column) => column.notNull());

  await person("leads")
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("company_name", "text")
    .addColumn("plan", "text")
    .execute();
  await person("applications")
    .addColumn("position", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("experience", "text", (column) => column.notNull())
    .addColumn("cover_letter", "text", (column) => column.notNull())
    .addColumn("resume_name", "text", (column) => column.notNull())
    .addColumn("resume_type", "text", (column) => column.notNull())
    .addColumn("resume_size", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("resumes")
    .addColumn("application_id", "text", (column) => column.primaryKey())
    .addColumn("bytes", sql.raw(types.bytes), (column) => column.notNull())
    .execute();
  await person("subscribers")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("confirm_token", "text", (column) => column.notNull().unique())
    .addColumn("unsubscribe_token", "text", (column) => column.notNull().unique())
    .addColumn("confirm_queued_at", "text")
    .addColumn("confirmed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .execute();
  await db.schema
    .createTable("deliveries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("submission_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .addColumn("done_at", "text")
    .addColumn("last_error", "text")
    .execute();
  await db.schema
    .createTable("idempotency_keys")
    .addColumn("form_kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("submission_id", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("idempotency_keys_once", ["form_kind", "key"] as never)
    .execute();
  await db.schema
    .createTable("heartbeat")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();

  // Every index costs pages at each commit. Looking a person up by address happens only when one is forgotten, and
  // ids sort by time already: neither gets an index.
  await db.schema.createIndex("subscribers_by_email").unique().on("subscribers").column("email_key").execute();
  await db.schema.createIndex("deliveries_by_due").on("deliveries").columns(["state", "due_at"]).execute();
  await db.schema.createIndex("deliveries_by_submission").on("deliveries").column("submission_id").execute();
};
