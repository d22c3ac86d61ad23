import { type Amount, sum, type Total } from "../costs/amount.ts";
import type { Quotation, QuotationLine } from "./model.ts";

type Summed = Pick<Quotation, "lines" | "gstPercent">;

const counted = ({ change }: QuotationLine): boolean => change?.kind !== "struck";

const countedLines = ({ lines }: Summed): QuotationLine[] => lines.filter(counted);

/** GST on what is paid to us, in whole rupees. It is never entered, so it always fits the fee. */
export function gstAmount(quotation: Summed): Amount {
  const ours = sum(countedLines(quotation).filter(({ part }) => part === "ours"));
  const gst = (taxed: number) => Math.round((taxed * quotation.gstPercent) / 100);
  return { from: gst(ours.from), to: gst(ours.to) };
}

/** What is paid to us, with its GST. */
export const feeTotal = (quotation: Summed): Total =>
  sum([...countedLines(quotation).filter(({ part }) => part === "ours"), { id: "gst", amount: gstAmount(quotation) }]);

/** What others charge. */
export const chargesTotal = (quotation: Summed): Total =>
  sum(countedLines(quotation).filter(({ part }) => part !== "ours"));

/** The only total there is. */
export const quotationTotal = (quotation: Summed): Total =>
  sum([...countedLines(quotation), { id: "gst", amount: gstAmount(quotation) }]);
