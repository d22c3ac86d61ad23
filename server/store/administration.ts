import { isSpamScore } from "../../domain/forms/spam.ts";
import type { Administration, DailySummary, LeadFacts, Submission, SubmissionKind } from "./contract.ts";
import type { Engine } from "./engines/engine.ts";
import { forget } from "./erasure.ts";
import { parseCompanyPlan, toApplication, toDelivery, toLead, toSubscriber } from "./rows.ts";
import type { Db } from "./schema.ts";
import { sumResumeBytes } from "./submissions.ts";

const pageSize = 500;
type Order = "asc" | "desc";
interface Slice {
  since?: Date | undefined;
  after?: string;
  order: Order;
  limit: number;
}

export function createAdministration(engine: Engine, now: () => Date): Administration {
  return {
    async list({ kind, since, limit }) {
      const kinds: SubmissionKind[] = kind ? [kind] : ["lead", "application", "subscriber"];
      const lists = await Promise.all(
        kinds.map((each) => engine.read((db) => submissions(db, each, { since, order: "desc", limit }))),
      );
      return lists
        .flat()
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit);
    },
    async show(id) {
      return engine.read(async (db) => {
        const submission = await submissionById(db, id);
        if (!submission) return undefined;
        const rows = await db
          .selectFrom("deliveries")
          .selectAll()
          .where("submissionId", "=", id)
          .orderBy("id")
          .execute();
        return { submission, deliveries: rows.map(toDelivery) };
      });
    },
    export: (kind, since) => pages(engine, kind, since),
    forget: (email) => forget(engine, email, now()),
    leadFacts: (since) => leadFacts(engine, since),
    count: (kind, since, until) => count(engine, kind, since, until),
    newsletterChanges: (from, until) => newsletterChanges(engine, from, until),
    resumeBytes: () => engine.read(sumResumeBytes),
    resume: (applicationId) =>
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

async function submissions(db: Db, kind: SubmissionKind, slice: Slice): Promise<Submission[]> {
  const { since, after = "", order, limit } = slice;
  switch (kind) {
    case "lead": {
      let query = db.selectFrom("leads").selectAll().where("id", ">", after);
      if (since) query = query.where("createdAt", ">=", since.toISOString());
      return (await query.orderBy("id", order).limit(limit).execute()).map(toLead);
    }
    case "application": {
      let query = db.selectFrom("applications").selectAll().where("id", ">", after);
      if (since) query = query.where("createdAt", ">=", since.toISOString());
      return (await query.orderBy("id", order).limit(limit).execute()).map(toApplication);
    }
    case "subscriber": {
      let query = db.selectFrom("subscribers").selectAll().where("id", ">", after);
      if (since) query = query.where("createdAt", ">=", since.toISOString());
      return (await query.orderBy("id", order).limit(limit).execute()).map(toSubscriber);
    }
  }
}

async function* pages(engine: Engine, kind: SubmissionKind, since?: Date): AsyncIterable<Submission> {
  let after = "";
  for (;;) {
    const page = await engine.read((db) => submissions(db, kind, { since, after, order: "asc", limit: pageSize }));
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}

async function* leadFacts(engine: Engine, since?: Date): AsyncIterable<LeadFacts> {
  let after = "";
  for (;;) {
    const page = await engine.read((db) => {
      let query = db
        .selectFrom("leads")
        .select(["id", "createdAt", "form", "page", "plan", "companyPlan", "utm", "suspect", "spamScore", "status"])
        .where("id", ">", after);
      if (since) query = query.where("createdAt", ">=", since.toISOString());
      return query.orderBy("id").limit(pageSize).execute();
    });
    for (const { id: _, utm, suspect, spamScore, plan: offer, companyPlan, ...facts } of page) {
      const { structure, state } = parseCompanyPlan(companyPlan)?.plan ?? {};
      yield {
        ...facts,
        offer,
        utm: JSON.parse(utm),
        suspect: JSON.parse(suspect),
        spam: isSpamScore(spamScore),
        company: { structure, state },
      };
    }
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
