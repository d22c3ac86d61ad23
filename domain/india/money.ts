/**
 * Indian digit grouping: 12,50,000. A bigint keeps every digit of a long amount. Written out, because the first number that
 * a browser's own formatter groups takes a slow phone a tenth of a second.
 */
export const groupDigits = (value: number | bigint): string =>
  String(typeof value === "bigint" ? value : Math.round(value)).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");

/** Whole rupees: ₹1,00,000, or −₹500. */
export const rupees = (amount: number | bigint): string =>
  amount < 0 ? `−₹${groupDigits(-amount)}` : `₹${groupDigits(amount)}`;

/** An amount as it was written: every digit is kept, however long it is. */
export interface WrittenAmount {
  whole: string;
  /** Digits after the point; may be empty. */
  fraction: string;
}

/** How many zeros a unit adds. Its first letters are enough, so that an amount is understood while it is typed. */
const units: readonly { names: readonly string[]; shortest: number; zeros: number }[] = [
  { names: ["k", "thousand"], shortest: 1, zeros: 3 },
  { names: ["lakhs", "lacs"], shortest: 1, zeros: 5 },
  { names: ["crores"], shortest: 2, zeros: 7 },
];

const zerosOf = (unit: string): number | undefined =>
  unit === ""
    ? 0
    : units.find(({ names, shortest }) => unit.length >= shortest && names.some((name) => name.startsWith(unit)))
        ?.zeros;

const plain = /^\d+$/;
const indian = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
const western = /^\d{1,3}(?:,\d{3})+$/;
const written = /^(?:₹|rs\.?|inr)?\s*([\d,\s]*\d)(?:\.(\d{1,7}))?\s*([a-z]*)\.?\s*(?:\/-)?$/;

/**
 * Reads '12,50,000', '₹ 1250000.50', 'Rs. 500/-', '5 lakh', '10L', '1.5 crore', '1cr' and '50k'. Undefined for everything
 * else, a comma in an unusual place included: '1,5 crore' must not become 15 crore. 15 digits at most.
 */
export function readAmount(text: string): WrittenAmount | undefined {
  const [, figures = "", decimals = "", unit = ""] = written.exec(text.trim().toLowerCase()) ?? [];
  const grouped = figures.trim().replace(/\s/g, ",");
  const zeros = zerosOf(unit);
  if (zeros === undefined || ![plain, indian, western].some((form) => form.test(grouped))) return undefined;
  const whole = (grouped.replaceAll(",", "") + decimals.slice(0, zeros).padEnd(zeros, "0")).replace(/^0+(?=\d)/, "");
  return whole.length > 15 ? undefined : { whole, fraction: decimals.slice(zeros) };
}

/** Whole rupees; 'paise' for an amount that has some, undefined for what is not an amount. */
export function readRupees(text: string): number | "paise" | undefined {
  const amount = readAmount(text);
  if (!amount) return undefined;
  return /[1-9]/.test(amount.fraction) ? "paise" : Number(amount.whole);
}
