import { gstStateCode } from "../../content/schemas/registration-numbers.ts";
import { type TaxPart, taxParts } from "../../domain/india/gst.ts";
import { offsetTime } from "../../domain/india/local-time.ts";
import { taxOf } from "../../domain/payments/receipt.ts";
import type { PaymentRecord } from "../enquiries/store-contract.ts";
import type { Cell } from "../http/downloads.ts";

/** For the accountant: every receipt and every contrary entry once, in the order of their numbers. */
export const paymentHeads = [
  "receipt",
  "date",
  "received_on",
  "name",
  "rupees",
  "tds",
  "fee_without_gst",
  "central_tax",
  "state_or_territory_tax",
  "integrated_tax",
  "gst",
  "held_for_others",
  "way",
  "reference",
  "quotation",
  "about",
  "gstin",
  "place_of_supply",
  "cancels",
  "reason",
  "recorded_by",
  "recorded_at",
  "enquiry_id",
];

function taxes(record: PaymentRecord) {
  const { gstPercent, voucher } = record.receipt;
  const all = taxOf(record);
  const parts = voucher ? taxParts(all, gstPercent, voucher) : [];
  const of = (...kinds: TaxPart["kind"][]) => parts.find(({ kind }) => kinds.includes(kind))?.rupees ?? null;
  return { central: of("central"), state: of("state", "territory"), integrated: of("integrated"), all };
}

export function paymentCells(record: PaymentRecord): Cell[] {
  const { payment, receipt, enquiryId } = record;
  const { rupees, tds, fee, way, reference, reason, by, at, receivedOn } = payment;
  const { number, date, to, quotation, about, voucher, cancels } = receipt;
  const tax = taxes(record);
  return [
    ...[number, date, receivedOn, to, rupees, tds],
    ...[fee - tax.all, tax.central, tax.state, tax.integrated, tax.all, rupees + tds - fee],
    ...[way, reference || null, quotation ?? null, about],
    ...[voucher?.gstin ?? null, voucher ? gstStateCode(voucher.to) : null],
    ...[cancels?.number ?? null, reason || null, by, offsetTime(new Date(at)), enquiryId],
  ];
}

/** As a program reads it. */
export const paymentRecord = (record: PaymentRecord) => ({
  ...record,
  payment: { ...record.payment, at: offsetTime(new Date(record.payment.at)) },
});
