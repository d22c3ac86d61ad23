/**
 * Indian digit grouping: 12,50,000. A bigint keeps every digit of a long amount. Written out, because the first number that
 * a browser's own formatter groups takes a slow phone a tenth of a second.
 */
export const groupDigits = (value: number | bigint): string =>
  String(typeof value === "bigint" ? value : Math.round(value)).replace(/\B(?=(\d\d)*\d{3}$)/g, ",");

/** Whole rupees: ₹1,00,000, or −₹500. */
export const rupees = (amount: number | bigint): string =>
  amount < 0 ? `−₹${groupDigits(-amount)}` : `₹${groupDigits(amount)}`;
