import { z } from "zod";
import { paymentWords, receiptWords as words } from "../../content/registration/payments.ts";
import { gstStateCode } from "../../content/schemas/registration-numbers.ts";
import { registeredNames } from "../../content/schemas/registration-stage.ts";
import { site as ownSite, type Site } from "../../content/site.ts";
import { type StateCode, stateName, states } from "../../content/states.ts";
import { planLimits } from "../company-plan/fields.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { gstWithin, taxParts } from "../india/gst.ts";
import { rupees } from "../india/money.ts";
import { cityLine, ownerDetails } from "../owner/details.ts";
import type { SentQuotation } from "../quotation/model.ts";
import { numberText } from "../quotation/number-and-limits.ts";
import type { Split } from "../quotation/total.ts";
import { fill } from "../text.ts";
import type { Client, Payment } from "./payment.ts";

/** 'R2026-27/0001': of at most 16 characters, as rule 50 wants it, up to ten million a year. */
export const receiptNumber = (year: string, count: number): string => `R${year}/${String(count).padStart(4, "0")}`;

const number = z
  .string()
  .regex(/^R\d{4}-\d{2}\/\d{4,}$/)
  .max(16);
const text = z.string().trim().min(1).max(300);
const state = z.enum(states.map(({ code }) => code) as [StateCode, ...StateCode[]]);
const fact = z.strictObject({ label: text, value: text });

/**
 * What a receipt says beside the payment itself, frozen when it is issued. The reference is not in it: it goes when the person is erased, and
 * the receipt stays, of a voucher with all that rule 50 wants of the client.
 */
const receiptSchema = z.strictObject({
  to: z.string().trim().min(1).max(planLimits.name),
  about: text,
  quotation: text.optional(),
  /** On what is paid to us; 0 for a firm that is not registered. */
  gstPercent: z.int().min(0).max(40),
  /** Only of an advance on what we sell, to a firm with a GSTIN. */
  voucher: z
    .strictObject({
      gstin: z.string().length(15),
      /** Where the firm is, and where the service goes: another State makes it integrated tax. */
      from: state,
      to: state,
      /** Of the client; not in those from before they were asked for. */
      address: text.optional(),
      clientGstin: z.string().length(15).optional(),
    })
    .optional(),
  /** It came when all was done: the tax invoice carries it. */
  invoiced: z.literal(true).optional(),
  /** Money went back: of these vouchers, where a refund voucher is written. */
  refunds: z
    .array(z.strictObject({ number, date: z.iso.date() }))
    .readonly()
    .optional(),
  firm: z.strictObject({
    name: text,
    details: z.array(fact).readonly(),
    contact: z.array(text).readonly(),
    sample: z.boolean(),
  }),
});
/** Before it has its number. */
export type ReceiptContent = z.infer<typeof receiptSchema>;

export const issuedReceiptSchema = receiptSchema.extend({
  number,
  date: z.iso.date(),
  /** The GST in what is paid to us; not in those from before it was kept. */
  tax: z.int().optional(),
  /** Of a contrary entry: what it takes back. */
  cancels: z.strictObject({ number, date: z.iso.date() }).optional(),
});
export type Receipt = z.infer<typeof issuedReceiptSchema>;

interface Context {
  to: string;
  /** The one that was accepted. */
  quotation?: SentQuotation | undefined;
  /** Of an advance. */
  client?: Client | undefined;
  /** It is for what we sell, and came when all was done. */
  invoiced?: boolean;
  site?: Site;
}

const about = ({ basis, services = [] }: SentQuotation): string =>
  [
    ...(basis
      ? [
          fill(words.registration, {
            what: `${registeredNames[basis.structure ?? "section-8"]}, ${stateName(basis.state)}`,
          }),
        ]
      : []),
    ...services.map(({ name }) => name),
  ].join("; ");

const voucherOf = ({ address, state: to, gstin: own }: Client, gstin: string, from: StateCode) => ({
  ...{ gstin, from, to, address },
  ...(own && { clientGstin: own }),
});

export function composeReceipt({ to, quotation, client, invoiced, site = ownSite }: Context): ReceiptContent {
  const from = site.gst.state;
  return {
    to: client?.name ?? to,
    about: quotation ? about(quotation) : words.services,
    ...(quotation && { quotation: numberText(quotation) }),
    gstPercent: quotation?.gstPercent ?? (site.gst.registered ? site.gst.percent : 0),
    ...(site.gstin && from && client && { voucher: voucherOf(client, site.gstin, from) }),
    ...(site.gstin && invoiced && { invoiced }),
    firm: {
      name: site.legalName ?? site.name,
      details: ownerDetails(site)
        .filter(({ value }) => value !== site.legalName)
        .map(({ label, value }) => ({ label, value })),
      contact: [[...site.address.lines, cityLine(site.address)].join(", "), site.email, site.phone.display],
      sample: site.sample,
    },
  };
}

