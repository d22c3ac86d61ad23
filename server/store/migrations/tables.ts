import { sql } from "kysely";
import { setAddressKey } from "../address-hash.ts";
import type { ColumnTypes } from "../engines/engine.ts";
import { newToken } from "../ids.ts";
import type { Db } from "../schema.ts";

/** The tables of the first release. What a column may hold is checked on both engines. */
export async function createTables(db: Db, types: ColumnTypes): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const [table, columns] of Object.entries(tables(types)))
    await run(
      `create table ${table} (${columns.join(", ")})${types.json === "text" && isNarrow(table) ? " without rowid" : ""}`,
    );
  for (const index of indexes) await run(`create ${index}`);
  // A restore sets the key of the store it restores into.
  await setAddressKey(db, newToken(), { replace: false });
  if (types.json !== "jsonb") return;
  for (const [table, columns] of Object.entries(personal))
    await run(`alter table ${table} ${columns.map((column) => `alter column ${column} set statistics 0`).join(", ")}`);
  await run(tellDesk);
  for (const [table, [all, one, column]] of Object.entries(topics))
    for (const [change, rows] of [
      ["insert", "new"],
      ["update", "new"],
      ["delete", "old"],
    ])
      await run(
        `create trigger tell_desk_${change} after ${change} on ${table} referencing ${rows} table as changed
          for each statement execute function tell_desk('${all}', '${one}', '${column}')`,
      );
}

