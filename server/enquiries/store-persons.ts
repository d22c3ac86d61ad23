import type { Db } from "../store/tables.ts";

/** All enquiries of the person who sent this one: those with its address, and those that were joined at the desk. */
export async function enquiriesOfPerson(db: Db, enquiryId: string): Promise<string[]> {
  const one = await db
    .selectFrom("leads")
    .select(["emailKey", "joinedAs"])
    .where("id", "=", enquiryId)
    .executeTakeFirst();
  if (!one) return [];
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where((lead) =>
      lead.or([
        lead("id", "=", enquiryId),
        ...(one.emailKey ? [lead("emailKey", "=", one.emailKey)] : []),
        ...(one.joinedAs ? [lead("joinedAs", "=", one.joinedAs)] : []),
      ]),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
