import type { StateCode } from "../../content/states.ts";
import { type Amount, sum, type Total } from "../costs/amount.ts";
import { gstOn } from "../india/gst.ts";
import type { Quotation, QuotationLine } from "./model.ts";

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