interface Issued {
  payment: Pick<Payment, "fee">;
  receipt: Pick<Receipt, "gstPercent" | "voucher" | "tax">;
}

const byOldRule = (fee: number, share: number, percent: number): number =>
  Math.sign(fee) * Math.round((Math.abs(fee) * share) / (100 + percent));

/** The GST that a receipt says. Those from before it was kept counted each by itself, a half at a time. */
export function taxOf({ payment: { fee }, receipt: { gstPercent, voucher, tax } }: Issued): number {
  if (tax !== undefined) return tax;
  return voucher && voucher.from === voucher.to
    ? 2 * byOldRule(fee, gstPercent / 2, gstPercent)
    : byOldRule(fee, gstPercent, gstPercent);
}

/** What came, or went back, told by whose it is. TDS counts as paid. */
export function splitPaid({ payment, receipt }: Issued & { payment: Pick<Payment, "rupees" | "tds"> }): Split {
  const { rupees: money, tds, fee } = payment;
  const gst = taxOf({ payment, receipt });
  return { fee: fee - gst, gst, others: money + tds - fee };
}

/** What the receipt of this payment has to say, so that all receipts together say the tax of the quotation: the last takes the difference. */
export function nextTax(fee: number, content: ReceiptContent, earlier: readonly Issued[]): number {
  const { gstPercent } = content;
  // What came when all was done is counted as the vouchers before it were.
  const voucher = content.voucher ?? earlier.findLast(({ receipt }) => receipt.voucher)?.receipt.voucher;
  const same = earlier.filter(({ receipt }) => {
    const place = receipt.voucher ?? voucher;
    return receipt.gstPercent === gstPercent && place?.from === voucher?.from && place?.to === voucher?.to;
  });
  const all = same.reduce((sum, { payment }) => sum + payment.fee, fee);
  return gstWithin(all, gstPercent, voucher) - same.reduce((sum, each) => sum + taxOf(each), 0);
}

interface Fact {
  label: string;
  value: string;
}

/** A payment with its receipt, as it is kept. */
export interface IssuedReceipt {
  payment: Pick<Payment, "rupees" | "tds" | "fee" | "way" | "reference" | "receivedOn" | "reason">;
  receipt: Receipt;
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

/** What is paid to us, its tax, and what is held for others. */
function rows(issued: IssuedReceipt, heldLabel: string): Fact[] {
  const { payment, receipt } = issued;
  const { fee, rupees: money, tds } = payment;
  const { gstPercent, voucher } = receipt;
  const held = money + tds - fee;
  const tax = taxOf(issued);
  const taxes = voucher
    ? taxParts(tax, gstPercent, voucher).map((part) => ({
        label: fill(words.tax[part.kind], { percent: part.percent }),
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
    ...(held === 0 ? [] : [{ label: heldLabel, value: signed(held) }]),
  ];
}

export function receiptDocument(issued: IssuedReceipt): ReceiptDocument {
  const { payment, receipt } = issued;
  const { number, date, to, about, quotation, voucher, invoiced, firm, cancels, refunds } = receipt;
  const said = refunds ? { ...words, ...words.refund } : words;
  const kind = cancels ? "cancellation" : voucher ? "voucher" : "receipt";
  const held = payment.rupees + payment.tds - payment.fee;
  return {
    title: `${said.titles[kind]} ${number}`,
    number,
    fileName: `${refunds ? "refund" : "receipt"}-${number.replace("/", "-")}.pdf`,
    stamp: [
      { label: words.number, value: number },
      { label: words.date, value: longDate(date) },
      ...given(words.cancels, cancels && fill(said.cancelled, cancels)),
      { label: said.receivedOn, value: longDate(payment.receivedOn) },
      { label: said.way, value: paymentWords.ways[payment.way] },
      ...given(words.reference, payment.reference),
    ],
    parties: [
      { label: said.from, value: to },
      ...given(words.address, voucher?.address),
      ...given(words.clientGstin, voucher?.clientGstin),
      { label: words.about, value: about },
      ...given(words.quotation, quotation),
      ...(refunds ?? []).map((of) => ({
        label: words.titles.voucher,
        value: `${of.number}, ${longDate(of.date as CalendarDate)}`,
      })),
      ...given(words.reason, payment.reason),
    ],
    rows: rows(issued, said.held),
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
            { label: said.advance, value: signed(payment.fee) },
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
      ...(cancels
        ? [fill(said.cancelledNote, cancels)]
        : [voucher ? said.voucherNote : invoiced ? words.invoicedNote : said.plainNote]),
      ...(held !== 0 && !cancels && !refunds ? [words.heldNote] : []),
    ],
    signature: voucher && fill(words.signature, { firm: firm.name }),
    firm: { ...firm, sample: firm.sample ? words.sample : undefined },
  };
}
