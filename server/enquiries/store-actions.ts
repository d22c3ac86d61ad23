import { nextTry } from "../../domain/desk/call-times.ts";
import {
  type EnquiryStatus,
  mayFollow,
  type NextCall,
  outcomeOf,
  reopenedStatus,
  statusNames,
} from "../../domain/desk/enquiry.ts";
import type { EventContent } from "../../domain/desk/events.ts";
import { isSetByFounder, openClaims, questionsIn, standing, waitsForUs } from "../../domain/desk/history.ts";
import { isSamePerson } from "../../domain/desk/today.ts";
import { spamLimit } from "../../domain/forms/spam.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { hasIdentityNumber } from "../../domain/registration/papers.ts";
import { type Intake, queueDeliveries } from "../intake/store.ts";
import { withdrawOpen } from "../quotations/store.ts";
import { hasOpenQuotation } from "../quotations/store-read.ts";
import { registrationRow } from "../registrations/store-rows.ts";
import type { Engine } from "../store/engines/engine.ts";
import { lockRows } from "../store/locks.ts";
import { Abort } from "../store/outcome.ts";
import type { Db, LeadRow, WorkColumns } from "../store/tables.ts";
import { changeEnquiry, undoably } from "./store-changes.ts";
import type { ActionResult, Actor, Enquiry, EnquiryAction } from "./store-contract.ts";
import { addEvent, listEvents, wasDone } from "./store-events.ts";
import { enquiryById, phoneKey } from "./store-list.ts";
import { type AboutPerson, afterCorrection, concernedBy, correct, isAboutPerson, joinOrPart } from "./store-person.ts";

/** What an action does to the row, and what is written down. Or why it makes no sense. */
type Effect = { set: Partial<LeadRow>; events: EventContent[] } | { refused: string } | { taken: string };

interface Acting {
  enquiry: Enquiry;
  actor: Actor;
  now: Date;
  /** One call for several enquiries. */
  isShared: boolean;
}

/** Of two who act at once on the same version one wins; the other gets what the enquiry is then. */
export async function actOnEnquiry(
  intake: Intake,
  id: string,
  action: EnquiryAction,
  actor: Actor,
  now: Date,
  key?: string,
): Promise<ActionResult> {
  const { engine } = intake;
  return engine.write(async (db) => {
    const others = "alsoFor" in action ? (action.alsoFor ?? []) : [];
    const ids = isAboutPerson(action)
      ? await concernedBy(db, id, action)
      : [id, ...others.map((other) => (typeof other === "string" ? other : other.id))];
    await lockRows(db, engine, "leads", ids);
    return undoably(db, intake, ids, key, async (held): Promise<ActionResult> => {
      // Whoever sends the same twice at once has waited for the lock, and finds it done.
      if (!(await wasDone(db, key)))
        return isAboutPerson(action)
          ? joinOrPart(db, held, id, action, ids, { actor, now, key })
          : actForAll(db, held, id, action, { actor, now, key });
      const enquiry = await enquiryById(db, id);
      return enquiry ? { result: "done", enquiry } : { result: "gone" };
    });
  });
}

const otherChanged = "Somebody was faster: another enquiry of this person has changed. Nothing was saved yet.";

interface Circumstances {
  actor: Actor;
  now: Date;
  key?: string | undefined;
}

async function actForAll(
  db: Db,
  intake: Intake,
  id: string,
  action: Exclude<EnquiryAction, AboutPerson>,
  by: Circumstances,
): Promise<ActionResult> {
  if (action.action === "claim") {
    const { alsoFor = [], ...claiming } = action;
    const outcome = await actOnOne(db, intake, id, claiming, by);
    if (outcome.result !== "done") return outcome;
    for (const other of await ofSamePerson(db, id, alsoFor))
      await actOnOne(db, intake, other.id, claiming, { ...by, key: undefined });
    return outcome;
  }
  if (action.action !== "call" || !action.alsoFor?.length) return actOnOne(db, intake, id, action, by);
  const { alsoFor, ...call } = action;
  const others = (
    await ofSamePerson(
      db,
      id,
      alsoFor.map((other) => other.id),
    )
  ).filter(({ hasSameNumber }) => hasSameNumber || outcomeOf(call.outcome).spokeWith !== "stranger");
  const before = await enquiryById(db, id);
  const outcome = await actOnOne(db, intake, id, call, by, others.length > 0);
  if (outcome.result !== "done") return outcome;
  for (const other of others) {
    const { version } = alsoFor.find((given) => given.id === other.id)!;
    const also = await actOnOne(db, intake, other.id, { ...call, version }, { ...by, key: undefined }, true);
    if (also.result !== "done") throw new Abort({ result: "stale", enquiry: before!, error: otherChanged });
  }
  return outcome;
}