function tables(types: ColumnTypes): Record<string, string[]> {
  const isPostgres = types.json === "jsonb";
  const time = (column: string) =>
    isPostgres ? `${column} timestamptz` : `${column} text check (${column} glob '????-??-??T??:??:??.???Z')`;
  const moment = (column: string) => `${time(column)} not null`;
  const day = (column: string) =>
    `${column} text check (${isPostgres ? `${column} ~ '^\\d{4}-\\d\\d-\\d\\d$'` : `${column} glob '????-??-??'`})`;
  const json = (column: string, type: "object" | "array") =>
    isPostgres
      ? `${column} jsonb check (jsonb_typeof(${column}) = '${type}')`
      : `${column} text check (json_valid(${column}) and json_type(${column}) = '${type}')`;
  const texts = (...columns: string[]) => columns.map((column) => `${column} text not null`);
  const oneOf = (column: string, ...values: string[]) =>
    `${column} text not null check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`;
  const count = (column: string, least = 0) => `${column} integer not null check (${column} >= ${least})`;
  const person = [
    "id text primary key",
    moment("created_at"),
    ...texts("email", "email_key"),
    "page text",
    `${json("utm", "object")} not null`,
    `${json("suspect", "array")} not null`,
    count("spam_score"),
  ];
  const ofEnquiry = "enquiry_id text not null references leads (id) on delete cascade";
  const ofPerson = "person_id text not null references people (id) on delete cascade";

  return {
    people: [
      "id text primary key",
      moment("created_at"),
      "name text not null",
      "email text",
      "email_key text unique",
      oneOf("role", "owner", "member"),
      time("removed_at"),
    ],
    passkeys: [
      "id text primary key",
      ofPerson,
      "name text not null",
      `public_key ${types.bytes} not null`,
      "counter bigint not null check (counter >= 0)",
      `${json("transports", "array")} not null`,
      "device_type text not null",
      "backed_up integer not null check (backed_up in (0, 1))",
      moment("created_at"),
      time("last_used_at"),
    ],
    desk_links: [
      "hash text primary key",
      ofPerson,
      oneOf("purpose", "open", "join"),
      moment("created_at"),
      moment("expires_at"),
      time("used_at"),
    ],
    challenges: ["challenge text primary key", oneOf("purpose", "sign-in", "join", "add"), moment("expires_at")],
    sessions: [
      "hash text primary key",
      ofPerson,
      oneOf("via", "link", "passkey"),
      // What a passkey opened ends with it.
      "passkey_id text references passkeys (id) on delete cascade",
      "browser text not null",
      moment("created_at"),
      moment("last_seen_at"),
      moment("expires_at"),
    ],
    leads: [
      ...person,
      oneOf("form", "quick", "contact", "telephone", "walk-in", "whatsapp", "referral", "fair", "other"),
      ...texts("name", "phone"),
      "company_name text",
      "plan text",
      json("company_plan", "object"),
      json("estimate", "object"),
      "message text",
      "best_time text",
      "language text",
      "city text",
      json("filing", "object"),
      oneOf("status", "new", "contacted", "quoted", "engaged", "closed"),
      "closed_reason text check ((status = 'closed') = (closed_reason is not null))",
      "owner_id text references people (id)",
      ...["promised_at", "due_at", "first_call_at", "contacted_at", "quoted_at", "engaged_at", "reminded_at"].map(time),
      day("follow_up_on"),
      count("version", 1),
      "structure text",
      "state text",
      "campaign text",
      "phone_key text not null",
      "joined_as text",
      "wrong_phone_key text",
    ],
    applications: [
      ...person,
      ...texts("position", "name", "phone", "experience", "cover_letter", "resume_name", "resume_type"),
      count("resume_size"),
      oneOf("status", "new", "shortlisted", "interview", "hired", "declined"),
      count("version", 1),
    ],
    // Apart from applications, so that listing them does not read the files.
    resumes: [
      "application_id text primary key references applications (id) on delete cascade",
      `bytes ${types.bytes} not null`,
    ],
    subscribers: [
      ...person,
      oneOf("status", "pending", "confirmed", "unsubscribed"),
      moment("requested_at"),
      count("confirm_mails"),
      ...["confirm_queued_at", "confirmed_at", "unsubscribed_at"].map(time),
    ],
    newsletter_tokens: [
      "hash text primary key",
      "subscriber_id text not null references subscribers (id) on delete cascade",
      oneOf("purpose", "confirm", "unsubscribe"),
      moment("created_at"),
      moment("expires_at"),
    ],
    suppressions: ["hash text primary key", moment("created_at")],
    erasures: ["hash text primary key", moment("erased_at")],
    notices: [
      "id text primary key",
      oneOf("kind", "summary", "alert"),
      "occasion text not null",
      moment("created_at"),
      `${json("data", "object")} not null`,
      "unique (kind, occasion)",
    ],
    // What a delivery is for is left open: purposes grow with the program.
    deliveries: [
      "id text primary key",
      oneOf("channel", "mail", "webhook"),
      ...texts("purpose", "submission_id"),
      oneOf("state", "waiting", "sending", "done", "dead"),
      count("attempts"),
      moment("created_at"),
      moment("due_at"),
      "lease_owner text",
      time("done_at"),
      "last_error text",
    ],
    idempotency_keys: [
      ...texts("form_kind", "key"),
      "body_digest text",
      "submission_id text not null",
      moment("created_at"),
      "primary key (form_kind, key)",
    ],
    events: [
      "id text primary key",
      "enquiry_id text references leads (id) on delete cascade",
      "application_id text references applications (id) on delete cascade",
      moment("at"),
      "person_id text references people (id)",
      ...texts("by_name", "type"),
      `${json("data", "object")} not null`,
      "key text unique",
      "check ((enquiry_id is null) <> (application_id is null))",
    ],
    // Apart from leads, so that a search reads little.
    enquiry_search: [
      "id text primary key references leads (id) on delete cascade",
      "words text not null",
      "notes text not null",
    ],
    quotations: [
      "id text primary key",
      ofEnquiry,
      moment("created_at"),
      oneOf("state", "draft", "sent", "replaced", "withdrawn"),
      count("revision", 1),
      // What it comes to, of one that was sent: the lower end of a range.
      "rupees bigint check (rupees >= 0)",
      `${json("draft", "object")} not null`,
      // The one it is to replace.
      "replaces_id text references quotations (id) on delete set null",
      "year text",
      "count integer check (count > 0)",
      "version integer check (version > 0)",
      json("content", "object"),
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
    ],
    quotation_numbers: ["year text primary key", count("last")],
    // Money that came, and contrary entries, which are below zero. The receipt is kept longer than the person: then it names no enquiry.
    payments: [
      "id text primary key",
      "enquiry_id text references leads (id) on delete set null",
      moment("created_at"),
      "by_name text not null",
      `${day("received_on")} not null`,
      "rupees bigint not null check (rupees <> 0)",
      "tds bigint not null",
      "fee bigint not null",
      oneOf("way", "upi", "bank", "cash", "cheque", "other"),
      ...texts("reference", "address"),
      "year text not null",
      count("count", 1),
      `${json("content", "object")} not null`,
      // The one that a contrary entry takes back: each is taken back once.
      "cancels_id text unique",
      "reason text",
      "delivery_id text",
      "unique (year, count)",
      "check ((rupees < 0) = (cancels_id is not null) and (cancels_id is null) = (reason is null))",
      "check (case when rupees > 0 then tds >= 0 and fee between 0 and rupees + tds else tds <= 0 and fee between rupees + tds and 0 end)",
    ],
    receipt_numbers: ["year text primary key", count("last")],
    registrations: [
      "enquiry_id text primary key references leads (id) on delete cascade",
      moment("created_at"),
      oneOf("stage", "documents", "name", "signatures", "filing", "certificate", "first-filings", "complete"),
      "actor text check (actor in ('you', 'we', 'registrar'))",
      `${day("waiting_since")} not null`,
      day("expected_on"),
      `${json("content", "object")} not null`,
      count("version", 1),
    ],
    founder_keys: ["hash text primary key", ofEnquiry, moment("created_at")],
    founder_mails: ["enquiry_id text primary key references leads (id) on delete cascade", moment("stopped_at")],
    undos: [
      "id text not null",
      ofEnquiry,
      moment("until"),
      `${json("data", "object")} not null`,
      "primary key (id, enquiry_id)",
    ],
    views: [
      `${day("day")} not null`,
      ...texts("path", "referrer"),
      count("count", 1),
      "primary key (day, path, referrer)",
    ],
    site_changes: [
      "id text primary key",
      moment("at"),
      "person_id text references people (id) on delete set null",
      ...texts("by_name", "file"),
      "before text",
      "after text",
    ],
    audit: ["id text primary key", moment("created_at"), ...texts("who", "command", "outcome")],
    marks: ["name text primary key", "value text not null", moment("created_at")],
    heartbeat: ["id integer primary key check (id = 1)", moment("at")],
  };
}

