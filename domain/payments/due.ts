import type { OwnerFacts } from "../../content/owner/files.ts";
import { payingWords as words } from "../../content/registration/payments.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import type { Bank, Upi } from "../../content/schemas/payment.ts";
import { site } from "../../content/site.ts";
import { type Amount, formatAmount } from "../costs/amount.ts";
import { gstOn } from "../india/gst.ts";
import { readablePhone } from "../links.ts";
import type { Quotation, SoldService } from "../quotation/model.ts";
import { feeLineId } from "../quotation/number-and-limits.ts";
import { chargesTotal, feeTotal, type Summed, signaturesTotal } from "../quotation/total.ts";
import { fill } from "../text.ts";

export type DueMoment = "acceptance" | "before-filing" | "certificate" | "done" | "each-period";

export interface DuePart {
  moment: DueMoment;
  what: "fee" | "signatures" | "charges";
  amount: Amount;
  /** Of what is paid by the month, quarter or year. */
  service?: SoldService;
}

/** What is due and when goes by these. */
export type Due = Summed & Pick<Quotation, "payment" | "basis" | "services">;

/** What is paid by the month, quarter or year, with the GST on one of them. */
function periods({ services = [], lines, gstPercent, taxPlace }: Due) {
  return services.flatMap((service) => {
    const line = lines.find(({ id }) => id === feeLineId(service.id));
    if (service.per === "once" || service.times === 1 || !line?.amount || line.change?.kind === "struck") return [];
    const each = (end: number) => {
      const net = Math.round(end / service.times);
      return net + gstOn(net, gstPercent, taxPlace);
    };
    return [{ service, each: { from: each(line.amount.from), to: each(line.amount.to) } }];
  });
}

/**
 * Our fee with its GST, of which the odd rupee is due first, and what is paid by the period is due in advance; signatures, and what others
 * charge at actuals, are due before filing.
 */
export function dueParts(quotation: Due): DuePart[] {
  const fee = feeTotal(quotation);
  const left: Amount = { from: fee.from, to: fee.to };
  const inPeriods = periods(quotation);
  const later = inPeriods.map(({ service, each }): DuePart => {
    // A discount takes from the last ones what the first has not.
    const take = (end: keyof Amount) => Math.min(left[end], each[end] * (service.times - 1));
    const amount = { from: take("from"), to: take("to") };
    left.from -= amount.from;
    left.to -= amount.to;
    return { moment: "each-period", what: "fee", amount, service };
  });
  const second = (end: keyof Amount): number => {
    const once = left[end] - inPeriods.reduce((sum, { each }) => sum + each[end], 0);
    return quotation.payment?.fee === "half" ? Math.max(0, Math.floor(once / 2)) : 0;
  };
  const rest = { from: second("from"), to: second("to") };
  const first = { from: left.from - rest.from, to: left.to - rest.to };
  const signatures = signaturesTotal(quotation);
  const charges = chargesTotal(quotation);
  const parts: DuePart[] = [
    { moment: "acceptance", what: "fee", amount: first },
    { moment: "before-filing", what: "signatures", amount: { from: signatures.from, to: signatures.to } },
    { moment: "before-filing", what: "charges", amount: { from: charges.from, to: charges.to } },
    { moment: !quotation.basis && quotation.services ? "done" : "certificate", what: "fee", amount: rest },
    ...later,
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

/** 'Before we file', 'Each month in advance' */
export const momentText = ({ moment, service }: Pick<DuePart, "moment" | "service">): string =>
  fill(words.moments[moment], { per: service?.per ?? "" });

function feeName({ moment, service, amount }: DuePart, quotation: Due): string {
  const { full, first, second, withFirst, periods: later } = words.fee;
  if (service) {
    const times = service.times - 1;
    const { from, to } = amount;
    const each = formatAmount({ from: Math.ceil(from / times), to: Math.ceil(to / times) });
    return fill(later, { name: service.name, times, each });
  }
  if (moment !== "acceptance") return second;
  const hasRest = dueParts(quotation).some((part) => part.moment === "certificate" || part.moment === "done");
  const fee = hasRest ? first : full;
  const per = [...new Set(periods(quotation).map((each) => each.service.per))].join(", ");
  return per ? fill(withFirst, { fee, per }) : fee;
}

function nameOf(part: DuePart, quotation: Due): string {
  const { gstPercent } = quotation;
  const { withGst } = words.fee;
  if (part.what === "charges") return words.charges;
  const ours = part.what === "fee" ? feeName(part, quotation) : words.signatures;
  return gstPercent > 0 ? fill(withGst, { fee: ours }) : ours;
}

function dueLine(part: DuePart, quotation: Due): DueLine {
  const { what, amount } = part;
  const isOpen = what === "charges" && chargesTotal(quotation).missing.length > 0;
  const value = formatAmount(amount);
  return {
    when: momentText(part),
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
