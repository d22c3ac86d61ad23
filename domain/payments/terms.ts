import type { Amount } from "../costs/amount.ts";
import type { Quotation } from "../quotation/model.ts";
import { chargesTotal, feeTotal, type Summed, signaturesTotal } from "../quotation/total.ts";

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
