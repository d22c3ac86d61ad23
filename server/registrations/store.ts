import { sql } from "kysely";
import { daysOpenAfterEnd } from "../../content/legal/retention.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { addDays, type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { localMoment } from "../../domain/india/local-time.ts";
import type { Beginning, RegistrationAction } from "../../domain/registration/actions.ts";
import { describeAction, describeStage } from "../../domain/registration/describe.ts";
import { heldName, lapsesSoon, nextDue } from "../../domain/registration/due.ts";
import {
  missingPapers,
  openTasks,
  type Registration,
  servicesText,
  taskName,
} from "../../domain/registration/registration.ts";
import {
  agreeMore,
  beginRegistration,
  changeRegistration,
  startRegistration,
} from "../../domain/registration/registration-changes.ts";
import type { Agreed } from "../../domain/registration/tasks.ts";
import { changeEnquiry, undoablyOn } from "../enquiries/store-changes.ts";
import type { Actor } from "../enquiries/store-contract.ts";
import { addEvent, wasDone } from "../enquiries/store-events.ts";
import { selectEnquiries, toEnquiry } from "../enquiries/store-list.ts";
import type { Intake } from "../intake/store.ts";
import { readAccounts } from "../payments/store-read.ts";
import type { Engine } from "../store/engines/engine.ts";
import { parseCompanyPlan, readPages, toLead } from "../store/rows.ts";
import type { Db } from "../store/tables.ts";
import {
  type BoardRow,
  inWork,
  type RegistrationInWork,
  type RegistrationResult,
  registrationRow,
  toColumns,
  toRegistration,
} from "./store-rows.ts";
import { queueStageMail } from "./store-stage-mails.ts";

const pageSize = 500;

export function createRegistrations(intake: Intake) {
  const { engine, now } = intake;
  return {
    /** Those not complete, and those that were completed lately; the longest waiting first. */
    board: () => engine.read((db) => readBoard(db, now())),
    all: (since?: Date) => readAll(engine, since),
    find: (enquiryId: string) =>
      engine.read(async (db) => {
        const row = await registrationRow(db, enquiryId);
        return row && inWork(db, row);
      }),
    /** Begins one, which makes the enquiry engaged; or enters one that is under way. With one there already, that one. */
    start: (enquiryId: string, beginning: Beginning, actor: Actor) =>
      undoablyOn(
        intake,
        enquiryId,
        undefined,
        async (db, held): Promise<RegistrationResult> =>
          (await beginRegistrationOf(db, held, enquiryId, beginning, actor)) ?? { result: "gone" },
      ),
    act: (enquiryId: string, action: RegistrationAction, actor: Actor, version?: number, key?: string) =>
      undoablyOn(intake, enquiryId, key, (db, held) =>
        actOnRegistration(db, held, { enquiryId, action, actor, version, key }),
      ),
  };
}

/** In the order they were begun, a page at a time. */
async function* readAll(engine: Engine, since = new Date(0)): AsyncIterable<RegistrationInWork> {
  const select = (db: Db) =>
    selectEnquiries(db)
      .innerJoin("registrations", "registrations.enquiryId", "leads.id")
      .select(["registrations.enquiryId", "registrations.createdAt as startedAt", "registrations.stage"])
      .select(["registrations.actor", "registrations.waitingSince", "registrations.expectedOn"])
      .select(["registrations.content", "registrations.version as registrationVersion"])
      .orderBy("registrations.createdAt")
      .orderBy("registrations.enquiryId");
  type Row = Awaited<ReturnType<ReturnType<typeof select>["executeTakeFirstOrThrow"]>>;
  const rows = readPages<Row>(engine, pageSize, (db, last) => {
    const after = sql`(${last?.startedAt ?? since.toISOString()}, ${last?.enquiryId ?? ""})`;
    return select(db).where(sql<boolean>`(registrations.created_at, registrations.enquiry_id) > ${after}`);
  });
  for await (const row of rows)
    yield {
      enquiry: toEnquiry(row),
      registration: toRegistration(row),
      startedAt: row.startedAt,
      version: row.registrationVersion,
    };
}

