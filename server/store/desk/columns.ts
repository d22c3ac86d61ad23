import { structureIds } from "../../../content/schemas/structure-id.ts";
import { callDueAt } from "../../../domain/desk/call-times.ts";
import { internationalNumber } from "../../../domain/forms/person.ts";
import type { Lead } from "../contract.ts";
import { toLead } from "../rows.ts";
import { type Db, type DeskColumns, storable } from "../schema.ts";

/** The digits with the country in front, or those that were typed. */
const phoneKey = (typed: string): string => (internationalNumber(typed) ?? typed).replace(/\D/g, "");

type Known = Pick<
  Lead,
  "createdAt" | "form" | "name" | "email" | "phone" | "companyName" | "offer" | "companyPlan" | "spam" | "bestTime"
> & { utm: Readonly<Record<string, string>> };

/** What lists filter by, and when the call is due. */
export function derivedColumns({ form, phone, offer, companyPlan, utm, spam, createdAt, bestTime }: Known) {
  const due = spam ? undefined : callDueAt(form, new Date(createdAt), bestTime)?.toISOString();
  const offered = offer?.split(":")[0];
  return {
    structure: companyPlan?.plan.structure ?? structureIds.find((id) => id === offered) ?? null,
    state: companyPlan?.plan.state ?? null,
    campaign: storable(utm.utm_campaign ?? utm.utm_source ?? "") || null,
    phoneKey: phoneKey(phone),
    promisedAt: due ?? null,
    dueAt: due ?? null,
  };
}

/** Of an enquiry that nobody has worked on. */
export const newDeskColumns = (lead: Known): DeskColumns => ({
  status: "new",
  closedReason: null,
  ownerId: null,
  firstCallAt: null,
  contactedAt: null,
  quotedAt: null,
  engagedAt: null,
  remindedAt: null,
  followUpOn: null,
  version: 1,
  ...derivedColumns(lead),
});

/** What a search looks through. */
export const searchWords = ({ name, phone, email, companyName, companyPlan }: Known): string =>
  storable(
    [name, phoneKey(phone), phone.replace(/\D/g, ""), email, companyName, companyPlan?.plan.name]
      .filter(Boolean)
      .join(" ")
      .toLowerCase(),
  );

const pageSize = 500;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** For enquiries from before the desk. Only the last week's have a call that is due: what was done about the others nobody wrote down. */
export async function fillDeskColumns(db: Db): Promise<void> {
  const recent = new Date(Date.now() - weekMs).toISOString();
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("leads")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(pageSize)
      .execute();
    for (const row of rows) {
      const { promisedAt, dueAt, ...columns } = derivedColumns(toLead(row));
      const due = row.createdAt >= recent ? { promisedAt, dueAt } : {};
      await db
        .updateTable("leads")
        .set({ ...columns, ...due })
        .where("id", "=", row.id)
        .execute();
    }
    const words = rows.map((row) => ({ id: row.id, words: searchWords(toLead(row)) }));
    if (words.length > 0) await db.insertInto("enquirySearch").values(words).execute();
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.id;
  }
}
