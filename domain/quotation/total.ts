import type { StateCode } from "../../content/states.ts";
import { type Amount, sum, type Total } from "../costs/amount.ts";
import { gstOn, gstWithin } from "../india/gst.ts";
import type { Quotation, QuotationLine } from "./model.ts";
import { feeLineId } from "./number-and-limits.ts";

/** As much of a quotation as its sums are made of. */
export type Summed = Pick<Quotation, "lines" | "gstPercent" | "taxPlace">;

const counted = ({ change }: QuotationLine): boolean => change?.kind !== "struck";

const countedLines = ({ lines }: Summed): QuotationLine[] => lines.filter(counted);

const isOurs = ({ part }: QuotationLine): boolean => part === "ours";

const isTaxed = (line: QuotationLine): boolean => isOurs(line) && !line.gstIncluded;

/** GST on our prices without it, in whole rupees. It is never entered, so it always fits the fee. */
export function gstAmount(quotation: Summed): Amount {
  const { from, to } = sum(countedLines(quotation).filter(isTaxed));
  const gst = (taxed: number) => gstOn(taxed, quotation.gstPercent, quotation.taxPlace);
  return { from: gst(from), to: gst(to) };
}

const gstLine = (quotation: Summed) => ({ id: "gst", amount: gstAmount(quotation) });

/** Our fee, and what else we add GST to, with it. */
export const feeTotal = (quotation: Summed): Total =>
  sum([...countedLines(quotation).filter(isTaxed), gstLine(quotation)]);

/** Digital signatures, at a price of ours that has its GST in it. */
export const signaturesTotal = (quotation: Summed): Total =>
  sum(countedLines(quotation).filter(({ gstIncluded }) => gstIncluded));

/** All that is paid to us. */
export const oursTotal = (quotation: Summed): Total =>
  sum([...countedLines(quotation).filter(isOurs), gstLine(quotation)]);

/** What others charge. */
export const chargesTotal = (quotation: Summed): Total => sum(countedLines(quotation).filter((line) => !isOurs(line)));

/** The only total there is. */
export const quotationTotal = (quotation: Summed): Total => sum([...countedLines(quotation), gstLine(quotation)]);

/** Where the registered office will be, or else the client is. */
export const quotedPlace = ({ basis, taxPlace }: Pick<Quotation, "basis" | "taxPlace">): StateCode | undefined =>
  basis?.state ?? taxPlace?.to;

/** A sum told by whose it is: what we earn, the GST on it, and what is held for others. */
export interface Split {
  fee: number;
  gst: number;
  others: number;
}

/** What a quotation comes to; of a range its lower end. Of what is paid to us the GST is counted as the receipts count it. */
export function splitOf(quotation: Summed): Split {
  const ours = oursTotal(quotation).from;
  const gst = gstWithin(ours, quotation.gstPercent, quotation.taxPlace);
  return { fee: ours - gst, gst, others: chargesTotal(quotation).from };
}

/** A sum for a quotation, told by what it is for: the registration and each service. The shares come to `split` exactly. */
export function byService(quotation: Summed & Pick<Quotation, "basis" | "services">, split: Split) {
  const { basis, services = [], gstPercent } = quotation;
  const lines = countedLines(quotation);
  const weigh = (own: readonly QuotationLine[]): number =>
    own.reduce((sum, line) => sum + (line.amount?.from ?? 0) * (isTaxed(line) ? 100 + gstPercent : 100), 0);
  const ofServices = services.map(({ id, key, name }) => {
    const own = feeLineId(id);
    // What was sold by hand has the id of its line.
    const ids = [id, own, `${own}-fee`, `${own}-late`, `${own}-charges`];
    return { key, name, lines: lines.filter((line) => ids.includes(line.id)) };
  });
  const taken = new Set(ofServices.flatMap((each) => each.lines));
  // What was added, and a discount, is shared by all.
  const registration = lines.filter((line) => !taken.has(line) && line.change?.kind !== "added");
  const parts = [...(basis ? [{ key: "", name: "Registration", lines: registration }] : []), ...ofServices];
  const weights = (isOwn: (line: QuotationLine) => boolean) => parts.map((part) => weigh(part.lines.filter(isOwn)));
  const [ours, theirs] = [weights(isOurs), weights((line) => !isOurs(line))];
  const [fee, gst, others] = [share(split.fee, ours), share(split.gst, ours), share(split.others, theirs)];
  return parts.map(({ key, name }, at) => ({
    ...{ key, name },
    split: { fee: fee[at]!, gst: gst[at]!, others: others[at]! },
  }));
}

/** Whole rupees in proportion, of which the last takes what rounding leaves. */
function share(rupees: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let [seen, given] = [0, 0];
  return weights.map((weight, at) => {
    seen += whole > 0 ? weight : at === 0 ? 1 : 0;
    const until = Math.round((rupees * seen) / (whole || 1));
    const own = until - given;
    given = until;
    return own;
  });
}
