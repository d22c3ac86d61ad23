import { contactFields } from "../../domain/desk/enquiry.ts";
import { claimAcknowledgement } from "../intake/store-acknowledgements.ts";
import { storable } from "../store/documents.ts";
import { emailKey } from "../store/ids.ts";
import { toLead } from "../store/rows.ts";
import type { Db, LeadRow } from "../store/tables.ts";
import { phoneKey, searchWords } from "./store-columns.ts";
import type { Enquiry, EnquiryAction } from "./store-contract.ts";

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
