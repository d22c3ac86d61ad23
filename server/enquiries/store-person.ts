import type { NewEnquiry } from "../../domain/desk/actions.ts";
import { contactFields } from "../../domain/desk/enquiry.ts";
import type { EventContent } from "../../domain/desk/events.ts";
import { claimAcknowledgement, type Intake, insertLead, onceForKey, queueDeliveries } from "../intake/store.ts";
import { storable } from "../store/documents.ts";
import { emailKey, newId } from "../store/ids.ts";
import type { Saved } from "../store/records.ts";
import { toLead } from "../store/rows.ts";
import type { Db, LeadRow } from "../store/tables.ts";
import { changeEnquiry } from "./store-changes.ts";
import type { ActionResult, Actor, Enquiry, EnquiryAction } from "./store-contract.ts";
import { addEvent, enquiriesOfPerson } from "./store-events.ts";
import { enquiryById, phoneKey, searchWords, selectEnquiries, toEnquiry } from "./store-list.ts";

/** Somebody at the desk writes down who telephoned or came by. Nobody at the desk is mailed: one of them has just typed it. */
export const enter = (intake: Intake, given: NewEnquiry, actor: Actor, key?: string): Promise<Saved> =>
  onceForKey(intake, "desk", { idempotencyKey: key }, async (db, id, createdAt) => {
    const { source, structure, state, acknowledge, mine, spoken, ...typed } = given;
    const plan = { ...(structure && { structure }), ...(state && { state }) };
    const companyPlan = structure || state ? { plan, dropped: [] } : undefined;
    // Before the number is taken, as a form does: no two wait for each other.
    const isFirst =
      acknowledge && typed.email && (await claimAcknowledgement(db, emailKey(typed.email), id, intake.now()));
    await insertLead(db, { ...typed, form: source, companyPlan, suspect: [] }, id, createdAt);
    const at = intake.now().toISOString();
    const isTaken = mine && actor.personId !== undefined;
    const events: EventContent[] = [
      { type: "entered", source },
      ...(isTaken ? [{ type: "claimed" } as const] : []),
      ...(spoken ? [{ type: "status", from: "new", to: "contacted" } as const] : []),
    ];
    // A millisecond apart: ids sort by time.
    for (const [index, event] of events.entries())
      await addEvent(db, id, event, actor, new Date(intake.now().getTime() + index));
    if (events.length > 1)
      await db
        .updateTable("leads")
        .set({
          ...(isTaken && { ownerId: actor.personId! }),
          ...(spoken && { status: "contacted", dueAt: null, firstCallAt: at, contactedAt: at }),
        })
        .where("id", "=", id)
        .execute();
    await queueDeliveries(db, intake, "lead", id, ["webhook"]);
    if (isFirst) await queueDeliveries(db, intake, "acknowledgement", id, ["mail"]);
    return id;
  });

const mostKnown = 5;

/** Who is here already with this number, in whatever way it is written, or this address. Newest first. */
export async function findKnown(db: Db, { phone, email }: { phone: string; email: string }): Promise<Enquiry[]> {
  const number = phoneKey(phone);
  const address = emailKey(email);
  if (!number && !address) return [];
  const rows = await selectEnquiries(db)
    .where((column) =>
      column.or([
        ...(number ? [column("leads.phoneKey", "=", number)] : []),
        ...(address ? [column("leads.emailKey", "=", address)] : []),
      ]),
    )
    .orderBy("leads.id", "desc")
    .limit(mostKnown)
    .execute();
  return rows.map(toEnquiry);
}

/** What somebody at the desk corrects, with the keys by which the person is found. */
export function correct(given: Extract<EnquiryAction, { action: "contact" }>, enquiry: Enquiry) {
  const set: Partial<LeadRow> = {};
  const changes = contactFields.flatMap((field) => {
    const to = given[field] === undefined ? enquiry[field] : storable(given[field]);
    if (to === enquiry[field]) return [];
    set[field] = to;
    return [{ field, from: enquiry[field], to }];
  });
  if (set.email !== undefined) set.emailKey = emailKey(set.email);
  if (set.phone !== undefined) set.phoneKey = phoneKey(set.phone);
  const isRightAfterAll = given.phone !== undefined && enquiry.wrongNumber;
  if (changes.length === 0 && !isRightAfterAll) return { refused: "Nothing is different." };
  return {
    set: { ...set, ...(isRightAfterAll && { wrongPhoneKey: null }) },
    events: [{ type: "contact" as const, changes }],
  };
}

