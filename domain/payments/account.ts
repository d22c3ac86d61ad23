import type { StageId } from "../../content/schemas/registration-stage.ts";
import type { Amount } from "../costs/amount.ts";
import type { SentQuotation } from "../quotation/model.ts";
import { quotationTotal } from "../quotation/total.ts";
import { isLater } from "../registration/stages.ts";
import type { Payment } from "./model.ts";
import { type Due, type DueMoment, type DuePart, dueParts } from "./terms.ts";

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
const dueFrom: Readonly<Record<DueMoment, StageId>> = {
  acceptance: "documents",
  "before-filing": "signatures",
  certificate: "first-filings",
};

const hasCome = (moment: DueMoment, stage: StageId): boolean => !isLater(dueFrom[moment], stage);

/** The quotation that counts: the one that was accepted last. */
export function agreedQuotation(
  quotations: readonly { sent: SentQuotation | null; acceptedAt: string | null }[],
): SentQuotation | undefined {
  const [newest] = quotations
    .flatMap(({ sent, acceptedAt }) => (sent && acceptedAt ? [{ sent, acceptedAt }] : []))
    .toSorted((a, b) => (a.acceptedAt < b.acceptedAt ? 1 : -1));
  return newest?.sent;
}

export const paidIn = (payments: readonly Pick<Payment, "rupees" | "tds">[]): number =>
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
