import type { OwnerFacts } from "../../content/owner/files.ts";
import { payingWords as words } from "../../content/registration/payments.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import type { Bank, Upi } from "../../content/schemas/payment.ts";
import { site } from "../../content/site.ts";
import { type Amount, formatAmount } from "../costs/amount.ts";
import { readablePhone } from "../links.ts";
import type { Quotation } from "../quotation/model.ts";
import { chargesTotal, feeTotal, type Summed, signaturesTotal } from "../quotation/total.ts";
import { fill } from "../text.ts";

export type DueMoment = "acceptance" | "before-filing" | "certificate";

export interface DuePart {
  moment: DueMoment;
  what: "fee" | "signatures" | "charges";
  amount: Amount;
}

/** What is due and when goes by these. */
export type Due = Summed & Pick<Quotation, "payment">;

/**
 * Our fee with its GST, of which the odd rupee is due first; signatures, and what others charge at actuals, are due before filing.
 */
export function dueParts(quotation: Due): DuePart[] {
  const { from, to } = feeTotal(quotation);
  const signatures = signaturesTotal(quotation);
  const charges = chargesTotal(quotation);
  const half = quotation.payment?.fee === "half";
  const first = half ? { from: Math.ceil(from / 2), to: Math.ceil(to / 2) } : { from, to };
  const rest = { from: from - first.from, to: to - first.to };
  const parts: DuePart[] = [
    { moment: "acceptance", what: "fee", amount: first },
    { moment: "before-filing", what: "signatures", amount: { from: signatures.from, to: signatures.to } },
    { moment: "before-filing", what: "charges", amount: { from: charges.from, to: charges.to } },
    { moment: "certificate", what: "fee", amount: rest },
  ];
  return parts.filter(
    ({ amount, what }) => amount.from + amount.to > 0 || (what === "charges" && charges.missing.length > 0),
  );
}

/** A part that is due, in words. */
export interface DueLine {
  when: string;
  what: string;
  value: string;
  note?: string | undefined;
}

function nameOf({ moment, what }: DuePart, { payment, gstPercent }: Due): string {
  const { full, first, second, withGst } = words.fee;
  if (what === "charges") return words.charges;
  const fee = payment?.fee !== "half" ? full : moment === "acceptance" ? first : second;
  const ours = what === "fee" ? fee : words.signatures;
  return gstPercent > 0 ? fill(withGst, { fee: ours }) : ours;
}

export function dueLine(part: DuePart, quotation: Due): DueLine {
  const { moment, what, amount } = part;
  const isOpen = what === "charges" && chargesTotal(quotation).missing.length > 0;
  const value = formatAmount(amount);
  return {
    when: words.moments[moment],
    what: nameOf(part, quotation),
    value: isOpen ? fill(quotationWords.totalAtLeast, { amount: value }) : value,
    note: what === "charges" && (isOpen || exactAmount(amount) === undefined) ? words.exactLater : undefined,
  };
}

export const dueLines = (quotation: Due): DueLine[] => dueParts(quotation).map((part) => dueLine(part, quotation));

type Terms = NonNullable<Quotation["payment"]>;

/** What a quotation says of paying; nothing while the firm's facts say nothing. */
export function paymentTerms({ fee, upi, bank }: OwnerFacts["payment"]): Terms | undefined {
  if (fee === "full" && !upi && !bank) return undefined;
  const { numberAgain: _, ...account } = bank ?? {};
  return { fee, ...(upi && { upi }), ...(bank && { bank: account as Bank }) };
}

/** All there is to say while the firm's facts say nothing of it. */
export const askHowToPay: string = fill(site.whatsapp ? words.askOrWrite : words.ask, {
  phone: site.phone.display,
  whatsapp: site.whatsapp ? readablePhone(`+${site.whatsapp.number}`) : "",
});

/** '2026-27-0001': apps and banks take letters, digits and hyphens. */
const paymentReference = (number: string): string => number.replaceAll(/[^A-Za-z0-9-]/g, "-");

/** An amount that a link may carry; of a range the payer types what the advisor has said. */
export const exactAmount = ({ from, to }: Amount): number | undefined => (from === to && from > 0 ? from : undefined);

/** By NPCI's linking specification: spaces as %20, the @ as it is, two decimals. */
export function upiLink({ id, name, kind }: Upi, number: string, amount: Amount): string {
  const reference = paymentReference(number);
  const exact = exactAmount(amount);
  const parts: [string, string][] = [
    ["pn", name],
    ...(exact === undefined ? [] : [["am", `${exact}.00`] as [string, string]]),
    ["cu", "INR"],
    ["tn", `Quotation ${reference}`.slice(0, 40)],
    ...(kind === "verified-merchant" ? [["tr", reference] as [string, string]] : []),
  ];
  return `upi://pay?pa=${id}${parts.map(([key, value]) => `&${key}=${encodeURIComponent(value)}`).join("")}`;
}

interface Fact {
  label: string;
  value: string;
}

export const upiBlock = ({ id, name }: Upi, number: string): Fact[] => [
  { label: words.upiId, value: id },
  { label: words.holder, value: name },
  { label: words.reference, value: paymentReference(number) },
];

export const bankBlock = ({ name, number, type, ifsc, bank, branch }: Bank, quotation: string): Fact[] => [
  { label: words.holder, value: name },
  { label: words.number, value: number },
  { label: words.type, value: words.types[type] },
  { label: words.ifsc, value: ifsc },
  { label: words.bankName, value: bank },
  { label: words.branch, value: branch },
  { label: words.reference, value: paymentReference(quotation) },
];
