import { sql } from "kysely";
import { spamLimit } from "../../domain/forms/spam.ts";
import { sumResumeBytes } from "../intake/store.ts";
import type { Engine } from "./engines/engine.ts";
import { forget } from "./erasure.ts";
import type { Counts, DailySummary, Submission, SubmissionKind } from "./records.ts";
import { toApplication, toLead, toSubscriber } from "./rows.ts";
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

async function submissions(db: Db, kind: SubmissionKind, after: string, since?: Date): Promise<Submission[]> {
  switch (kind) {
    case "lead": {
      let query = db.selectFrom("leads").selectAll().where("id", ">", after);
      if (since) query = query.where("createdAt", ">=", since.toISOString());
      return (await query.orderBy("id").limit(pageSize).execute()).map(toLead);
    }
    case "application": {
      let query = db.selectFrom("applications").selectAll().where("id", ">", after);
      if (since) query = query.where("createdAt", ">=", since.toISOString());
      return (await query.orderBy("id").limit(pageSize).execute()).map(toApplication);
    }
    case "subscriber": {
      let query = db.selectFrom("subscribers").selectAll().where("id", ">", after);
      if (since) query = query.where("createdAt", ">=", since.toISOString());
      return (await query.orderBy("id").limit(pageSize).execute()).map(toSubscriber);
    }
  }
}

async function* pages(engine: Engine, kind: SubmissionKind, since?: Date): AsyncIterable<Submission> {
  let after = "";
  for (;;) {
    const page = await engine.read((db) => submissions(db, kind, after, since));
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}

const tables = { lead: "leads", application: "applications", subscriber: "subscribers" } as const;

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
