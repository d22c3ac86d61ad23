import { gstOnServices } from "../law/legal-figures.ts";
import { gstinStateCode } from "../schemas/registration-numbers.ts";
import type { StateCode } from "../states.ts";
import { isSample, legal } from "./facts.ts";

interface Gst {
  registered: boolean;
  percent: number;
  /** Where the firm is registered: from there its tax is counted, and it issues receipt vouchers. */
  state?: StateCode | undefined;
}

/** GST on what we sell ourselves. A firm that is not registered charges none, and no sentence speaks of it. */
export const gst: Gst = {
  registered: isSample || legal.gstin !== undefined,
  percent: gstOnServices.percent,
  ...(legal.gstin && { state: gstinStateCode(legal.gstin) }),
};
/** The words, or nothing for a firm that charges no GST. */
export const ifGst = (words: string, otherwise = ""): string => (gst.registered ? words : otherwise);
