import { sql } from "kysely";
import { tellDesk } from "./0011-desk.ts";
import type { Migration } from "./migration.ts";

/** Offers to founders: in work, or frozen with a number. */
export const quotations: Migration = async (db, types) => {
  const isPostgres = types.json === "jsonb";
  const run = (statement: string) => sql.raw(statement).execute(db);
  const time = (column: string) =>
    isPostgres ? `${column} timestamptz` : `${column} text check (${column} glob '????-??-??T??:??:??.???Z')`;
  const json = (column: string, more = "") =>
    isPostgres
      ? `${column} jsonb ${more} check (jsonb_typeof(${column}) = 'object')`
      : `${column} text ${more} check (json_valid(${column}) and json_type(${column}) = 'object')`;
  const columns = [
    "id text primary key",
    "enquiry_id text not null references leads (id) on delete cascade",
    `${time("created_at")} not null`,
    "state text not null check (state in ('draft', 'sent', 'replaced', 'withdrawn'))",
    "revision integer not null default 1 check (revision > 0)",
    json("draft", "not null"),
    // The one it is to replace.
    "replaces_id text references quotations (id) on delete set null",
    "year text",
    "count integer check (count > 0)",
    "version integer check (version > 0)",
    json("content"),
    `pdf ${types.bytes}`,
    time("sent_at"),
    "sent_by text",
    // By the founder, on their page.
    time("accepted_at"),
    "delivery_id text",
    "unique (year, count, version)",
    // What was sent is complete; what was not has no number.
    "check ((state = 'draft') = (content is null))",
    "check ((content is null) = (year is null) and (content is null) = (count is null))",
    "check ((content is null) = (version is null) and (content is null) = (sent_at is null))",
    // What was accepted stays what was agreed.
    "check (accepted_at is null or state = 'sent')",
  ];
  await run(`create table quotations (${columns.join(", ")})`);
  await run("create index quotations_by_enquiry on quotations (enquiry_id, id)");
  await run("create index quotations_by_delivery on quotations (delivery_id)");
  await run("create unique index quotations_one_draft on quotations (enquiry_id) where state = 'draft'");
  await run("create table quotation_numbers (year text primary key, last integer not null check (last > 0))");
  if (!isPostgres) return;
  for (const column of ["draft", "content", "pdf"])
    await run(`alter table quotations alter column ${column} set statistics 0`);
  await tellDesk(db, "quotations", "enquiries", "enquiry:", "enquiry_id");
};