/** Inside the transaction that has a reason for it and has locked the enquiry: a person at the desk, or a quotation that was accepted. */
async function beginRegistrationOf(
  db: Db,
  intake: Intake,
  enquiryId: string,
  beginning: Beginning | { agreed: Agreed },
  actor: Actor,
): Promise<RegistrationResult | undefined> {
  const now = intake.now();
  const today = dateInIndia(now.getTime());
  const leadRow = await db.selectFrom("leads").selectAll().where("id", "=", enquiryId).executeTakeFirst();
  if (!leadRow) return undefined;
  const answers = toLead(leadRow).companyPlan?.plan.answers;
  const made =
    "agreed" in beginning
      ? { registration: startRegistration(beginning.agreed, answers, today) }
      : beginRegistration(beginning, answers, today);
  if ("refused" in made) return { result: "invalid", error: made.refused };
  const { registration } = made;
  const { company } = registration;
  const since = registration.reached.documents!;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("registrations")
    .values({ enquiryId, createdAt: now.toISOString(), ...toColumns(registration), version: 1 })
    .onConflict((conflict) => conflict.column("enquiryId").doNothing())
    .executeTakeFirst();
  const begun = numInsertedOrUpdatedRows === 1n;
  if (begun) {
    await changeEnquiry(db, intake, enquiryId, {
      status: "engaged",
      closedReason: null,
      engagedAt: (since < today ? localMoment(since) : now).toISOString(),
      // Lists and numbers go by it, where the founder has not said it.
      structure: leadRow.structure ?? structureIds.find((id) => id === company?.form) ?? null,
      state: leadRow.state ?? company?.state ?? null,
    });
    // A millisecond apart, after what was the reason for it: ids sort by time.
    const after = (ms: number) => new Date(now.getTime() + ms);
    if (leadRow.status !== "engaged")
      await addEvent(db, enquiryId, { type: "status", from: leadRow.status, to: "engaged" }, actor, after(1));
    const what = company ? "Registration" : "Work";
    const text = since < today ? `${what} begun on ${longDate(since)}` : `${what} begun`;
    await addEvent(db, enquiryId, { type: "registration", text, moved: true }, actor, after(2));
    await queueStageMail(db, { ...intake, now: () => now }, enquiryId);
  }
  const row = await registrationRow(db, enquiryId);
  const found = row && (await inWork(db, row));
  if (!found) return undefined;
  return begun ? { result: "done", ...found } : { result: "stale", error: "It has begun already.", ...found };
}

/** What the founder has accepted: it begins, or comes to what is under way. The enquiry is locked. */
export async function agreeOnWork(db: Db, intake: Intake, enquiryId: string, agreed: Agreed, actor: Actor) {
  const begun = await beginRegistrationOf(db, intake, enquiryId, { agreed }, actor);
  if (begun?.result !== "stale") return;
  const now = intake.now();
  const { registration: before, version } = begun;
  const row = await db.selectFrom("leads").selectAll().where("id", "=", enquiryId).executeTakeFirstOrThrow();
  const answers = toLead(row).companyPlan?.plan.answers;
  const after = agreeMore(before, agreed, answers, dateInIndia(now.getTime()));
  const { company } = after;
  await changeEnquiry(db, intake, enquiryId, {
    ...(!before.company && {
      structure: row.structure ?? structureIds.find((id) => id === company?.form) ?? null,
      state: row.state ?? company?.state ?? null,
    }),
  });
  if (after === before) return;
  await db
    .updateTable("registrations")
    .set({ ...toColumns(after), version: version + 1 })
    .where("enquiryId", "=", enquiryId)
    .execute();
  const names = after.tasks.slice(before.tasks.length).map(taskName);
  const what = [...(company && !before.company ? ["the registration"] : []), ...names].join("; ");
  const moved = isNews(before, after);
  // A millisecond after the acceptance: ids sort by time.
  const at = new Date(now.getTime() + 1);
  await addEvent(db, enquiryId, { type: "registration", text: `Added: ${what}`, ...(moved && { moved }) }, actor, at);
  if (moved) await queueStageMail(db, { ...intake, now: () => now }, enquiryId);
}

interface Acting {
  enquiryId: string;
  action: RegistrationAction;
  actor: Actor;
  version?: number | undefined;
  key?: string | undefined;
}

/** The enquiry is locked. Of two who act on the same version one wins; the other gets what the registration is then. */
export async function actOnRegistration(
  db: Db,
  intake: Intake,
  { enquiryId, action, actor, version, key }: Acting,
): Promise<RegistrationResult> {
  const now = intake.now();
  const row = await registrationRow(db, enquiryId);
  const found = row && (await inWork(db, row));
  if (!row || !found) return { result: "gone" };
  if (await wasDone(db, key)) return { result: "done", ...found };
  if (version !== undefined && version !== row.version)
    return { result: "stale", error: "Somebody was faster: this registration has changed.", ...found };
  if (found.enquiry.status === "closed")
    return { result: "refused", error: "The enquiry is closed. Reopen it first.", ...found };
  const before = toRegistration(row);
  const effect = changeRegistration(before, action, dateInIndia(now.getTime()));
  if ("refused" in effect) return { result: "refused", error: effect.refused, ...found };
  await db
    .updateTable("registrations")
    .set({ ...toColumns(effect.registration), version: row.version + 1 })
    .where("enquiryId", "=", enquiryId)
    .execute();
  const reason = "reason" in action ? action.reason?.trim() : undefined;
  const text = describeAction(action, before);
  const moved = isNews(before, effect.registration);
  const event = { type: "registration", text, ...(reason && { reason }), ...(moved && { moved }) } as const;
  await addEvent(db, enquiryId, event, actor, now, key);
  await changeEnquiry(db, intake, enquiryId);
  if (moved)
    await queueStageMail(db, { ...intake, now: () => now }, enquiryId, {
      // A certificate does not wait for tomorrow, nor does what was wrong about it.
      atOnce: effect.registration.incorporation !== before.incorporation,
    });
  return { result: "done", ...(await inWork(db, (await registrationRow(db, enquiryId))!))! };
}

