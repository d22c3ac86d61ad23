import { paymentWords } from "../../content/registration/payments.ts";
import { receiptWords as words } from "../../content/registration/receipts.ts";
import { gstStateCode } from "../../content/schemas/gstin.ts";
import { longDate } from "../india/date-text.ts";
import { taxParts } from "../india/gst.ts";
import { rupees } from "../india/money.ts";
import { stateName } from "../india/state-names.ts";
import { fill } from "../text.ts";
import type { Payment } from "./model.ts";
import type { Receipt } from "./receipt.ts";
import { taxOf } from "./split.ts";

interface Fact {
  label: string;
  value: string;
}

/** A payment with its receipt, as it is kept. */
export interface IssuedReceipt {
  payment: Pick<Payment, "rupees" | "tds" | "fee" | "way" | "reference" | "receivedOn" | "reason">;
  receipt: Receipt;
  /** Of the client, on a voucher. */
  address: string;
}

/** A receipt in words: the mail and the PDF show this and nothing else. */
export interface ReceiptDocument {
  title: string;
  number: string;
  fileName: string;
  stamp: readonly Fact[];
  parties: readonly Fact[];
  rows: readonly Fact[];
  total: Fact;
  /** What else rule 50 asks for. */
  supply: readonly Fact[];
  notes: readonly string[];
  signature?: string | undefined;
  firm: { name: string; details: readonly Fact[]; contact: readonly string[]; sample?: string | undefined };
}

/** Below zero where a payment is taken back. */
const signed = (amount: number): string => (amount < 0 ? `−${rupees(-amount)}` : rupees(amount));

const given = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);

const percentText = (percent: number): string => String(percent);

/** What is paid to us, its tax, and what is held for others. */
function rows(issued: IssuedReceipt): Fact[] {
  const { payment, receipt } = issued;
  const { fee, rupees: money, tds } = payment;
  const { gstPercent, voucher } = receipt;
  const held = money + tds - fee;
  const tax = taxOf(issued);
  const taxes = voucher
    ? taxParts(tax, gstPercent, voucher).map((part) => ({
        label: fill(words.tax[part.kind], { percent: percentText(part.percent) }),
        rupees: part.rupees,
      }))
    : gstPercent > 0
      ? [{ label: fill(words.gst, { percent: gstPercent }), rupees: tax }]
      : [];
  return [
    ...(fee === 0
      ? []
      : [
          { label: taxes.length > 0 ? words.taxable : words.fee, value: signed(fee - tax) },
          ...taxes.map((part) => ({ label: part.label, value: signed(part.rupees) })),
        ]),
    ...(held === 0 ? [] : [{ label: words.held, value: signed(held) }]),
  ];
}

export function receiptDocument(issued: IssuedReceipt): ReceiptDocument {
  const { payment, receipt, address } = issued;
  const { number, date, to, about, quotation, voucher, firm, cancels } = receipt;
  const kind = cancels ? "cancellation" : voucher ? "voucher" : "receipt";
  const held = payment.rupees + payment.tds - payment.fee;
  return {
    title: `${words.titles[kind]} ${number}`,
    number,
    fileName: `receipt-${number.replace("/", "-")}.pdf`,
    stamp: [
      { label: words.number, value: number },
      { label: words.date, value: longDate(date) },
      ...given(words.cancels, cancels && fill(words.cancelled, cancels)),
      { label: words.receivedOn, value: longDate(payment.receivedOn) },
      { label: words.way, value: paymentWords.ways[payment.way] },
      ...given(words.reference, payment.reference),
    ],
    parties: [
      { label: words.from, value: to },
      ...given(words.address, address),
      { label: words.about, value: about },
      ...given(words.quotation, quotation),
      ...given(words.reason, payment.reason),
    ],
    rows: rows(issued),
    total: { label: words.total, value: signed(payment.rupees + payment.tds) },
    supply: [
      ...(payment.tds === 0
        ? []
        : [
            { label: words.tds, value: signed(payment.tds) },
            { label: words.money, value: signed(payment.rupees) },
          ]),
      ...(voucher
        ? [
            { label: words.supplier, value: [firm.name, firm.contact[0]].filter(Boolean).join(", ") },
            { label: words.gstin, value: voucher.gstin },
            {
              label: words.place,
              value: fill(words.placeOf, { state: stateName(voucher.to), code: gstStateCode(voucher.to) }),
            },
            { label: words.reverseCharge, value: words.no },
          ]
        : []),
    ],
    notes: [
      ...(cancels ? [fill(words.cancelledNote, cancels)] : [voucher ? words.voucherNote : words.plainNote]),
      ...(held !== 0 && !cancels ? [words.heldNote] : []),
    ],
    signature: voucher && fill(words.signature, { firm: firm.name }),
    firm: { ...firm, sample: firm.sample ? words.sample : undefined },
  };
}
