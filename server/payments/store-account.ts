import type { WorkStage } from "../../content/schemas/registration-stage.ts";
import type { EnquiryStatus } from "../../domain/desk/enquiry.ts";
import { type Account, account, agreedQuotation } from "../../domain/payments/account.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { stageOf } from "../../domain/registration/registration.ts";
import { registrationRow } from "../registrations/store-rows.ts";
import { readDocument } from "../store/documents.ts";
import type { Db } from "../store/tables.ts";

interface Subject {
  id: string;
  status: EnquiryStatus;
  stage?: WorkStage | undefined;
}

/** What is due, paid and left of the quotation that counts. */
export async function readAccount(db: Db, id: string): Promise<Account> {
  const lead = await db.selectFrom("leads").select("status").where("id", "=", id).executeTakeFirst();
  const stage = (await registrationRow(db, id))?.stage;
  return (await readAccounts(db, [{ id, status: lead?.status ?? "closed", stage }])).get(id)!;
}

/** The accounts of many, in two questions. */
export async function readAccounts(db: Db, subjects: readonly Subject[]): Promise<Map<string, Account>> {
  if (subjects.length === 0) return new Map();
  const ids = subjects.map(({ id }) => id);
  const quotations = await db
    .selectFrom("quotations")
    .select(["enquiryId", "content", "acceptedAt"])
    .where("enquiryId", "in", ids)
    .where("acceptedAt", "is not", null)
    .execute();
  const payments = await db
    .selectFrom("payments")
    .select(["enquiryId", "rupees", "tds"])
    .where("enquiryId", "in", ids)
    .execute();
  const [quoted, paid] = [
    Map.groupBy(quotations, ({ enquiryId }) => enquiryId),
    Map.groupBy(payments, ({ enquiryId }) => enquiryId),
  ];
  return new Map(
    subjects.map(({ id, status, stage }) => {
      const agreed = (quoted.get(id) ?? []).map(({ content, acceptedAt }) => ({
        sent: readDocument<SentQuotation>(content!),
        acceptedAt,
      }));
      const sums = (paid.get(id) ?? []).map(({ rupees, tds }) => ({ rupees: Number(rupees), tds: Number(tds) }));
      return [id, account(agreedQuotation(agreed), sums, stageOf(status, stage && { stage }))];
    }),
  );
}
