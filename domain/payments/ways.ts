import type { OwnerFacts } from "../../content/owner/files.ts";
import { payingWords as words } from "../../content/registration/paying.ts";
import type { Bank, Upi } from "../../content/schemas/payment.ts";
import { site } from "../../content/site.ts";
import type { Amount } from "../costs/amount.ts";
import { readablePhone } from "../phone-links.ts";
import type { Quotation } from "../quotation/model.ts";
import { fill } from "../text.ts";

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
