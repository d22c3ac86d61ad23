import { payingWords as words } from "../../content/registration/paying.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import { formatAmount } from "../costs/amount.ts";
import type { Quotation } from "../quotation/model.ts";
import { chargesTotal } from "../quotation/total.ts";
import { fill } from "../text.ts";
import { type DuePart, dueParts } from "./terms.ts";
import { exactAmount } from "./ways.ts";

/** A part that is due, in words. */
export interface DueLine {
  when: string;
  what: string;
  value: string;
  note?: string | undefined;
}

type Quoted = Pick<Quotation, "lines" | "gstPercent" | "payment">;

function feeName({ moment }: DuePart, { payment, gstPercent }: Quoted): string {
  const { full, first, second, withGst } = words.fee;
  const fee = payment?.fee !== "half" ? full : moment === "acceptance" ? first : second;
  return gstPercent > 0 ? fill(withGst, { fee }) : fee;
}

export function dueLine(part: DuePart, quotation: Quoted): DueLine {
  const { moment, what, amount } = part;
  const isOpen = what === "charges" && chargesTotal(quotation).missing.length > 0;
  const value = formatAmount(amount);
  return {
    when: words.moments[moment],
    what: what === "fee" ? feeName(part, quotation) : words.charges,
    value: isOpen ? fill(quotationWords.totalAtLeast, { amount: value }) : value,
    note: what === "charges" && (isOpen || exactAmount(amount) === undefined) ? words.exactLater : undefined,
  };
}

export const dueLines = (quotation: Quoted): DueLine[] => dueParts(quotation).map((part) => dueLine(part, quotation));
