import { sql } from "kysely";
import { type Db, storable, storableJson } from "../schema.ts";
import type { Migration } from "./migration.ts";

/** Tables whose rows say where somebody came from. */
const withOrigin = ["leads", "applications", "subscribers"] as const;

/**
 * PostgreSQL gets its own types for times and JSON. On both engines what a column may hold is checked, and a resume belongs to an
 * application. What a delivery is for is left open: purposes grow with the program.
 */
export const typesAndReferences: Migration = async (db, types) => {
  for (const table of withOrigin) await repairJson(db, table);
  await run(db, "delete from resumes where application_id not in (select id from applications)");
  if (types.json === "jsonb") await alterPostgres(db);
  else await rebuildSqlite(db);
};

/** Campaigns that the first versions could write and not read again, or that PostgreSQL does not take as JSON. */
async function repairJson(db: Db, table: (typeof withOrigin)[number]): Promise<void> {
  const rows = await db
    .selectFrom(table)
    .select(["id", "utm"])
    .where(sql<boolean>`replace(utm, ${"\\"}, '') <> utm`)
    .execute();
  for (const { id, utm } of rows) {
    await db
      .updateTable(table)
      .set({ utm: storableJson(parseCampaign(utm)) })
      .where("id", "=", id)
      .execute();
  }
}

function parseCampaign(utm: string): Record<string, string> {
  try {
    return JSON.parse(utm);
  } catch {
    return { utm_unreadable: storable(utm) };
  }
}

async function alterPostgres(db: Db): Promise<void> {
  const time = (column: string) => `alter column ${column} type timestamptz using ${column}::timestamptz`;
  const json = (column: string) => `alter column ${column} type jsonb using ${column}::jsonb`;
  const check = (name: string, rule: string) => `add constraint ${name} check (${rule})`;
  const origin = (table: string) => [
    time("created_at"),
    json("utm"),
    json("suspect"),
    check(`${table}_utm_object`, "jsonb_typeof(utm) = 'object'"),
    check(`${table}_suspect_array`, "jsonb_typeof(suspect) = 'array'"),
  ];
  const changes: Record<string, string[]> = {
    leads: [...origin("leads"), json("company_plan"), check("leads_form", rules.form)],
    applications: [...origin("applications"), check("applications_resume_size", rules.resumeSize)],
    subscribers: [
      ...origin("subscribers"),
      ...["requested_at", "confirm_queued_at", "confirmed_at", "unsubscribed_at"].map(time),
      check("subscribers_confirm_mails", rules.confirmMails),
    ],
    resumes: [
      "add constraint resumes_application foreign key (application_id) references applications (id) on delete cascade",
    ],
    deliveries: [
      ...["created_at", "due_at", "done_at"].map(time),
      check("deliveries_channel", rules.channel),
      check("deliveries_state", rules.state),
      check("deliveries_attempts", rules.attempts),
    ],
    idempotency_keys: [time("created_at")],
    heartbeat: [time("at"), check("heartbeat_once", rules.heartbeat)],
    migrations: [time("applied_at")],
  };
  for (const [table, alterations] of Object.entries(changes))
    await run(db, `alter table ${table} ${alterations.join(", ")}`);
}

const rules = {
  form: "form in ('quick', 'contact')",
  resumeSize: "resume_size >= 0",
  status: "status in ('pending', 'confirmed', 'unsubscribed')",
  confirmMails: "confirm_mails >= 0",
  channel: "channel in ('mail', 'webhook')",
  state: "state in ('waiting', 'sending', 'done', 'dead')",
  attempts: "attempts >= 0",
  heartbeat: "id = 1",
};

/** SQLite adds no check to a table that exists: each is made anew beside the old one and takes its place. */
async function rebuildSqlite(db: Db): Promise<void> {
  const time = (column: string) => `${column} text check (${column} glob '????-??-??T??:??:??.???Z')`;
  const person = [
    "id text primary key",
    `${time("created_at")} not null`,
    "email text not null",
    "email_key text not null",
    "page text",
    "utm text not null check (json_valid(utm) and json_type(utm) = 'object')",
    "suspect text not null check (json_valid(suspect) and json_type(suspect) = 'array')",
  ];
  const required = (...columns: string[]) => columns.map((column) => `${column} text not null`);
  const tables: Record<string, string[]> = {
    leads: [
      ...person,
      `form text not null check (${rules.form})`,
      ...required("name", "phone"),
      "company_name text",
      "plan text",
      "company_plan text check (company_plan is null or json_valid(company_plan))",
    ],
    applications: [
      ...person,
      ...required("position", "name", "phone", "experience", "cover_letter", "resume_name", "resume_type"),
      `resume_size integer not null check (${rules.resumeSize})`,
    ],
    resumes: ["application_id text primary key references applications (id) on delete cascade", "bytes blob not null"],
    subscribers: [
      ...person,
      `status text not null check (${rules.status})`,
      `${time("requested_at")} not null`,
      `confirm_mails integer not null default 0 check (${rules.confirmMails})`,
      ...["confirm_queued_at", "confirmed_at", "unsubscribed_at"].map(time),
    ],
    deliveries: [
      "id text primary key",
      `channel text not null check (${rules.channel})`,
      ...required("purpose", "submission_id"),
      `state text not null check (${rules.state})`,
      `attempts integer not null check (${rules.attempts})`,
      `${time("created_at")} not null`,
      `${time("due_at")} not null`,
      "lease_owner text",
      time("done_at"),
      "last_error text",
    ],
    heartbeat: [`id integer primary key check (${rules.heartbeat})`, `${time("at")} not null`],
  };
  for (const [table, columns] of Object.entries(tables)) {
    const names = columns.map((column) => column.split(" ", 1)[0]).join(", ");
    await run(db, `create table new_${table} (${columns.join(", ")})`);
    await run(db, `insert into new_${table} (${names}) select ${names} from ${table}`);
    await run(db, `drop table ${table}`);
    await run(db, `alter table new_${table} rename to ${table}`);
  }
  await run(db, "create unique index subscribers_by_address on subscribers (email_key)");
  await run(db, "create index deliveries_by_due on deliveries (state, due_at)");
  await run(db, "create index deliveries_by_submission on deliveries (submission_id)");
}

const run = (db: Db, statement: string) => sql.raw(statement).execute(db);
