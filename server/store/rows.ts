import type { ParsedCompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { Estimate } from "../../domain/company-plan/estimate.ts";
import { fromStored, type StoredPlan, toStored } from "../../domain/company-plan/written.ts";
import { byDetail } from "../../domain/forms/enquiry-fields.ts";
import type { Filing } from "../../domain/forms/filing.ts";
import { isSpamScore } from "../../domain/forms/spam.ts";
import { readDocument, toDocument } from "./documents.ts";
import type { Engine } from "./engines/engine.ts";
import type { Application, Delivery, Lead, Subscriber } from "./records.ts";
import type { ApplicationRow, Db, DeliveryRow, LeadRow, SubscriberRow } from "./tables.ts";

type OriginRow = Pick<LeadRow, "id" | "createdAt" | "email" | "page" | "utm" | "suspect" | "spamScore">;

const recorded = (row: OriginRow) => ({
  id: row.id,
  createdAt: row.createdAt,
  email: row.email,
  page: row.page,
  utm: JSON.parse(row.utm) as Record<string, string>,
  suspect: JSON.parse(row.suspect) as string[],
  spam: isSpamScore(row.spamScore),
});

export const toLead = (row: LeadRow): Lead => ({
  kind: "lead",
  ...recorded(row),
  number: row.number ?? "",
  form: row.form,
  name: row.name,
  phone: row.phone,
  companyName: row.companyName,
  offer: row.plan,
  companyPlan: parseCompanyPlan(row.companyPlan),
  estimate: row.estimate === null ? null : readDocument<Estimate>(row.estimate),
  ...byDetail(({ key }) => row[key]),
  filing: row.filing === null ? null : (JSON.parse(row.filing) as Filing),
  work: {
    version: row.version,
    status: row.status,
    closedReason: row.closedReason,
    ownerId: row.ownerId,
    firstCallAt: row.firstCallAt,
    dueAt: row.dueAt,
    followUpOn: row.followUpOn,
  },
});

export const storedPlan = ({ plan, dropped }: ParsedCompanyPlan): string =>
  toDocument({ plan: toStored(plan), dropped });

export function parseCompanyPlan(json: string | null): ParsedCompanyPlan | null {
  if (json === null) return null;
  const { plan, dropped } = readDocument<{ plan: StoredPlan; dropped: string[] }>(json);
  return { plan: fromStored(plan), dropped };
}

export const toApplication = (row: ApplicationRow): Application => ({
  kind: "application",
  ...recorded(row),
  position: row.position,
  name: row.name,
  phone: row.phone,
  experience: row.experience,
  coverLetter: row.coverLetter,
  resume: { fileName: row.resumeName, type: row.resumeType, size: row.resumeSize },
});

export const toSubscriber = (row: SubscriberRow): Subscriber => ({
  kind: "subscriber",
  ...recorded(row),
  status: row.status,
  confirmedAt: row.confirmedAt,
  unsubscribedAt: row.unsubscribedAt,
});

/** All rows of a query, a page at a time, so that any number fits in memory. `query` begins after the last one that was read. */
export async function* readPages<Row>(
  engine: Engine,
  size: number,
  query: (db: Db, last: Row | undefined) => { limit(size: number): { execute(): Promise<Row[]> } },
): AsyncIterable<Row> {
  for (let last: Row | undefined; ; ) {
    const rows = await engine.read((db) => query(db, last).limit(size).execute());
    yield* rows;
    last = rows.at(-1);
    if (rows.length < size) return;
  }
}

export const toDelivery = ({ leaseOwner, doneAt, eventId, ...delivery }: DeliveryRow): Delivery => delivery;
