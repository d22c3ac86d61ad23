import { sql } from "kysely";
import { tellDesk } from "./0011-desk.ts";
import type { Migration } from "./migration.ts";

/** Registrations in work, and the keys of the founders' pages. */
export const registrations: Migration = async (db, types) => {
  const isPostgres = types.json === "jsonb";
  const run = (statement: string) => sql.raw(statement).execute(db);
  const time = (column: string) =>
    isPostgres ? `${column} timestamptz` : `${column} text check (${column} glob '????-??-??T??:??:??.???Z')`;
  const day = (column: string) =>
    `${column} text check (${isPostgres ? `${column} ~ '^\\d{4}-\\d\\d-\\d\\d$'` : `${column} glob '????-??-??'`})`;
  const json = isPostgres
    ? "content jsonb not null check (jsonb_typeof(content) = 'object')"
    : "content text not null check (json_valid(content) and json_type(content) = 'object')";

  await run(
    `create table registrations (
      lead_id text primary key references leads (id) on delete cascade,
      ${time("created_at")} not null,
      stage text not null check (stage in ('documents', 'name', 'signatures', 'filing', 'certificate', 'first-filings', 'complete')),
      actor text check (actor in ('you', 'we', 'registrar')),
      ${day("waiting_since")} not null,
      ${day("expected_on")},
      ${json},
      version integer not null check (version > 0))`,
  );
  await run("create index registrations_by_stage on registrations (stage, waiting_since)");
  await run(
    `create table founder_keys (
      hash text primary key,
      lead_id text not null references leads (id) on delete cascade,
      ${time("created_at")} not null)`,
  );
  await run("create index founder_keys_by_lead on founder_keys (lead_id)");
  await run(
    `create table founder_mails (
      lead_id text primary key references leads (id) on delete cascade,
      ${time("stopped_at")} not null)`,
  );
  if (!isPostgres) return;
  // Nothing personal in the statistics; whoever listens is told what has changed.
  await run("alter table registrations alter column content set statistics 0");
  await tellDesk(db, "registrations", "registrations", "registration:", "lead_id");
};
