import type { Intake } from "../intake/store.ts";
import { newId } from "../store/ids.ts";
import type { Db } from "../store/tables.ts";
import { changeEnquiry } from "./store-change.ts";
import type { ActionResult, Actor, EnquiryAction } from "./store-contract.ts";
import { addEvent } from "./store-events.ts";
import { enquiriesOfPerson } from "./store-persons.ts";
import { enquiryById } from "./store-rows.ts";

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
