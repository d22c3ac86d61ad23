import { payingWords, paymentWords } from "../../content/registration/payments.ts";
import type { StageId } from "../../content/schemas/registration-stage.ts";
import { type Amount, formatAmount } from "../costs/amount.ts";
import { rupees } from "../india/money.ts";
import type { SentQuotation } from "../quotation/model.ts";
import { quotationTotal } from "../quotation/total.ts";
import { isLater } from "../registration/registration.ts";
import { fill } from "../text.ts";
import { type Due, type DueMoment, type DuePart, dueParts, momentText } from "./due.ts";
import type { Payment } from "./payment.ts";

/** What a founder owes, has paid and has left to pay. Desk, board, founder's page and mails all say this. */
export interface Account {
  total: Amount;
  /** A line of the quotation has no figure yet: the total is at least this. */
  atLeast: boolean;
  /** Money and TDS, less what contrary entries took back. */
  paid: number;
  left: Amount;
  dueNow: Amount;
  /** What comes later, less what was paid for it already. */
  later: readonly DuePart[];
  /** Paid beyond everything that can be due. */
  credit: number;
}

/** From which stage on a part is due; charges while there is still time to pay them before anything is filed. */
const dueFrom: Readonly<Record<Exclude<DueMoment, "each-period">, StageId>> = {
  acceptance: "documents",
  "before-filing": "signatures",
  certificate: "first-filings",
  done: "complete",
};

/** The months after the first are asked for by whoever does the work. */
const hasCome = (moment: DueMoment, stage: StageId): boolean =>
  moment !== "each-period" && !isLater(dueFrom[moment], stage);

/** The quotation that counts: the one that was accepted last. */
export function agreedQuotation(
  quotations: readonly { sent: SentQuotation | null; acceptedAt: string | null }[],
): SentQuotation | undefined {
  const [newest] = quotations
    .flatMap(({ sent, acceptedAt }) => (sent && acceptedAt ? [{ sent, acceptedAt }] : []))
    .toSorted((a, b) => (a.acceptedAt < b.acceptedAt ? 1 : -1));
  return newest?.sent;
}

const paidIn = (payments: readonly Pick<Payment, "rupees" | "tds">[]): number =>
  payments.reduce((sum, { rupees, tds }) => sum + rupees + tds, 0);

const least = ({ from, to }: Amount): Amount => ({ from: Math.min(from, to), to: Math.max(from, to) });
const add = (a: Amount, b: Amount): Amount => ({ from: a.from + b.from, to: a.to + b.to });
const less = ({ from, to }: Amount, paid: Amount): Amount => ({
  from: Math.max(0, from - paid.from),
  to: Math.max(0, to - paid.to),
});

/** Without a quotation that was accepted nothing is due, and what was paid is an advance. When it is closed, nothing comes any more. */
export function account(
  quotation: Due | undefined,
  payments: readonly Pick<Payment, "rupees" | "tds">[],
  stage: StageId,
): Account {
  const paid = paidIn(payments);
  const parts = quotation ? dueParts(quotation).map((part) => ({ ...part, amount: least(part.amount) })) : [];
  const total = parts.reduce((sum, { amount }) => add(sum, amount), { from: 0, to: 0 });
  let over: Amount = { from: paid, to: paid };
  let dueNow: Amount = { from: 0, to: 0 };
  const later: DuePart[] = [];
  const isClosed = stage === "closed";
  // What is due first is paid first.
  const inOrder = parts.toSorted((a, b) => Number(!hasCome(a.moment, stage)) - Number(!hasCome(b.moment, stage)));
  for (const part of inOrder) {
    const amount = less(part.amount, over);
    over = less(over, part.amount);
    if (isClosed) continue;
    if (hasCome(part.moment, stage)) dueNow = add(dueNow, amount);
    else if (amount.to > 0 || part.amount.to === 0) later.push({ ...part, amount });
  }
  return {
    total,
    atLeast: quotation !== undefined && quotationTotal(quotation).missing.length > 0,
    paid,
    left: less(total, { from: paid, to: paid }),
    dueNow,
    later,
    credit: Math.max(0, paid - total.to),
  };
}

const words = paymentWords;

export interface AccountFact {
  id: "due" | "paid" | "left" | "credit" | "signatures" | DuePart["moment"];
  label: string;
  value: string;
  /** For the founder. */
  note?: string | undefined;
}

export const isOwed = ({ dueNow }: Pick<Account, "dueNow">): boolean => dueNow.to > 0;

/** A sum that is known to the rupee, or what is known of it. */
function dueValue(amount: Amount, isOpen: boolean): Pick<AccountFact, "value" | "note"> {
  if (amount.to === 0) return { value: words.unknown, note: payingWords.exactLater };
  if (!isOpen && amount.from === amount.to) return { value: formatAmount(amount) };
  return { value: fill(words.open, { amount: formatAmount(amount) }), note: payingWords.exactLater };
}

function laterLabel({ what, ...part }: DuePart): string {
  const when = momentText(part);
  return what === "fee" ? when : fill(words.later[what], { moment: `${when.charAt(0).toLowerCase()}${when.slice(1)}` });
}

/** What is due now, in a few words; undefined where nothing is. */
export const dueNowText = (account: Pick<Account, "dueNow">): string | undefined =>
  isOwed(account) ? formatAmount(account.dueNow) : undefined;

/** Due, paid, left and what comes later, in the words that every page and mail uses. Nothing before anything was accepted or paid. */
export function accountFacts(account: Account): AccountFact[] {
  const { total, paid, left, later, credit, atLeast } = account;
  const isAgreed = total.to > 0 || atLeast;
  if (!isAgreed) return paid === 0 ? [] : [{ id: "paid", label: words.advance, value: rupees(paid) }];
  const isPaid = left.to === 0 && !atLeast;
  const nothingDue = { value: isPaid ? words.allPaid : words.nothingDue };
  const leftText = atLeast ? fill(words.atLeast, { amount: formatAmount(left) }) : formatAmount(left);
  return [
    { id: "due", label: payingWords.dueNow, ...(isOwed(account) ? dueValue(account.dueNow, false) : nothingDue) },
    { id: "paid", label: words.paid, value: rupees(paid) },
    ...(left.to > 0 ? [{ id: "left", label: words.left, value: leftText } as const] : []),
    ...later.map(({ amount, ...part }) => ({
      id: part.what === "signatures" ? part.what : part.moment,
      label: laterLabel({ amount, ...part }),
      ...dueValue(amount, part.what === "charges" && atLeast),
    })),
    ...(credit > 0
      ? [{ id: "credit", label: words.credit, value: rupees(credit), note: words.creditNote } as const]
      : []),
  ];
}

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
