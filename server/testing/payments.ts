import { randomUUID } from "node:crypto";
import type { RecordedPayment } from "../../domain/payments/actions.ts";
import { composeReceipt } from "../../domain/payments/receipt.ts";
import type { PaymentResult } from "../enquiries/store-contract.ts";
import type { Store } from "../store/open.ts";

export const samplePayment = (changes: Partial<RecordedPayment> = {}): RecordedPayment => ({
  receivedOn: "2026-11-15",
  rupees: 2_359,
  tds: 0,
  fee: 2_359,
  way: "upi",
  reference: "",
  address: "",
  ...changes,
  ...(changes.rupees !== undefined && changes.fee === undefined && { fee: changes.rupees }),
});

export const sampleReceipt = composeReceipt({ to: "Asha Rao" });

/** Recorded on the newest version. */
export async function recordPayment(
  store: Store,
  enquiryId: string,
  changes: Partial<RecordedPayment> = {},
  actor: { personId?: string; name: string } = { name: "Asha" },
  key: string = randomUUID(),
): Promise<PaymentResult> {
  const version = (await store.enquiries.detail(enquiryId))?.enquiry.version ?? 1;
  return store.payments.record(enquiryId, samplePayment(changes), sampleReceipt, { version, actor, key });
}