/** Those of the ids that have the address or the number of the enquiry. */
async function ofSamePerson(db: Db, id: string, ids: readonly string[]) {
  const others = ids.filter((other) => other !== id);
  if (others.length === 0) return [];
  const rows = await db
    .selectFrom("leads")
    .select(["id", "emailKey", "phoneKey", "joinedAs"])
    .where("id", "in", [id, ...new Set(others)])
    .orderBy("id")
    .execute();
  const one = rows.find((row) => row.id === id);
  if (!one) return [];
  return rows
    .filter((row) => row.id !== id && isSamePerson(row, one))
    .map((row) => ({ id: row.id, hasSameNumber: row.phoneKey === one.phoneKey }));
}

/** An enquiry that somebody ticked, as they saw it. */
export type Chosen = Pick<Enquiry, "id" | "version">;

/**
 * Gives them to somebody, each as if alone: what was changed meanwhile stays as it is. Other open enquiries of the same people go along,
 * unless somebody else has them: one person is not split among callers.
 */
export const assignSeveral = (
  intake: Intake,
  ownerId: string | null,
  chosen: readonly Chosen[],
  actor: Actor,
  now: Date,
) =>
  intake.engine.write(async (db) => {
    const others = await ofSamePeople(
      db,
      chosen.map(({ id }) => id),
    );
    const ids = [...chosen, ...others].map(({ id }) => id);
    await lockRows(db, intake.engine, "leads", ids);
    return undoably(db, intake, ids, undefined, async (held) => {
      const outcomes: ActionResult[] = [];
      for (const { id, version } of chosen)
        outcomes.push(await actOnOne(db, held, id, { action: "assign", ownerId, version }, { actor, now }));
      for (const { id, version, from } of others) {
        const given = outcomes[chosen.findIndex((each) => each.id === from)]!;
        if (given.result === "done")
          outcomes.push(await actOnOne(db, held, id, { action: "assign", ownerId, version }, { actor, now }));
      }
      return { result: "done" as const, outcomes };
    });
  });

/** Open enquiries that are not among these, of the same people and with nobody else. */
async function ofSamePeople(db: Db, ids: readonly string[]) {
  const columns = ["id", "version", "ownerId", "emailKey", "phoneKey", "joinedAs"] as const;
  const ones = await db.selectFrom("leads").select(columns).where("id", "in", ids).execute();
  const of = (key: "emailKey" | "phoneKey" | "joinedAs") => [...new Set(ones.flatMap((one) => one[key] || []))];
  const rows = await db
    .selectFrom("leads")
    .select(columns)
    .where("id", "not in", ids)
    .where("status", "!=", "closed")
    .where("spamScore", "<", spamLimit)
    .where((lead) =>
      lead.or(
        (["emailKey", "phoneKey", "joinedAs"] as const).flatMap((key) =>
          of(key).length > 0 ? [lead(key, "in", of(key))] : [],
        ),
      ),
    )
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, version, ownerId, ...known }) => {
    const one = ones.find((each) => isSamePerson(each, known) && (ownerId === null || ownerId === each.ownerId));
    return one ? [{ id, version, from: one.id }] : [];
  });
}

async function actOnOne(
  db: Db,
  intake: Intake,
  id: string,
  action: Exclude<EnquiryAction, AboutPerson>,
  { actor, now, key }: Circumstances,
  isShared = false,
): Promise<ActionResult> {
  const enquiry = await enquiryById(db, id);
  if (!enquiry) return { result: "gone" };
  if ("version" in action && action.version !== enquiry.version) return stale(enquiry);
  const effect = await decide(db, intake, action, { enquiry, actor, now, isShared });
  if ("refused" in effect) return { result: "refused", enquiry, error: effect.refused };
  if ("taken" in effect) return { result: "stale", enquiry, error: effect.taken };
  const withdrawn = effect.set.status === "closed" ? await withdrawOpen(db, intake, id, actor, now) : 0;
  // A millisecond apart: ids sort by time.
  const eventIds: string[] = [];
  for (const [index, event] of effect.events.entries()) {
    const at = new Date(now.getTime() + withdrawn + index);
    eventIds.push(await addEvent(db, id, event, actor, at, index === 0 ? key : undefined));
  }
  if (Object.keys(effect.set).length > 0) await changeEnquiry(db, intake, id, effect.set);
  if (action.action === "contact") await afterCorrection(db, id, enquiry.email, now);
  if (action.action === "answer" && action.mailed)
    await queueDeliveries(db, intake, "answer", id, ["mail"], { eventId: eventIds[0] });
  return { result: "done", enquiry: (await enquiryById(db, id))! };
}