/** What is looked through changes with it; and the new address may not want what was meant for the one before. */
export async function afterCorrection(db: Db, id: string, emailBefore: string, now: Date): Promise<void> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await findAgain(db, row);
  if (row.email === emailBefore) return;
  const unsent = db
    .selectFrom("deliveries")
    .select("id")
    .where("submissionId", "=", id)
    .where("purpose", "=", "acknowledgement")
    .where("state", "in", ["waiting", "dead"]);
  if (!(await unsent.executeTakeFirst()) || (await claimAcknowledgement(db, row.emailKey, id, now))) return;
  await db.deleteFrom("deliveries").where("id", "in", unsent).execute();
}

/** Writes down anew what a search looks through. */
export async function findAgain(db: Db, row: LeadRow): Promise<void> {
  const words = searchWords(toLead(row));
  await db.updateTable("enquirySearch").set({ words }).where("id", "=", row.id).execute();
}

/** Says of a person that they have two addresses, or that they were two persons after all. Nothing else of them changes. */
export type AboutPerson = Extract<EnquiryAction, { action: "join" | "part" }>;

export const isAboutPerson = (action: EnquiryAction): action is AboutPerson =>
  action.action === "join" || action.action === "part";

/** All enquiries that it is done to. */
export async function concernedBy(db: Db, id: string, action: AboutPerson): Promise<string[]> {
  const of = await enquiriesOfPerson(db, id);
  return action.action === "join" ? [...new Set([...of, ...(await enquiriesOfPerson(db, action.with))])].sort() : of;
}

/** `ids` are those that it is done to: they are locked. */
export async function joinOrPart(
  db: Db,
  intake: Intake,
  id: string,
  action: AboutPerson,
  ids: readonly string[],
  { actor, now, key }: { actor: Actor; now: Date; key?: string | undefined },
): Promise<ActionResult> {
  const enquiry = await enquiryById(db, id);
  if (!enquiry) return { result: "gone" };
  if (enquiry.version !== action.version)
    return { result: "stale", enquiry, error: "Somebody was faster: this enquiry has changed." };
  const rows = await db
    .selectFrom("leads")
    .select(["id", "emailKey", "joinedAs"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  const one = rows.find((row) => row.id === id)!;
  const set = async (changed: readonly string[], joinedAs: string | null) => {
    for (const each of changed) {
      await addEvent(db, each, { type: joinedAs ? "joined" : "parted" }, actor, now, each === id ? key : undefined);
      await changeEnquiry(db, intake, each, { joinedAs });
    }
  };
  if (action.action === "join") {
    const other = rows.find((row) => row.id === action.with);
    if (!other) return { result: "refused", enquiry, error: "The other enquiry is no longer here." };
    if (addressOf(other) === addressOf(one) || (one.joinedAs && one.joinedAs === other.joinedAs))
      return { result: "refused", enquiry, error: "They are one person already." };
    const joinedAs = one.joinedAs ?? other.joinedAs ?? newId(now);
    await set(toIds(rows.filter((row) => row.joinedAs !== joinedAs)), joinedAs);
  } else {
    if (!one.joinedAs) return { result: "refused", enquiry, error: "It is joined with no other." };
    const isTheirs = (row: Known) => addressOf(row) === addressOf(one);
    const areStillTwo = new Set(rows.filter((row) => !isTheirs(row)).map(addressOf)).size > 1;
    await set(toIds(areStillTwo ? rows.filter(isTheirs) : rows), null);
  }
  return { result: "done", enquiry: (await enquiryById(db, id))! };
}

interface Known {
  id: string;
  emailKey: string;
}
/** Somebody without one is known by nothing else. */
const addressOf = ({ id, emailKey }: Known): string => emailKey || id;

const toIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
