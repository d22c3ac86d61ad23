import { gstStateCode } from "../../content/schemas/registration-numbers.ts";
import { type TaxPart, taxParts } from "../../domain/india/gst.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import { taxOf } from "../../domain/payments/receipt.ts";
import type { PaymentRecord } from "../enquiries/store-contract.ts";
import type { Column } from "../http/downloads.ts";

/** For the accountant: every receipt and every contrary entry once, in the order of their numbers. */
export const paymentCsv: readonly Column<PaymentRecord>[] = [
  ["receipt", ({ receipt }) => receipt.number],
  ["date", ({ receipt }) => receipt.date],
  ["received_on", ({ payment }) => payment.receivedOn],
  ["name", ({ receipt }) => receipt.to],
  ["rupees", ({ payment }) => payment.rupees],
  ["tds", ({ payment }) => payment.tds],
  ["fee_without_gst", (record) => record.payment.fee - taxOf(record)],
  ["central_tax", (record) => taxPart(record, "central")],
  ["state_or_territory_tax", (record) => taxPart(record, "state", "territory")],
  ["integrated_tax", (record) => taxPart(record, "integrated")],
  ["gst", (record) => taxOf(record)],
  ["held_for_others", ({ payment: { rupees, tds, fee } }) => rupees + tds - fee],
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

/** As a program reads it. */
export const paymentRecord = (record: PaymentRecord) => ({
  ...record,
  payment: { ...record.payment, at: offsetTime(new Date(record.payment.at)) },
});

function taxPart(record: PaymentRecord, ...kinds: TaxPart["kind"][]): number | null {
  const { gstPercent, voucher } = record.receipt;
  const parts = voucher ? taxParts(taxOf(record), gstPercent, voucher) : [];
  return parts.find(({ kind }) => kinds.includes(kind))?.rupees ?? null;
}