/** Read from end to end by a search: SQLite then keeps the words in the order of the ids, and takes a third of the time. */
const isNarrow = (table: string) => table === "enquiry_search";

const indexes = [
  "unique index subscribers_by_address on subscribers (email_key)",
  "index newsletter_tokens_by_subscriber on newsletter_tokens (subscriber_id)",
  "index deliveries_by_due on deliveries (state, due_at)",
  "index deliveries_by_submission on deliveries (submission_id)",
  "index idempotency_keys_by_submission on idempotency_keys (submission_id)",
  "index events_by_enquiry on events (enquiry_id, id)",
  "index events_by_application on events (application_id, id)",
  "index leads_by_status on leads (status, id)",
  "index leads_by_owner on leads (owner_id, id)",
  ...["form", "structure", "state", "page", "campaign"].map(
    (column) => `index leads_by_${column} on leads (${column}, id)`,
  ),
  "index leads_by_due on leads (due_at, id) where due_at is not null",
  "index leads_by_follow_up on leads (follow_up_on, id) where follow_up_on is not null",
  "index leads_by_address on leads (email_key)",
  "index leads_by_phone on leads (phone_key)",
  "index leads_by_joined on leads (joined_as) where joined_as is not null",
  // With all that the numbers are made of: the wide rows stay unread.
  `index leads_by_time on leads (created_at, spam_score, closed_reason, form, owner_id, page, structure, state, campaign, promised_at,
    first_call_at, contacted_at, quoted_at, engaged_at)`,
  "index leads_by_promise on leads (promised_at)",
  "index quotations_by_enquiry on quotations (enquiry_id, id)",
  // The wide rows stay unread.
  "index quotations_by_time on quotations (sent_at, accepted_at, state, rupees, enquiry_id)",
  "index quotations_by_delivery on quotations (delivery_id)",
  "index payments_by_enquiry on payments (enquiry_id, id)",
  "index payments_by_day on payments (received_on, enquiry_id, rupees)",
  "index payments_by_delivery on payments (delivery_id)",
  "index payments_by_reference on payments (lower(reference))",
  "unique index quotations_one_draft on quotations (enquiry_id) where state = 'draft'",
  "index registrations_by_stage on registrations (stage, waiting_since)",
  "index site_changes_by_file on site_changes (file, id)",
  "index undos_by_enquiry on undos (enquiry_id)",
  "index founder_keys_by_enquiry on founder_keys (enquiry_id)",
  "index sessions_by_passkey on sessions (passkey_id)",
];

