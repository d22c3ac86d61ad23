import { sql } from "kysely";
import { fillDeskColumns } from "../desk/columns.ts";
import type { Db } from "../schema.ts";
import type { Migration } from "./migration.ts";

/** Enquiries in work, the people who work on them, and views of pages. */
export const desk: Migration = async (db, types) => {
  const isPostgres = types.json === "jsonb";
  const time = (column: string) =>
    isPostgres ? `${column} timestamptz` : `${column} text check (${column} glob '????-??-??T??:??:??.???Z')`;
  const json = (column: string, type: string) =>
    isPostgres
      ? `${column} jsonb not null check (jsonb_typeof(${column}) = '${type}')`
      : `${column} text not null check (json_valid(${column}) and json_type(${column}) = '${type}')`;
  const isDay = (column: string) =>
    isPostgres ? `${column} ~ '^\\d{4}-\\d\\d-\\d\\d$'` : `${column} glob '????-??-??'`;
  const create = (table: string, ...lines: string[]) => run(db, `create table ${table} (${lines.join(", ")})`);
  const add = async (table: string, ...columns: string[]) => {
    for (const column of columns) await run(db, `alter table ${table} add column ${column}`);
  };

  await create(
    "people",
    "id text primary key",
    `${time("created_at")} not null`,
    "name text not null",
    "email text",
    "email_key text unique",
    "role text not null check (role in ('owner', 'member'))",
    time("removed_at"),
  );
  await create(
    "passkeys",
    "id text primary key",
    "person_id text not null references people (id) on delete cascade",
    "name text not null",
    `public_key ${types.bytes} not null`,
    "counter bigint not null check (counter >= 0)",
    json("transports", "array"),
    "device_type text not null",
    "backed_up integer not null check (backed_up in (0, 1))",
    `${time("created_at")} not null`,
    time("last_used_at"),
  );
  await create(
    "desk_links",
    "hash text primary key",
    "person_id text not null references people (id) on delete cascade",
    "purpose text not null check (purpose in ('open', 'join'))",
    `${time("created_at")} not null`,
    `${time("expires_at")} not null`,
    time("used_at"),
  );
  await create(
    "challenges",
    "challenge text primary key",
    "purpose text not null check (purpose in ('sign-in', 'join', 'add'))",
    `${time("expires_at")} not null`,
  );
  await create(
    "sessions",
    "hash text primary key",
    "person_id text not null references people (id) on delete cascade",
    "via text not null check (via in ('link', 'passkey'))",
    "browser text not null",
    `${time("created_at")} not null`,
    `${time("last_seen_at")} not null`,
    `${time("expires_at")} not null`,
  );
  await create(
    "events",
    "id text primary key",
    "subject_id text not null",
    `${time("at")} not null`,
    "person_id text references people (id)",
    "by_name text not null",
    "type text not null",
    json("data", "object"),
    "key text unique",
  );
  await run(db, "create index events_by_subject on events (subject_id, id)");
  await create(
    "views",
    `day text not null check (${isDay("day")})`,
    "path text not null",
    "referrer text not null",
    "count integer not null check (count > 0)",
    "primary key (day, path, referrer)",
  );
  await run(
    db,
    `create table enquiry_search (id text primary key references leads (id) on delete cascade, words text not null)${isPostgres ? "" : " without rowid"}`,
  );

  await add(
    "leads",
    "status text not null default 'new' check (status in ('new', 'contacted', 'quoted', 'engaged', 'closed'))",
    "closed_reason text check ((status = 'closed') = (closed_reason is not null))",
    "owner_id text references people (id)",
    ...["promised_at", "due_at", "first_call_at", "contacted_at", "quoted_at", "engaged_at", "reminded_at"].map(time),
    `follow_up_on text check (${isDay("follow_up_on")})`,
    "version integer not null default 1 check (version > 0)",
    "structure text",
    "state text",
    "campaign text",
    "phone_key text not null default ''",
  );
  await add(
    "applications",
    "status text not null default 'new' check (status in ('new', 'shortlisted', 'interview', 'hired', 'declined'))",
    "version integer not null default 1 check (version > 0)",
  );
  await run(db, "create index leads_by_status on leads (status, id)");
  await run(db, "create index leads_by_owner on leads (owner_id, id)");
  for (const column of ["structure", "state", "page", "campaign"])
    await run(db, `create index leads_by_${column} on leads (${column}, id)`);
  await run(db, "create index leads_by_due on leads (due_at, id) where due_at is not null");
  await run(db, "create index leads_by_follow_up on leads (follow_up_on, id) where follow_up_on is not null");
  await run(db, "create index leads_by_address on leads (email_key)");
  await run(db, "create index leads_by_phone on leads (phone_key)");
  await run(db, "create index leads_by_time on leads (created_at)");
  if (isPostgres) await preparePostgres(db);
  await fillDeskColumns(db);
};

/** As in the migration before: nothing personal in the statistics. Whoever listens is told what has changed, at commit. */
async function preparePostgres(db: Db): Promise<void> {
  for (const [table, columns] of Object.entries({
    leads: ["phone_key"],
    enquiry_search: ["words"],
    events: ["data"],
  }))
    for (const column of columns) await run(db, `alter table ${table} alter column ${column} set statistics 0`);
  // Once for a statement: which rows by their ids, or only what kind where they are many.
  await run(
    db,
    `create function tell_desk() returns trigger language plpgsql as $$
      declare topics text;
      begin
        execute format(
          'select case when count(*) > 50 then %L else string_agg(%L || id, '' '') end
            from (select distinct %I as id from changed limit 51) as rows', tg_argv[0], tg_argv[1], tg_argv[2])
          into topics;
        if topics is not null then perform pg_notify('desk_changes', topics); end if;
        return null;
      end $$`,
  );
  await tellDesk(db, "leads", "enquiries", "enquiry:", "id");
  await tellDesk(db, "events", "enquiries", "enquiry:", "subject_id");
  await tellDesk(db, "applications", "applications", "application:", "id");
  await tellDesk(db, "people", "people", "people:", "id");
}

/** Tells the desk of every change in a table: the topic of all its rows, or of each by the id in the column. */
export async function tellDesk(db: Db, table: string, all: string, one: string, column: string): Promise<void> {
  for (const [event, rows] of [
    ["insert", "new"],
    ["update", "new"],
    ["delete", "old"],
  ])
    await run(
      db,
      `create trigger tell_desk_${event} after ${event} on ${table} referencing ${rows} table as changed
        for each statement execute function tell_desk('${all}', '${one}', '${column}')`,
    );
}

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);
