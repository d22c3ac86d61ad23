import { randomUUID } from "node:crypto";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import type { RecordedPayment, RecordedRefund } from "../../domain/payments/actions.ts";
import { composeReceipt } from "../../domain/payments/receipt.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { basisOf } from "../../tests/fixtures/quotations.ts";
import type { PaymentResult, QuotationRecord } from "../enquiries/store-contract.ts";
import type { Store } from "../store/open.ts";
import type { Channel, ClaimRequest, Delivery, Submission, SubmissionKind } from "../store/records.ts";
import { sampleLead } from "./samples.ts";

/** A quotation that was sent for an enquiry, on this day by the clock of the store. */
export async function quote(
  { quotations }: Store,
  enquiryId: string,
  plan: CompanyPlan,
  today = dateInIndia(Date.now()),
): Promise<QuotationRecord> {
  const draft = newDraft({ basis: basisOf(plan) }, today);
  const begun = await quotations.begin(enquiryId, draft);
  if (begun.result !== "done") throw new Error(begun.result);
  const { quotation } = composeQuotation(draft, { to: "Asha Rao", advisor: "Arun Pai", today });
  const sent = await quotations.send(begun.quotation.id, 1, quotation, { name: "Arun Pai" });
  if (sent.result !== "done") throw new Error(sent.result);
  return sent.quotation;
}

/** A quotation that was sent to this address, for an enquiry of its own. */
export async function sendQuotation(store: Store, email: string): Promise<QuotationRecord> {
  const { id } = await store.saveLead(sampleLead({ email }));
  return quote(store, id, { structure: "opc", state: "KA", tier: "starter" });
}

export const samplePayment = (changes: Partial<RecordedPayment> = {}): RecordedPayment => ({
  receivedOn: "2026-11-15",
  rupees: 2_359,
  tds: 0,
  fee: 2_359,
  way: "upi",
  reference: "",
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

export const sampleRefund = (changes: Partial<RecordedRefund> = {}): RecordedRefund => ({
  ...{ paidOn: "2026-11-16", rupees: 313, fee: 313, way: "upi", reference: "" },
  ...changes,
});

export const refundReceipt = { ...sampleReceipt, refunds: [] };

const kinds: readonly SubmissionKind[] = ["lead", "application", "subscriber"];

/** What was sent in, of all kinds or one, the newest first. */
export async function storedIn(store: Store, kind?: SubmissionKind): Promise<Submission[]> {
  const wanted = kind ? [kind] : kinds;
  const lists = await Promise.all(wanted.map((each) => Array.fromAsync(store.administration.export(each))));
  return lists.flat().sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** As a worker asks for what is due. */
export const claimDue = (now: Date, channels: readonly Channel[] = ["mail"]): ClaimRequest => ({
  ...{ now, limit: 999, leaseMs: 1_000, workerId: "w", channels },
});

/** All that waits goes out, as the worker would send it. Says how many. */
export async function deliverAll({ outbox }: Store, now: Date, channels?: readonly Channel[]): Promise<number> {
  const claimed = await outbox.claim(claimDue(now, channels));
  for (const { id } of claimed) await outbox.succeed(id, "w", now);
  return claimed.length;
}

export async function deliveriesOf(store: Store, id: string): Promise<Delivery[]> {
  const all = await store.outbox.list(["waiting", "sending", "done", "dead"], 1_000_000);
  return all.filter(({ submissionId }) => submissionId === id);
}
