import { sql } from "kysely";
import { spamLimit } from "../../domain/forms/spam.ts";
import { sumResumeBytes } from "../intake/store.ts";
import type { Engine } from "./engines/engine.ts";
import { forget } from "./erasure.ts";
import type { Counts, DailySummary, Submission, SubmissionKind } from "./records.ts";
import { readPages, toApplication, toLead, toSubscriber } from "./rows.ts";
import type { Db } from "./tables.ts";

const pageSize = 500;

export function createAdministration(engine: Engine, now: () => Date) {
  return {
    /** Oldest first, read in pages so that any number of rows fits in memory. */
    export: <Kind extends SubmissionKind>(kind: Kind, since?: Date) =>
      pages(engine, kind, since) as AsyncIterable<Extract<Submission, { kind: Kind }>>,
    /** Erases everything about the address, whatever its letter case. */
    forget: (email: string) => forget(engine, email, now()),
    leadCounts: (from: Date, until: Date) => leadCounts(engine, from, until),
    count: (kind: SubmissionKind, since?: Date, until?: Date) => count(engine, kind, since, until),
    newsletterChanges: (from: Date, until: Date) => newsletterChanges(engine, from, until),
    resumeBytes: () => engine.read(sumResumeBytes),
    resume: (applicationId: string) =>
      engine.read(async (db) => {
        const row = await db
          .selectFrom("resumes")
          .innerJoin("applications", "applications.id", "resumes.applicationId")
          .select(["resumes.bytes", "applications.resumeName", "applications.resumeType"])
          .where("resumes.applicationId", "=", applicationId)
          .executeTakeFirst();
        return row && { fileName: row.resumeName, type: row.resumeType, bytes: row.bytes };
      }),
  };
}

export async function submissionById(db: Db, id: string): Promise<Submission | undefined> {
  const lead = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (lead) return toLead(lead);
  const application = await db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
  if (application) return toApplication(application);
  const subscriber = await db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst();
  return subscriber && toSubscriber(subscriber);
}

const tables = { lead: "leads", application: "applications", subscriber: "subscribers" } as const;
const read = { lead: toLead, application: toApplication, subscriber: toSubscriber } as const;

async function* pages(engine: Engine, kind: SubmissionKind, since = new Date(0)): AsyncIterable<Submission> {
  const rows = readPages<{ id: string }>(engine, pageSize, (db, last) =>
    db
      .selectFrom(tables[kind])
      .selectAll()
      .where("id", ">", last?.id ?? "")
      .where("createdAt", ">=", since.toISOString())
      .orderBy("id"),
  );
  for await (const row of rows) yield read[kind](row as never);
}

async function count(engine: Engine, kind: SubmissionKind, since?: Date, until?: Date): Promise<number> {
  return engine.read(async (db) => {
    let query = db.selectFrom(tables[kind]).select((column) => column.fn.countAll().as("count"));
    if (since) query = query.where("createdAt", ">=", since.toISOString());
    if (until) query = query.where("createdAt", "<", until.toISOString());
    return Number((await query.executeTakeFirstOrThrow()).count);
  });
}

/** An owner reads the first few lines; the desk has the rest. */
const longestList = 10;

async function leadCounts(engine: Engine, from: Date, until: Date) {
  type Count = number | string;
  const received = sql`created_at >= ${from.toISOString()} and created_at < ${until.toISOString()}`;
  return engine.read(async (db) => {
    const { rows } = await sql<Record<"leads" | "toCheck" | "spam", Count>>`
      select count(*) as leads, count(case when suspect <> '[]' then 1 end) as to_check,
        count(case when spam_score >= ${spamLimit} then 1 end) as spam
      from leads where ${received}`.execute(db);
    const per = async (column: "page" | "plan"): Promise<Counts> => {
      const groups = await sql<{ label: string; count: Count }>`
        select coalesce(${sql.ref(column)}, '(none)') as label, count(*) as count from leads where ${received}
        group by label order by count desc, label limit ${longestList}`.execute(db);
      return groups.rows.map(({ label, count }) => [label, Number(count)]);
    };
    const { leads, toCheck, spam } = rows[0]!;
    return {
      leads: Number(leads),
      leadsToCheck: Number(toCheck),
      leadsKeptAsSpam: Number(spam),
      leadsPerPage: await per("page"),
      leadsPerPlan: await per("plan"),
    };
  });
}

async function newsletterChanges(engine: Engine, from: Date, until: Date): Promise<DailySummary["newsletter"]> {
  const within = (moment: "requestedAt" | "confirmedAt" | "unsubscribedAt") =>
    engine.read(async (db) => {
      const { count } = await db
        .selectFrom("subscribers")
        .select((column) => column.fn.countAll().as("count"))
        .where(moment, ">=", from.toISOString())
        .where(moment, "<", until.toISOString())
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  return {
    requested: await within("requestedAt"),
    confirmed: await within("confirmedAt"),
    left: await within("unsubscribedAt"),
  };
}