/** Whether the founder is told by mail: another stage, what a certificate says, what came of a name, or a service that is done. */
function isNews(before: Registration, after: Registration): boolean {
  const decided = ({ names }: Registration) =>
    names.flatMap(({ name, outcome }) => (outcome === "proposed" ? [] : [`${name} ${outcome}`])).join("\n");
  const isOpen = (id: string) => openTasks(before.tasks).some((task) => task.id === id);
  const isDone = after.tasks.some(({ id, kind, doneOn }) => kind === "service" && doneOn && isOpen(id));
  return (
    isDone ||
    before.stage !== after.stage ||
    before.incorporation !== after.incorporation ||
    decided(before) !== decided(after)
  );
}

/** More than three people can work on. */
const longestBoard = 500;

/** What is not complete, or was completed lately, the longest waiting first. Few queries: board and Today are asked for again with each change. */
export async function readWork(db: Db, now: Date) {
  const today = dateInIndia(now.getTime());
  const rows = await db
    .selectFrom("registrations")
    .innerJoin("leads", "leads.id", "registrations.enquiryId")
    .leftJoin("people", "people.id", "leads.ownerId")
    .selectAll("registrations")
    .select(["leads.name", "leads.phone", "leads.status", "leads.companyName", "leads.companyPlan", "leads.ownerId"])
    .select(["leads.version as leadVersion", "leads.dueAt", "leads.followUpOn", "leads.engagedAt"])
    .select("people.name as ownerName")
    .where("leads.status", "!=", "closed")
    .where((column) =>
      column.or([column("stage", "!=", "complete"), column("waitingSince", ">=", addDays(today, -daysOpenAfterEnd))]),
    )
    .orderBy("waitingSince")
    .orderBy("enquiryId")
    .limit(longestBoard)
    .execute();
  const accounts = await readAccounts(
    db,
    rows.map(({ enquiryId, status, stage }) => ({ id: enquiryId, status, stage })),
  );
  return rows.map((row) => {
    const registration = toRegistration(row);
    // Before the certificate there is no calendar that would ask for it.
    const plan = registration.incorporation && parseCompanyPlan(row.companyPlan)?.plan;
    return { row, registration, plan, account: accounts.get(row.enquiryId)! };
  });
}

async function readBoard(db: Db, now: Date): Promise<BoardRow[]> {
  const today = dateInIndia(now.getTime());
  return (await readWork(db, now)).map(
    ({ row, registration, plan, account }): BoardRow => ({
      enquiry: {
        id: row.enquiryId,
        name: row.name,
        phone: row.phone,
        status: row.status,
        owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? "" } : null,
        version: row.leadVersion,
      },
      companyName: nameOf(registration) ?? row.companyName,
      ...boardFacts(registration, plan, today),
      account,
    }),
  );
}

const draftsApproved = "The drafts are approved: file it";

/** What the board shows of the registration itself. */
export function boardFacts(registration: Registration, plan: CompanyPlan | undefined, today: CalendarDate) {
  const { company, stage, reached, actor, awaited, approvedOn, papers, tasks, names, waitingSince } = registration;
  const due = nextDue(registration, plan, today);
  const held = heldName(registration);
  const isRefused = stage === "name" && names.length > 0 && names.every(({ outcome }) => outcome === "refused");
  return {
    form: company?.form ?? null,
    services: servicesText(registration) ?? null,
    state: company?.state ?? null,
    stage,
    stageName: describeStage(stage, registration),
    since: reached[stage] ?? waitingSince,
    actor,
    waitingSince,
    awaited:
      awaited ??
      (isRefused ? `${names.at(-1)!.name} was refused` : actor === "we" && approvedOn ? draftsApproved : null),
    papers: { arrived: papers.length - missingPapers(papers).length, all: papers.length },
    tasks: { done: tasks.length - openTasks(tasks).length, all: tasks.length },
    due: due ?? null,
    nameUntil: held && lapsesSoon(held.until, today) ? held.until : null,
  };
}

const nameOf = ({ incorporation, names }: Registration): string | undefined =>
  incorporation?.name ?? names.find(({ outcome }) => outcome === "approved")?.name;
