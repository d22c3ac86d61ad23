import { rupees } from "../india/money.ts";

/**
 * A figure, or a range where sources differ. Across a ledger `from` belongs to the lower total and `to` to the higher one,
 * so the lines always add up. A single line may therefore run downwards: in Maharashtra the reading with the higher total
 * can have the lower duty on the articles.
 */
export interface Amount {
  from: number;
  to: number;
}

/** A sum of lines, with the lines that have no figure and are therefore not in it. */
export interface Total extends Amount {
  missing: readonly string[];
}

export const exactly = (amount: number): Amount => ({ from: amount, to: amount });

export function sum(lines: readonly { id: string; amount: Amount | null }[]): Total {
  const total = { from: 0, to: 0, missing: [] as string[] };
  for (const { id, amount } of lines) {
    total.from += amount?.from ?? 0;
    total.to += amount?.to ?? 0;
    if (amount === null) total.missing.push(id);
  }
  return total;
}

/** '₹15,163', '₹5,853 to ₹6,153', or '₹6,443 plus stamp duty' where the state's duty is not known. */
export const formatTotal = (total: Total): string =>
  `${formatAmount(total)}${total.missing.length > 0 ? " plus stamp duty" : ""}`;

/** '₹15,163', or 'from ₹5,853' where it is a range or has a part without a figure. */
export const formatLeast = ({ from, to, missing }: Total): string =>
  `${from === to && missing.length === 0 ? "" : "from "}${rupees(Math.min(from, to))}`;

export function formatAmount({ from, to }: Amount): string {
  if (from === to) return rupees(from);
  return from < to ? `${rupees(from)} to ${rupees(to)}` : `${rupees(to)} or ${rupees(from)}`;
}
