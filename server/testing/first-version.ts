import { sql } from "kysely";
import type { Engine } from "../store/engines/engine.ts";
import { openSqlite, type SqliteEngine } from "../store/engines/sqlite.ts";
import { migrate } from "../store/migrations/index.ts";

/** A database as the first version left it, with a row of each kind. */

const created = "2025-03-01T10:00:00.000Z";

export const firstVersionLead = {
  id: "0195516c-4a00-7000-8000-000000000001",
  createdAt: created,
  email: "Asha@Example.in",
  page: "/private-limited",
  utm: { utm_source: "दीपावली", utm_campaign: 'a "b" \\ c' },
  suspect: ["fast"],
  form: "quick",
  name: "Asha Rao",
  phone: "9876543210",
  companyName: null,
  offer: "private-limited:starter",
} as const;

export const firstVersionApplication = { id: "0195516c-4a00-7000-8000-000000000002", resume: Buffer.from([0, 255, 1]) };
export const firstVersionSubscriber = { id: "0195516c-4a00-7000-8000-000000000003", confirmToken: "c-token" };

/** Brings an empty database to the first version and fills it. */
export async function fillAsFirstVersion(engine: Engine, at = created): Promise<void> {
  await migrate(engine, 1);
  const { email, page, utm, suspect, form, name, phone, offer, id } = firstVersionLead;
  const json = { utm: JSON.stringify(utm), suspect: JSON.stringify(suspect) };
  const { id: applicationId, resume } = firstVersionApplication;
  const { id: subscriberId, confirmToken } = firstVersionSubscriber;
  await engine.write(async (db) => {
    const origin = ["id", "created_at", "email", "email_key", "page", "utm", "suspect"].map((column) =>
      sql.ref(column),
    );
    const columns = (...own: string[]) => sql.join([...origin, ...own.map((column) => sql.ref(column))]);
    const person = (key: string, address: string, about = json) =>
      [key, at, address, address.toLowerCase(), page, about.utm, about.suspect] as const;
    await sql`insert into leads (${columns("form", "name", "phone", "plan")})
      values (${sql.join([...person(id, email), form, name, phone, offer])})`.execute(db);
    await sql`insert into applications
      (${columns("position", "name", "phone", "experience", "cover_letter", "resume_name", "resume_type", "resume_size")})
      values (${sql.join([...person(applicationId, "vikram@example.in"), "Accountant", "Vikram", "912", "3 years", "Dear", "v.pdf", "application/pdf", 3])})`.execute(
      db,
    );
    // The second belongs to nobody: no command of the first version left one, but nothing kept it from happening.
    for (const key of [applicationId, "gone"])
      await sql`insert into resumes (application_id, bytes) values (${key}, ${resume})`.execute(db);
    await sql`insert into subscribers (${columns("status", "confirm_token", "unsubscribe_token", "confirm_queued_at")})
      values (${sql.join([...person(subscriberId, "reader@example.in"), "pending", confirmToken, "u-token", at])})`.execute(
      db,
    );
    await sql`insert into deliveries (id, channel, purpose, submission_id, state, attempts, created_at, due_at)
      values ('d1', 'mail', 'lead', ${id}, 'waiting', 2, ${at}, ${at})`.execute(db);
    await sql`insert into idempotency_keys (form_kind, key, submission_id, created_at)
      values ('quick', 'k1', ${id}, ${at})`.execute(db);
    await sql`insert into heartbeat (id, at) values (1, ${at})`.execute(db);
  });
}

export async function fillFirstVersion(file: string, at: Date): Promise<void> {
  const engine: SqliteEngine = openSqlite(file);
  await fillAsFirstVersion(engine, at.toISOString());
  await engine.close();
}
