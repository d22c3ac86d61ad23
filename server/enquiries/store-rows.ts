import { type ChoiceKey, enquiryDetails } from "../../content/contact/enquiry.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { StateCode } from "../../content/states.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { callFrom } from "../../domain/desk/today.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { isSpamScore } from "../../domain/forms/spam.ts";
import type { Db } from "../store/tables.ts";
import type { Enquiry } from "./store-contract.ts";

/** How they would like the call: lists show what was chosen, not what was typed. */
const choices = enquiryDetails.flatMap((detail) => (detail.kind === "choice" ? [detail.key] : []));

const columns = [
  "leads.id",
  "leads.createdAt",
  "leads.form",
  "leads.name",
  "leads.email",
  "leads.phone",
  "leads.companyName",
  "leads.page",
  "leads.plan",
  "leads.structure",
  "leads.state",
  "leads.campaign",
  "leads.filing",
  "leads.suspect",
  "leads.spamScore",
  "leads.status",
  "leads.closedReason",
  "leads.ownerId",
  "leads.promisedAt",
  "leads.dueAt",
  "leads.firstCallAt",
  "leads.followUpOn",
  "leads.version",
  "leads.phoneKey",
  "leads.wrongPhoneKey",
  "leads.joinedAs",
  "people.name as ownerName",
  ...choices.map((key) => `leads.${key}` as const),
] as const;

/** Enquiries with the names of their owners. */
export const selectEnquiries = (db: Db) =>
  db.selectFrom("leads").leftJoin("people", "people.id", "leads.ownerId").select(columns);

/** Enquiries in the order of the narrow table: a search reads few rows of the wide one. */
export const selectFound = (db: Db) =>
  db
    .selectFrom("enquirySearch")
    .crossJoin("leads")
    .leftJoin("people", "people.id", "leads.ownerId")
    .whereRef("leads.id", "=", "enquirySearch.id")
    .select(columns);

type Selected = Awaited<ReturnType<ReturnType<typeof selectEnquiries>["execute"]>>[number];

export const toEnquiry = (row: Selected): Enquiry => ({
  id: row.id,
  createdAt: row.createdAt,
  form: row.form,
  name: row.name,
  email: row.email,
  phone: row.phone,
  companyName: row.companyName,
  page: row.page,
  offer: row.plan,
  structure: row.structure as StructureId | null,
  state: row.state as StateCode | null,
  campaign: row.campaign,
  filing:
    row.filing === null
      ? null
      : describeFiling({ id: JSON.parse(row.filing).id }, filingNames, new Date(row.createdAt)),
  ...(Object.fromEntries(choices.map((key) => [key, row[key]])) as Record<ChoiceKey, string | null>),
  suspect: JSON.parse(row.suspect),
  spam: isSpamScore(row.spamScore),
  status: row.status,
  closedReason: row.closedReason,
  owner: row.ownerId ? { id: row.ownerId, name: row.ownerName ?? "" } : null,
  promisedAt: row.promisedAt,
  dueAt: row.dueAt,
  firstCallAt: row.firstCallAt,
  followUpOn: row.followUpOn,
  version: row.version,
  callFrom: callFrom(row),
  wrongNumber: row.wrongPhoneKey === row.phoneKey,
  joined: row.joinedAs !== null,
});

export async function enquiryById(db: Db, id: string): Promise<Enquiry | undefined> {
  const row = await selectEnquiries(db).where("leads.id", "=", id).executeTakeFirst();
  return row && toEnquiry(row);
}
