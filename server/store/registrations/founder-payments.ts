import { undoMs } from "../../../domain/desk/undo.ts";
import { account, agreedQuotation } from "../../../domain/payments/account.ts";
import { stageOf } from "../../../domain/registration/stages.ts";
import { paymentsOf } from "../desk/payment-rows.ts";
import { listOf } from "../desk/quotation-rows.ts";
import type { Db } from "../schema.ts";
import type { FounderRecord } from "./contract.ts";

/** What can still be taken back is not shown. */
export async function founderPayments(
  db: Db,
  { lead, facts }: Pick<FounderRecord, "lead" | "facts">,
  now: Date,
): Promise<Pick<FounderRecord, "account" | "payments">> {
  const since = new Date(now.getTime() - undoMs).toISOString();
  const payments = (await paymentsOf(db, lead.id)).map(({ payment }) => payment).filter(({ at }) => at <= since);
  const agreed = agreedQuotation(await listOf(db, lead.id));
  return { payments, account: account(agreed, payments, stageOf(facts.status, facts.registration)) };
}
