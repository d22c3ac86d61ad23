import { sql } from "kysely";
import { type ChoiceKey, type DetailKey, enquiryDetails } from "../../content/contact/enquiry.ts";
import { tiers } from "../../content/offers/tiers.ts";
import { type StructureId, structureNames } from "../../content/schemas/plain-lists.ts";
import type { StateCode } from "../../content/states.ts";
import { section8Name } from "../../domain/company-plan/summary.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { callDueAt } from "../../domain/desk/call-times.ts";
import { type EnquirySource, type EnquiryStatus, enquiryStatuses } from "../../domain/desk/enquiry.ts";
import { callFrom } from "../../domain/desk/today.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { internationalNumber } from "../../domain/forms/person.ts";
import { isSpamScore, spamLimit } from "../../domain/forms/spam.ts";
import { offerTitle } from "../../domain/offers/offers.ts";
import { askedPlan } from "../../domain/quotation/basis.ts";
import { storable } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import type { Lead } from "../store/records.ts";
import { parseCompanyPlan, toLead } from "../store/rows.ts";
import type { Db, WorkColumns } from "../store/tables.ts";
import type { Enquiry, EnquiryFilters, Page } from "./store-contract.ts";

/** How they would like the call: lists show what was chosen, not what was typed. */
const choices = enquiryDetails.flatMap((detail) => (detail.kind === "choice" ? [detail.key] : []));

