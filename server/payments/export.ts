import { gstStateCode } from "../../content/schemas/registration-numbers.ts";
import { type TaxPart, taxParts } from "../../domain/india/gst.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import { splitPaid, taxOf } from "../../domain/payments/receipt.ts";
import type { OutgoingRecord, PaymentRecord } from "../enquiries/store-contract.ts";
import type { Column } from "../http/downloads.ts";

/** For the accountant: every receipt and every contrary entry once, in the order of their numbers. */
export const paymentCsv: readonly Column<PaymentRecord>[] = [
  ["receipt", ({ receipt }) => receipt.number],
  ["date", ({ receipt }) => receipt.date],
  ["received_on", ({ payment }) => payment.receivedOn],
  ["name", ({ receipt }) => receipt.to],
  ["rupees", ({ payment }) => payment.rupees],
  ["tds", ({ payment }) => payment.tds],
  ["fee_without_gst", (record) => splitPaid(record).fee],
  ["central_tax", (record) => taxPart(record, "central")],
  ["state_or_territory_tax", (record) => taxPart(record, "state", "territory")],
  ["integrated_tax", (record) => taxPart(record, "integrated")],
  ["gst", (record) => taxOf(record)],
  ["held_for_others", (record) => splitPaid(record).others],
  ["way", ({ payment }) => payment.way],
  ["reference", ({ payment }) => payment.reference || null],
  ["quotation", ({ receipt }) => receipt.quotation ?? null],
  ["about", ({ receipt }) => receipt.about],
  ["gstin", ({ receipt }) => receipt.voucher?.gstin ?? null],
  ["place_of_supply", ({ receipt: { voucher } }) => (voucher ? gstStateCode(voucher.to) : null)],
  ["client_address", ({ receipt }) => receipt.voucher?.address ?? null],
  ["client_gstin", ({ receipt }) => receipt.voucher?.clientGstin ?? null],
  ["cancels", ({ receipt }) => receipt.cancels?.number ?? null],
  ["reason", ({ payment }) => payment.reason || null],
  ["recorded_by", ({ payment }) => payment.by],
  ["recorded_at", ({ payment }) => offsetTime(new Date(payment.at))],
  ["enquiry_id", ({ enquiryId }) => enquiryId],
];

/** For the accountant: charges as they were, refunds, what is kept, and every contrary entry once, as they were written down. */
export const outgoingCsv: readonly Column<OutgoingRecord>[] = [
  ["kind", ({ outgoing }) => outgoing.kind],
  ["number", ({ outgoing }) => outgoing.receipt ?? null],
  ["paid_on", ({ outgoing }) => outgoing.paidOn],
  ["name", ({ receipt }) => receipt?.to ?? null],
  ["rupees", ({ outgoing }) => outgoing.rupees],
  ["fee_without_gst", ({ outgoing, receipt }) => receipt && outgoing.fee - taxOf({ payment: outgoing, receipt })],
  ["gst", ({ outgoing, receipt }) => receipt && taxOf({ payment: outgoing, receipt })],
  ["way", ({ outgoing }) => outgoing.way ?? null],
  ["reference", ({ outgoing }) => outgoing.reference || null],
  ["vouchers", ({ receipt }) => receipt?.refunds?.map(({ number }) => number).join(" ") || null],
  ["cancels", ({ outgoing, receipt }) => receipt?.cancels?.number ?? outgoing.cancels ?? null],
  ["reason", ({ outgoing }) => outgoing.reason || null],
  ["recorded_by", ({ outgoing }) => outgoing.by],
  ["recorded_at", ({ outgoing }) => offsetTime(new Date(outgoing.at))],
  ["enquiry_id", ({ enquiryId }) => enquiryId],
];

export const outgoingRecord = ({ deliveryId: _, ...record }: OutgoingRecord) => ({
  ...record,
  outgoing: { ...record.outgoing, at: offsetTime(new Date(record.outgoing.at)) },
});

/** As a program reads it. */
export const paymentRecord = ({ deliveryId: _, ...record }: PaymentRecord) => ({
  ...record,
  payment: { ...record.payment, at: offsetTime(new Date(record.payment.at)) },
});

function taxPart(record: PaymentRecord, ...kinds: TaxPart["kind"][]): number | null {
  const { gstPercent, voucher } = record.receipt;
  const parts = voucher ? taxParts(taxOf(record), gstPercent, voucher) : [];
  return parts.find(({ kind }) => kinds.includes(kind))?.rupees ?? null;
}
