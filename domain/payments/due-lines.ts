import { payingWords as words } from "../../content/registration/paying.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import { formatAmount } from "../costs/amount.ts";
import { chargesTotal } from "../quotation/total.ts";
import { fill } from "../text.ts";
import { type Due, type DuePart, dueParts } from "./terms.ts";
import { exactAmount } from "./ways.ts";

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
