import { daysOpenAfterEnd } from "../../content/legal/retention.ts";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { dayMs } from "../../domain/india/time.ts";
import { lastYearToRemove } from "../../domain/payments/payment.ts";
import { beginAudit, endAudit } from "./audit.ts";
import { countRows } from "./copy.ts";
import type { Engine } from "./engines/engine.ts";
import { describeErased, type ErasureTargets, erase, findOutdated } from "./erasure.ts";
import type { Channel, RetentionMonths } from "./records.ts";
import type { Db } from "./tables.ts";

const keptDays = 30;
/** Longer than anybody should keep a back-up. */
const erasureDays = 2 * 365;
/** To compare a month with the same one of the year before. */
const viewDays = 3 * 365;

const auditDays = 3 * 365;

/** A server that was off for longer asks first. What a clock that is wrong by less erases would have gone within these days. */
export const longestPauseDays = 30;
/** Fewer may be more than a tenth on an ordinary day. */
const fewAtOnce = 50;
const housekeptMark = "housekept";

/**
 * Why nothing is removed now, as a sentence: a clock that ran ahead would take everything along. Where nobody has looked yet, as after a
 * restore, the newest entry tells the time.
 */
export async function findDoubt(
  engine: Engine,
  months: RetentionMonths | undefined,
  channels: readonly Channel[],
  now: Date,
): Promise<string | undefined> {
  return engine.read(async (db) => {
    const last = await lastTime(db);
    const days = last === undefined ? 0 : Math.floor((now.getTime() - Date.parse(last)) / dayMs);
    if (days > longestPauseDays)
      return `Nothing is erased: by the clock it is ${longDate(dateInIndia(now.getTime()))}, ${days} days after the server last looked.`;
    const { leads, applications } = await outdated(db, months, channels, now);
    const going = leads.length + applications.length;
    if (going <= fewAtOnce) return undefined;
    const all = (await countRows(db, "leads")) + (await countRows(db, "applications"));
    return going * 10 > all
      ? `Nothing is erased: it would be ${going} of ${all} enquiries and applications at once.`
      : undefined;
  });
}

async function lastTime(db: Db): Promise<string | undefined> {
  const mark = db.selectFrom("marks").select("value").where("name", "=", housekeptMark);
  const known = (await mark.executeTakeFirst())?.value;
  if (known !== undefined) return known;
  const newest: string[] = [];
  for (const table of ["leads", "applications", "audit"] as const) {
    const row = db.selectFrom(table).select((column) => column.fn.max<string | null>("createdAt").as("at"));
    const { at } = await row.executeTakeFirstOrThrow();
    if (at !== null) newest.push(at);
  }
  return newest.sort().at(-1);
}

const outdated = (
  db: Db,
  months: RetentionMonths | undefined,
  channels: readonly Channel[],
  now: Date,
): Promise<ErasureTargets> =>
  findOutdated(
    db,
    months ? { leads: monthsBefore(now, months.leads), applications: monthsBefore(now, months.applications) } : {},
    channels,
    now,
  );

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
    for (const table of ["payments", "outgoings"] as const) {
      const kept = db.deleteFrom(table).where("enquiryId", "is", null);
      await kept.where("year", "<=", lastYearToRemove(dateInIndia(now.getTime()))).execute();
    }
    for (const table of ["deliveries", "idempotencyKeys"] as const) await removeOrphans(db, table);
    const at = now.toISOString();
    const mark = db.insertInto("marks").values({ name: housekeptMark, value: at, createdAt: at });
    // A clock that was behind for a while must not seem to leap when it is set right.
    const forward = mark.onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: at }).where("marks.value", "<", at),
    );
    await forward.execute();
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
  const erased = await erase(engine, (db) => outdated(db, months, channels, now));
  if (erased.leads + erased.applications + erased.subscribers === 0) return;
  await endAudit(engine, await beginAudit(engine, "server", "retention", now), describeErased(erased));
}

/** So many months ago on that day of the month, or on the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(now.getUTCMonth() - months);
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