const enquiryColumns = [
  "leads.id",
  "leads.createdAt",
  "leads.form",
  "leads.name",
  "leads.email",
  "leads.phone",
  "leads.companyName",
  "leads.message",
  "leads.page",
  "leads.plan",
  "leads.companyPlan",
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
  db.selectFrom("leads").leftJoin("people", "people.id", "leads.ownerId").select(enquiryColumns);

/** Enquiries in the order of the narrow table: a search reads few rows of the wide one. */
const selectFound = (db: Db) =>
  db
    .selectFrom("enquirySearch")
    .crossJoin("leads")
    .leftJoin("people", "people.id", "leads.ownerId")
    .whereRef("leads.id", "=", "enquirySearch.id")
    .select(enquiryColumns);

type Selected = Awaited<ReturnType<ReturnType<typeof selectEnquiries>["execute"]>>[number];

export const toEnquiry = (row: Selected): Enquiry => ({
  id: row.id,
  createdAt: row.createdAt,
  form: row.form,
  name: row.name,
  email: row.email,
  phone: row.phone,
  companyName: row.companyName,
  message: beginning(row.message),
  page: row.page,
  offer: row.plan,
  structure: row.structure as StructureId | null,
  wants: wantsText(row),
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

/** A line of it is shown. */
const longestWords = 200;

export const beginning = (message: string | null): string | null =>
  message?.slice(0, longestWords).toWellFormed() ?? null;

function wantsText({ structure, companyPlan, plan: offer }: Pick<Selected, "structure" | "companyPlan" | "plan">) {
  const { section8, tier } = askedPlan(parseCompanyPlan(companyPlan)?.plan, offer);
  const name = section8 ? section8Name : structureNames[structure as StructureId];
  return [name, tiers.find(({ id }) => id === tier)?.name].filter(Boolean).join(", ") || null;
}

export async function enquiryById(db: Db, id: string): Promise<Enquiry | undefined> {
  const row = await selectEnquiries(db).where("leads.id", "=", id).executeTakeFirst();
  return row && toEnquiry(row);
}

const mostChoices = 300;

const found = (like: string) =>
  sql<boolean>`(enquiry_search.words like ${like} escape '\\' or enquiry_search.notes like ${like} escape '\\')`;

/** Newest first, a page at a time: the id of the last row leads to the next page, however many there are before it. */
export async function listEnquiries(
  db: Db,
  { search, source, status, owner, structure, state, page, campaign, from, until, spam = false }: EnquiryFilters,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Page<Enquiry>> {
  const words = typedWords(search);
  const rows = await (words.length > 0 ? selectFound(db) : selectEnquiries(db))
    .where((column) =>
      column.and([
        column("leads.spamScore", spam ? ">=" : "<", spamLimit),
        ...words.map((word) => found(`%${word}%`)),
        ...(before ? [sql<boolean>`${sql.ref(words.length > 0 ? "enquirySearch.id" : "leads.id")} < ${before}`] : []),
        ...(source ? [column("leads.form", "=", source)] : []),
        ...(status === "open" ? [column("leads.status", "<>", "closed")] : []),
        ...(status && status !== "open" ? [column("leads.status", "=", status)] : []),
        ...(owner === "nobody" ? [column("leads.ownerId", "is", null)] : []),
        ...(owner && owner !== "nobody" ? [column("leads.ownerId", "=", owner)] : []),
        ...(structure ? [column("leads.structure", "=", structure)] : []),
        ...(state ? [column("leads.state", "=", state)] : []),
        ...(page ? [column("leads.page", "=", page)] : []),
        ...(campaign ? [column("leads.campaign", "=", campaign)] : []),
        ...(from ? [column("leads.createdAt", ">=", from.toISOString())] : []),
        ...(until ? [column("leads.createdAt", "<", until.toISOString())] : []),
      ]),
    )
    .orderBy(sql.ref(words.length > 0 ? "enquirySearch.id" : "leads.id"), "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return { rows: shown.map(toEnquiry), next: rows.length > limit ? shown.at(-1)!.id : null };
}

/** How many there are of each status, and how many that are open are with this person. */
export async function countEnquiries(db: Db, personId: string) {
  const leads = db.selectFrom("leads").select(({ fn }) => fn.countAll().as("count"));
  const byStatus = await leads.select("status").groupBy("status").execute();
  const [spam, mine] = await Promise.all([
    leads.where("spamScore", ">=", spamLimit).executeTakeFirstOrThrow(),
    leads.where("ownerId", "=", personId).where("status", "<>", "closed").executeTakeFirstOrThrow(),
  ]);
  const of = (status: EnquiryStatus) => Number(byStatus.find((each) => each.status === status)?.count ?? 0);
  const counts = Object.fromEntries(enquiryStatuses.map((status) => [status, of(status)])) as Record<
    EnquiryStatus,
    number
  >;
  // What is kept as spam is new for as long as nobody accepts it.
  counts.new -= Number(spam.count);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...counts, all, mine: Number(mine.count) };
}

const exportedAtOnce = 500;

/** All that the list would show, whole, read in pages so that any number fits in memory. */
export async function* readFiltered(engine: Engine, filters: EnquiryFilters): AsyncIterable<Lead> {
  let before: string | undefined;
  do {
    const { rows, next } = await engine.read(async (db) => {
      const page = await listEnquiries(db, filters, { before, limit: exportedAtOnce });
      const ids = page.rows.map(({ id }) => id);
      const found = ids.length > 0 ? await db.selectFrom("leads").selectAll().where("id", "in", ids).execute() : [];
      return { rows: found.toSorted((a, b) => (a.id < b.id ? 1 : -1)), next: page.next };
    });
    yield* rows.map(toLead);
    before = next ?? undefined;
  } while (before);
}

/** Each word as LIKE wants it. A number may be typed with any signs between its digits. */
function typedWords(search = ""): string[] {
  const typed = search.replaceAll("\0", "").toWellFormed().toLowerCase().trim();
  // 'E 0412' and 'e0412' for E-0412.
  const text = typed.replace(/^e ?(?=\d+$)/, "e-");
  const words = /^[+\d][\d\s().+-]*$/.test(text) ? [text.replace(/\D/g, "")] : text.split(/\s+/);
  return words.filter(Boolean).map((word) => word.replace(/[\\%_]/g, "\\$&"));
}

/** What the filters of the list can be set to. */
export async function readChoices(db: Db) {
  const owners = await db
    .selectFrom("people")
    .select(["id", "name"])
    .where("removedAt", "is", null)
    .orderBy("name")
    .execute();
  const distinct = async (column: "form" | "structure" | "state" | "page" | "campaign") => {
    const name = sql.ref(column);
    // From one value to the next in the index: as many steps as there are values, however many enquiries have them.
    const { rows } = await sql<{ value: string }>`
      with recursive found (value) as (
        select * from (
          select ${name} from leads where ${name} is not null and spam_score < ${spamLimit} order by ${name} limit 1
        ) as first
        union all
        select (select ${name} from leads where ${name} > found.value and spam_score < ${spamLimit} order by ${name} limit 1)
        from found where found.value is not null
      )
      select value from found where value is not null limit ${mostChoices}`.execute(db);
    return rows.map(({ value }) => value);
  };
  return {
    owners,
    sources: (await distinct("form")) as EnquirySource[],
    structures: (await distinct("structure")) as StructureId[],
    states: (await distinct("state")) as StateCode[],
    pages: await distinct("page"),
    campaigns: await distinct("campaign"),
  };
}

/** The digits with the country in front, or those that were typed. */
export const phoneKey = (typed: string): string => (internationalNumber(typed) ?? typed).replace(/\D/g, "");

type Described = Pick<
  Lead,
  | "number"
  | "createdAt"
  | "form"
  | "name"
  | "email"
  | "phone"
  | "companyName"
  | "offer"
  | "companyPlan"
  | "spam"
  | "filing"
  | DetailKey
> & { utm: Readonly<Record<string, string>> };

/** What lists filter by, and when the call is due. */
export function derivedColumns(lead: Described) {
  const { phone, offer, companyPlan, utm, spam } = lead;
  const due = spam ? undefined : callDueAt(lead)?.toISOString();
  return {
    structure: askedPlan(companyPlan?.plan, offer).structure ?? null,
    state: companyPlan?.plan.state ?? null,
    campaign: storable(utm.utm_campaign ?? utm.utm_source ?? "") || null,
    phoneKey: phoneKey(phone),
    promisedAt: due ?? null,
    dueAt: due ?? null,
  };
}

/** Of an enquiry that nobody has worked on, before what is derived. */
export const noWork: WorkColumns = {
  status: "new",
  closedReason: null,
  ownerId: null,
  promisedAt: null,
  dueAt: null,
  firstCallAt: null,
  contactedAt: null,
  quotedAt: null,
  engagedAt: null,
  remindedAt: null,
  followUpOn: null,
  version: 1,
  structure: null,
  state: null,
  campaign: null,
  phoneKey: "",
  joinedAs: null,
  wrongPhoneKey: null,
};

/** What a search looks through: who it is, what they wrote and what they asked about. */
export function searchWords(lead: Described): string {
  const { number, name, phone, email, companyName, companyPlan, offer, filing } = lead;
  const typed = enquiryDetails.filter(({ kind }) => kind !== "choice").map(({ key }) => lead[key]);
  const { structure } = derivedColumns(lead);
  return storable(
    [
      ...[name, phoneKey(phone), phone.replace(/\D/g, ""), email, companyName, companyPlan?.plan.name, ...typed],
      ...[offer && offerTitle(offer), filing && filingNames[filing.id], structure && structureNames[structure]],
      number,
    ]
      .filter(Boolean)
      .join(" ")
      .toLowerCase(),
  );
}
