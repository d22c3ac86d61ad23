import { sql } from "kysely";
import { dateInIndia } from "../../../domain/india/calendar-date.ts";
import {
  changeRegistration,
  type RegistrationAction,
  startRegistration,
} from "../../../domain/registration/changes.ts";
import { describeAction } from "../../../domain/registration/describe.ts";
import type { AgreedCompany } from "../../../domain/registration/registration.ts";
import type { Actor } from "../desk/contract.ts";
import { selectEnquiries, toEnquiry } from "../desk/enquiry-rows.ts";
import { addEvent, wasDone } from "../desk/events.ts";
import type { Engine } from "../engines/engine.ts";
import { toLead } from "../rows.ts";
import type { Db } from "../schema.ts";
import { type Intake, queueDeliveries } from "../submissions.ts";
import { readBoard } from "./board.ts";
import type { RegistrationInWork, RegistrationQueries, RegistrationResult } from "./contract.ts";
import { inWork, registrationRow, toColumns, toRegistration } from "./rows.ts";
import { queueStageMail } from "./stage-mails.ts";

const pageSize = 500;

export function createRegistrations(intake: Intake): RegistrationQueries {
  const { engine, now } = intake;
  return {
    board: () => engine.read((db) => readBoard(db, now())),
    all: (since) => readAll(engine, since),
    find: (enquiryId) =>
      engine.read(async (db) => {
        const row = await registrationRow(db, enquiryId);
        return row && inWork(db, row);
      }),
    start: (enquiryId, company, actor) =>
      engine.write(async (db): Promise<RegistrationResult> => {
        const found = await begin(db, intake, enquiryId, company, actor);
        if (!found) return { result: "gone" };
        return found;
      }),
    act: (enquiryId, action, actor, version, key) =>
      engine.write((db) => act(db, intake, { enquiryId, action, actor, version, key })),
  };
}

/** In the order they were begun, a page at a time. */
async function* readAll(engine: Engine, since = new Date(0)): AsyncIterable<RegistrationInWork> {
  let last = { createdAt: since.toISOString(), enquiryId: "" };
  for (;;) {
    const rows = await engine.read((db) =>
      selectEnquiries(db)
        .innerJoin("registrations", "registrations.enquiryId", "leads.id")
        .select(["registrations.enquiryId", "registrations.createdAt as startedAt", "registrations.stage"])
        .select(["registrations.actor", "registrations.waitingSince", "registrations.expectedOn"])
        .select(["registrations.content", "registrations.version as registrationVersion"])
        .where(
          sql<boolean>`(registrations.created_at, registrations.enquiry_id) > (${last.createdAt}, ${last.enquiryId})`,
        )
        .orderBy("registrations.createdAt")
        .orderBy("registrations.enquiryId")
        .limit(pageSize)
        .execute(),
    );
    for (const row of rows)
      yield {
        enquiry: toEnquiry(row),
        registration: toRegistration(row),
        startedAt: row.startedAt,
        version: row.registrationVersion,
      };
    if (rows.length < pageSize) return;
    last = { createdAt: rows.at(-1)!.startedAt, enquiryId: rows.at(-1)!.enquiryId };
  }
}

/** Inside the transaction that has a reason for it: a person at the desk, or a quotation that was accepted. */
export async function begin(
  db: Db,
  intake: Intake,
  enquiryId: string,
  company: AgreedCompany,
  actor: Actor,
): Promise<Exclude<RegistrationResult, { result: "gone" }> | undefined> {
  const now = intake.now();
  const leadRow = await db.selectFrom("leads").selectAll().where("id", "=", enquiryId).executeTakeFirst();
  if (!leadRow) return undefined;
  const answers = toLead(leadRow).companyPlan?.plan.answers;
  const registration = startRegistration(company, answers, dateInIndia(now.getTime()));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("registrations")
    .values({ enquiryId, createdAt: now.toISOString(), ...toColumns(registration), version: 1 })
    .onConflict((conflict) => conflict.column("enquiryId").doNothing())
    .executeTakeFirst();
  const begun = numInsertedOrUpdatedRows === 1n;
  if (begun) {
    await db
      .updateTable("leads")
      .set((column) => ({
        status: "engaged",
        closedReason: null,
        engagedAt: now.toISOString(),
        dueAt: null,
        version: column("version", "+", 1),
      }))
      .where("id", "=", enquiryId)
      .execute();
    // A millisecond apart, after what was the reason for it: ids sort by time.
    const after = (ms: number) => new Date(now.getTime() + ms);
    if (leadRow.status !== "engaged")
      await addEvent(db, enquiryId, { type: "status", from: leadRow.status, to: "engaged" }, actor, after(1));
    await addEvent(db, enquiryId, { type: "registration", text: "Registration begun" }, actor, after(2));
    await queueDeliveries(db, intake, "change", enquiryId, ["webhook"]);
    await queueStageMail(db, intake, enquiryId);
  }
  const row = await registrationRow(db, enquiryId);
  const found = row && (await inWork(db, row));
  if (!found) return undefined;
  return begun ? { result: "done", ...found } : { result: "stale", error: "It has begun already.", ...found };
}

interface Acting {
  enquiryId: string;
  action: RegistrationAction;
  actor: Actor;
  version?: number | undefined;
  key?: string | undefined;
}

/** Of two who act at once on the same version one wins; the other gets what the registration is then. */
export async function act(
  db: Db,
  intake: Intake,
  { enquiryId, action, actor, version, key }: Acting,
): Promise<RegistrationResult> {
  const now = intake.now();
  const row = await registrationRow(db, enquiryId);
  const found = row && (await inWork(db, row));
  if (!row || !found) return { result: "gone" };
  if (await wasDone(db, key)) return { result: "done", ...found };
  const stale = "Somebody was faster: this registration has changed.";
  if (version !== undefined && version !== row.version) return { result: "stale", error: stale, ...found };
  if (found.enquiry.status === "closed")
    return { result: "refused", error: "The enquiry is closed. Reopen it first.", ...found };
  const before = toRegistration(row);
  const effect = changeRegistration(before, action, dateInIndia(now.getTime()));
  if ("refused" in effect) return { result: "refused", error: effect.refused, ...found };
  const { numUpdatedRows } = await db
    .updateTable("registrations")
    .set({ ...toColumns(effect.registration), version: row.version + 1 })
    .where("enquiryId", "=", enquiryId)
    .where("version", "=", row.version)
    .executeTakeFirst();
  const latest = (await inWork(db, (await registrationRow(db, enquiryId))!))!;
  if (numUpdatedRows === 0n) return { result: "stale", error: stale, ...latest };
  const reason = "reason" in action ? action.reason?.trim() : undefined;
  const text = describeAction(action, before);
  await addEvent(db, enquiryId, { type: "registration", text, ...(reason && { reason }) }, actor, now, key);
  if (effect.registration.stage !== before.stage) await queueStageMail(db, intake, enquiryId);
  return { result: "done", ...latest };
}