/**
 * PostgreSQL copies frequent values into its statistics and leaves them there when the rows are erased: of what people sent, nothing is
 * collected.
 */
const personal: Record<string, string[]> = {
  people: ["name", "email", "email_key"],
  passkeys: ["name", "public_key", "transports", "device_type"],
  sessions: ["browser"],
  leads: [
    ...[
      "email",
      "email_key",
      "name",
      "phone",
      "phone_key",
      "company_name",
      "plan",
      "page",
      "utm",
      "campaign",
      "suspect",
    ],
    ...["company_plan", "estimate", "message", "best_time", "language", "city", "filing", "wrong_phone_key"],
  ],
  applications: [
    ...["email", "email_key", "name", "phone", "page", "utm", "suspect", "position", "experience", "cover_letter"],
    ...["resume_name", "resume_type"],
  ],
  resumes: ["bytes"],
  subscribers: ["email", "email_key", "page", "utm", "suspect"],
  notices: ["data"],
  deliveries: ["last_error"],
  idempotency_keys: ["key", "body_digest"],
  enquiry_search: ["words", "notes"],
  events: ["by_name", "data"],
  quotations: ["draft", "content", "pdf", "sent_by"],
  payments: ["by_name", "reference", "address", "content", "reason"],
  registrations: ["content"],
  undos: ["data"],
  site_changes: ["by_name", "before", "after"],
  marks: ["value"],
};

/** Whoever listens is told at commit, once for a statement: which rows by their ids, or only what kind where they are many. */
const tellDesk = `create function tell_desk() returns trigger language plpgsql as $$
  declare topics text;
  begin
    execute format(
      'select case when count(*) > 50 then %L else string_agg(%L || id, '' '') end
        from (select distinct %I as id from changed limit 51) as rows', tg_argv[0], tg_argv[1], tg_argv[2])
      into topics;
    if topics is not null then perform pg_notify('desk_changes', topics); end if;
    return null;
  end $$`;

/** Of each table: the topic of all its rows, how the topic of one begins, and the column with its id. */
const topics: Record<string, [all: string, one: string, column: string]> = {
  leads: ["enquiries", "enquiry:", "id"],
  events: ["enquiries", "enquiry:", "enquiry_id"],
  quotations: ["enquiries", "enquiry:", "enquiry_id"],
  payments: ["enquiries", "enquiry:", "enquiry_id"],
  registrations: ["registrations", "registration:", "enquiry_id"],
  applications: ["applications", "application:", "id"],
  people: ["people", "people:", "id"],
};