const stale = (enquiry: Enquiry): ActionResult => ({
  result: "stale",
  enquiry,
  error: enquiry.owner
    ? `Somebody was faster: this enquiry has changed. It is with ${enquiry.owner.name}.`
    : "Somebody was faster: this enquiry has changed.",
});

async function decide(
  db: Db,
  { engine }: Intake,
  action: Exclude<EnquiryAction, AboutPerson>,
  acting: Acting,
): Promise<Effect> {
  switch (action.action) {
    case "claim":
      return claim(acting);
    case "assign":
      return assign(db, engine, action.ownerId, acting);
    case "call":
      return call(action, acting, waitsForUs(await listEvents(db, "enquiryId", acting.enquiry.id)));
    case "note":
      return { set: {}, events: [{ type: "note", text: action.text }] };
    case "answer":
      return answer(db, action, acting);
    case "whatsapp":
      return { set: {}, events: [{ type: "whatsapp", draft: action.text }] };
    case "mail":
      return { set: {}, events: [{ type: "mail", direction: action.direction, text: action.text }] };
    case "status":
      return setStatus(action, acting);
    case "reopen":
      return reopen(db, engine, acting);
    case "contact":
      return correct(action, acting.enquiry);
    case "no-call":
      if (acting.enquiry.dueAt === null) return { refused: "No call is due." };
      return { set: { dueAt: null }, events: [{ type: "no-call", ...(action.note && { note: action.note }) }] };
    case "follow-up":
      if (acting.enquiry.status === "closed" && action.on !== null)
        return { refused: "It is closed. Reopen it to follow it up." };
      return {
        set: { followUpOn: action.on },
        events: [{ type: "follow-up", on: action.on, ...(action.note && { note: action.note }) }],
      };
  }
}

/** To a question on the founder's page. With the last one that was open, its follow-up is done. */
async function answer(
  db: Db,
  { question, text, mailed }: Extract<EnquiryAction, { action: "answer" }>,
  { enquiry, now }: Acting,
): Promise<Effect> {
  if (hasIdentityNumber(text))
    return { refused: "Leave out numbers of PAN, Aadhaar or passport: the founder's page keeps none." };
  if (mailed && !enquiry.email) return { refused: "There is no address to mail it to. Say it in a call." };
  const events = standing(await listEvents(db, "enquiryId", enquiry.id));
  const open = questionsIn(events).filter((each) => !each.answer);
  if (!open.some(({ id }) => id === question)) return { refused: "This question is answered already." };
  const isOver = open.length === 1 && openClaims(events).length === 0 && isSetByFounder(events);
  const isDue = enquiry.followUpOn !== null && enquiry.followUpOn <= localDay(now);
  return {
    set: { ...(isOver && isDue && { followUpOn: null }) },
    events: [{ type: "answered", question, text, mailed }],
  };
}

function claim({ enquiry, actor }: Acting): Effect {
  if (!actor.personId) return { refused: "Only a person of the desk can take it." };
  if (enquiry.owner?.id === actor.personId) return { set: {}, events: [] };
  if (enquiry.owner) return { taken: `${enquiry.owner.name} has it already.` };
  return { set: { ownerId: actor.personId }, events: [{ type: "claimed" }] };
}

/** Somebody who is still at the desk: whoever removes that person waits, and then gives back what they got meanwhile. */
export const colleague = (db: Db, { rowLocks }: Engine, id: string) => {
  const there = db.selectFrom("people").select("name").where("id", "=", id).where("removedAt", "is", null);
  return (rowLocks ? there.forShare() : there).executeTakeFirst();
};

