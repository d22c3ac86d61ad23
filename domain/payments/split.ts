import { gstWithin } from "../india/gst.ts";
import { paidIn } from "./account.ts";
import type { Payment } from "./model.ts";
import type { Receipt, ReceiptContent } from "./receipt.ts";
import { type Due, dueParts } from "./terms.ts";

type Paid = Pick<Payment, "rupees" | "tds" | "fee">;

/**
 * How much of a payment is paid to us, with its GST: what is due first is paid first. Before anything was quoted it is all an advance on
 * our fee. Whoever records it sees it and may know better.
 */
export function suggestedFee(quotation: Due | undefined, earlier: readonly Paid[], amount: number): number {
  if (!quotation) return amount;
  const fee = earlier.reduce((sum, each) => sum + each.fee, 0);
  const paid = { ours: fee, others: paidIn(earlier) - fee };
  const open = dueParts(quotation).map(({ what, amount: { from, to } }) => {
    const payee = what === "charges" ? "others" : "ours";
    const most = Math.max(from, to);
    const used = Math.min(paid[payee], most);
    paid[payee] -= used;
    return { payee, rupees: most - used };
  });
  // Exactly one part of what is ours: then it is that, whatever is open of the charges.
  if (open.some(({ payee, rupees }) => payee === "ours" && rupees === amount)) return amount;
  let left = amount;
  let ours = 0;
  for (const { payee, rupees } of open) {
    const taken = Math.min(left, rupees);
    left -= taken;
    if (payee === "ours") ours += taken;
  }
  return ours;
}

interface Issued {
  payment: Pick<Payment, "fee">;
  receipt: Pick<Receipt, "gstPercent" | "voucher" | "tax">;
}

const byOldRule = (fee: number, share: number, percent: number): number =>
  Math.sign(fee) * Math.round((Math.abs(fee) * share) / (100 + percent));

/** The GST that a receipt says. Those from before it was kept counted each by itself, a half at a time. */
export function taxOf({ payment: { fee }, receipt: { gstPercent, voucher, tax } }: Issued): number {
  if (tax !== undefined) return tax;
  return voucher && voucher.from === voucher.to
    ? 2 * byOldRule(fee, gstPercent / 2, gstPercent)
    : byOldRule(fee, gstPercent, gstPercent);
}

/** What the receipt of this payment has to say, so that all receipts together say the tax of the quotation: the last takes the difference. */
export function nextTax(fee: number, content: ReceiptContent, earlier: readonly Issued[]): number {
  const { gstPercent, voucher } = content;
  const same = earlier.filter(
    ({ receipt }) =>
      receipt.gstPercent === gstPercent &&
      receipt.voucher?.from === voucher?.from &&
      receipt.voucher?.to === voucher?.to,
  );
  const all = same.reduce((sum, { payment }) => sum + payment.fee, fee);
  return gstWithin(all, gstPercent, voucher) - same.reduce((sum, each) => sum + taxOf(each), 0);
}
