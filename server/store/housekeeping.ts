import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { lastYearToRemove } from "../../domain/payments/retention.ts";
import { daysOpenAfterEnd } from "../../domain/registration/stages.ts";
import { beginAudit, endAudit } from "./audit.ts";
import type { Channel, RetentionMonths } from "./contract.ts";
import type { Engine } from "./engines/engine.ts";
import { describeErased, eraseOutdated } from "./erasure.ts";
import type { Db } from "./schema.ts";

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 30;
/** Longer than anybody should keep a back-up. */
const erasureDays = 2 * 365;
/** To compare a month with the same one of the year before. */
const viewDays = 3 * 365;

const auditDays = 3 * 365;

/** Removes what has done its work: repeat keys, links that have ended, those to founders' pages that have, what can no longer be taken back, notices, hashes of erased addresses, receipts that tax law no longer wants kept, old lines of the audit and of the site's history. */
export async function housekeep(engine: Engine, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const before = daysAgo(keptDays);
  await engine.longWrite(async (db) => {
    await db.deleteFrom("idempotencyKeys").where("createdAt", "<", before).execute();
    await db.deleteFrom("newsletterTokens").where("expiresAt", "<", before).execute();
    const old = db.selectFrom("notices").select("id").where("createdAt", "<", before);
    await db.deleteFrom("deliveries").where("submissionId", "in", old).execute();
    await db.deleteFrom("notices").where("createdAt", "<", before).execute();
    await db.deleteFrom("deskLinks").where("expiresAt", "<", before).execute();
    await removeEndedKeys(db, now);
    await db.deleteFrom("sessions").where("expiresAt", "<", now.toISOString()).execute();
    await db.deleteFrom("undos").where("until", "<", now.toISOString()).execute();
    await db.deleteFrom("challenges").where("expiresAt", "<", now.toISOString()).execute();
    await db.deleteFrom("views").where("day", "<", daysAgo(viewDays).slice(0, 10)).execute();
    await db.deleteFrom("erasures").where("erasedAt", "<", daysAgo(erasureDays)).execute();
    await db.deleteFrom("audit").where("createdAt", "<", daysAgo(auditDays)).execute();
    await db.deleteFrom("siteChanges").where("at", "<", daysAgo(auditDays)).execute();
    // Those of people who are still here go when these do.
    const kept = db.deleteFrom("payments").where("enquiryId", "is", null);
    await kept.where("year", "<=", lastYearToRemove(dateInIndia(now.getTime()))).execute();
    for (const table of ["deliveries", "idempotencyKeys"] as const) await removeOrphans(db, table);
  });
}

/** Of founders' pages that have ended: of what is complete, or closed and nothing has happened to since. */
async function removeEndedKeys(db: Db, now: Date): Promise<void> {
  const complete = db
    .selectFrom("registrations")
    .select("enquiryId")
    .where("stage", "=", "complete")
    .where("waitingSince", "<", addDays(dateInIndia(now.getTime()), -daysOpenAfterEnd));
  const since = new Date(now.getTime() - (daysOpenAfterEnd + 1) * dayMs).toISOString();
  const closed = db
    .selectFrom("leads")
    .innerJoin("events", "events.enquiryId", "leads.id")
    .select("leads.id as enquiryId")
    .where("leads.status", "=", "closed")
    .groupBy("leads.id")
    .having((column) => column.fn.max("events.at"), "<", since);
  await db
    .deleteFrom("founderKeys")
    .where((column) => column.or([column("enquiryId", "in", complete), column("enquiryId", "in", closed)]))
    .execute();
}

/** Of what is about nothing that is still here. Some keys are about nothing by themselves. */
async function removeOrphans(db: Db, table: "deliveries" | "idempotencyKeys"): Promise<void> {
  let orphans = db.deleteFrom(table).where("submissionId", "!=", "");
  for (const owner of ["leads", "applications", "subscribers", "notices"] as const)
    orphans = orphans.where("submissionId", "not in", (query) => query.selectFrom(owner).select(`${owner}.id`));
  await orphans.execute();
}

/** Erases what people sent when the time the privacy policy promises is over. The audit gets the numbers. */
export async function keepRetention(
  engine: Engine,
  months: RetentionMonths | undefined,
  channels: readonly Channel[],
  now: Date,
): Promise<void> {
  const erased = await eraseOutdated(
    engine,
    months ? { leads: monthsBefore(now, months.leads), applications: monthsBefore(now, months.applications) } : {},
    channels,
    now,
  );
  if (erased.leads + erased.applications + erased.subscribers === 0) return;
  await endAudit(engine, await beginAudit(engine, "server", "retention", now), describeErased(erased));
}

/** The same day so many months ago, or the last of that month. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(now.getUTCMonth() - months);
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