async function assign(db: Db, engine: Engine, ownerId: string | null, { enquiry }: Acting): Promise<Effect> {
  if (ownerId === (enquiry.owner?.id ?? null)) return { set: {}, events: [] };
  if (ownerId === null) return { set: { ownerId }, events: [{ type: "released" }] };
  const person = await colleague(db, engine, ownerId);
  if (!person) return { refused: "That person is no longer at the desk." };
  return { set: { ownerId }, events: [{ type: "assigned", to: person.name }] };
}

/** Whoever calls takes an enquiry that nobody has. Every attempt counts as the call that was promised. */
function call(
  { outcome, channel, callBackAt, note }: Extract<EnquiryAction, { action: "call" }>,
  { enquiry, actor, now, isShared }: Acting,
  isAnswerOwed: boolean,
): Effect {
  if (enquiry.status === "closed") return { refused: "It is closed. Reopen it first." };
  const at = now.toISOString();
  const takes = !enquiry.owner && actor.personId !== undefined;
  const { spokeWith, isContact, nextCall } = outcomeOf(outcome);
  const isFirstContact = isContact && enquiry.status === "new";
  const set: Partial<WorkColumns> = {
    firstCallAt: enquiry.firstCallAt ?? at,
    dueAt: (callBackAt ?? callTimes[nextCall](now, enquiry))?.toISOString() ?? null,
    ...(takes && { ownerId: actor.personId! }),
    ...(isFirstContact && { status: "contacted" as const, contactedAt: at }),
    // Nobody can be called: somebody has to write.
    ...(spokeWith === "stranger" && { followUpOn: localDay(now), wrongPhoneKey: phoneKey(enquiry.phone) }),
    ...(spokeWith === "them" && { wrongPhoneKey: null }),
    ...(spokeWith === "them" &&
      !isAnswerOwed &&
      enquiry.followUpOn !== null &&
      enquiry.followUpOn <= localDay(now) && { followUpOn: null }),
  };
  const called: EventContent = {
    type: "called",
    outcome,
    channel,
    ...(callBackAt && { callBackAt: callBackAt.toISOString() }),
    ...(note && { note }),
    ...(isShared && { shared: true }),
  };
  return {
    set,
    events: [
      called,
      ...(takes ? [{ type: "claimed" } as const] : []),
      ...(isFirstContact ? [{ type: "status", from: "new", to: "contacted" } as const] : []),
    ],
  };
}

/** When the next call is due, where the caller has not agreed on a time. */
const callTimes: Readonly<Record<NextCall, (now: Date, enquiry: Enquiry) => Date | undefined>> = {
  none: () => undefined,
  agreed: () => undefined,
  "next-try": nextTry,
};

const reachedAt: Partial<Record<EnquiryStatus, "contactedAt" | "quotedAt" | "engagedAt">> = {
  contacted: "contactedAt",
  quoted: "quotedAt",
  engaged: "engagedAt",
};

function setStatus(
  { to, reason, note }: Extract<EnquiryAction, { action: "status" }>,
  { enquiry: { status: from, followUpOn }, now }: Acting,
): Effect {
  if (!mayFollow(from, to))
    return {
      refused:
        from === "closed"
          ? "It is closed. Reopen it first."
          : `It is ${statusNames[from].toLowerCase()}: from there it only goes on, or is closed.`,
    };
  const moment = reachedAt[to];
  const event: EventContent = { type: "status", from, to, ...(reason && { reason }), ...(note && { note }) };
  return {
    set: {
      status: to,
      closedReason: reason ?? null,
      dueAt: null,
      ...(moment && { [moment]: now.toISOString() }),
      ...(to === "closed" && { followUpOn: null }),
    },
    events: [event, ...(to === "closed" && followUpOn !== null ? [{ type: "follow-up", on: null } as const] : [])],
  };
}

/** To where the work stands. Somebody has a reason to: it is followed up today. What was with somebody who has left is nobody's. */
async function reopen(db: Db, engine: Engine, acting: Acting): Promise<Effect> {
  const { id, status, firstCallAt, owner } = acting.enquiry;
  if (status !== "closed") return { refused: "It is not closed." };
  const hasLeft = owner !== null && !(await colleague(db, engine, owner.id));
  const to = reopenedStatus({
    isBegun: (await registrationRow(db, id)) !== undefined,
    isQuoted: await hasOpenQuotation(db, id),
    wasCalled: firstCallAt !== null,
  });
  return {
    set: { status: to, closedReason: null, followUpOn: localDay(acting.now), ...(hasLeft && { ownerId: null }) },
    events: [{ type: "status", from: "closed", to }],
  };
}
