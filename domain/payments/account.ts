import { payingWords, paymentWords } from "../../content/registration/payments.ts";
import { type StageId, workStages } from "../../content/schemas/registration-stage.ts";
import { type Amount, formatAmount } from "../costs/amount.ts";
import { type CalendarDate, earlierDate, laterDate } from "../india/calendar-date.ts";
import { rupees } from "../india/money.ts";
import type { QuotationLine, SentQuotation } from "../quotation/model.ts";
import { quotationTotal } from "../quotation/total.ts";
import { isLater, type Registration } from "../registration/registration.ts";
import { fill } from "../text.ts";
import { type Due, type DueMoment, type DuePart, dueParts, momentText } from "./due.ts";
import { type ChargeKind, chargeKinds, type Outgoing, type Payment } from "./payment.ts";

/** What a founder owes, has paid and has left to pay. Desk, board, founder's page and mails all say this. */
export interface Account {
  total: Amount;
  /** A line of the quotation has no figure yet: the total is at least this. */
  atLeast: boolean;
  /** What others really charged, once all of it is known. */
  charges: number | null;
  /** Money and TDS, less what contrary entries took back and what was returned. */
  paid: number;
  returned: number;
  left: Amount;
  dueNow: Amount;
  /** What is due now, part by part, less what was paid for it already. */
  owed: readonly DuePart[];
  /** What comes later, less what was paid for it already. */
  later: readonly DuePart[];
  /** Paid beyond everything that can be due, and not kept. */
  credit: number;
  /** Of what was paid too much, what stays here because the founder wants it so. */
  kept: number;
  /** What may go back: of what was paid to us, and of what is held for others. */
  returnable: { ours: number; others: number };
  /** The form is filed, or nothing is filed any more. */
  isFiled: boolean;
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

/** Since when the first of it is owed: its stage began, but not before it was accepted. */
export const owedSince = (
  owed: readonly DuePart[],
  reached: Registration["reached"],
  acceptedOn: CalendarDate,
): CalendarDate =>
  owed
    .map(({ moment }) => {
      const begun = workStages.find((stage) => hasCome(moment, stage) && reached[stage]);
      return begun ? laterDate(acceptedOn, reached[begun]!) : acceptedOn;
    })
    .reduce(earlierDate);

/** The quotation that counts: the one that was accepted last. */
export function agreedQuotation(
  quotations: readonly { sent: SentQuotation | null; acceptedAt: string | null }[],
): SentQuotation | undefined {
  const [newest] = quotations
    .flatMap(({ sent, acceptedAt }) => (sent && acceptedAt ? [{ sent, acceptedAt }] : []))
    .toSorted((a, b) => (a.acceptedAt < b.acceptedAt ? 1 : -1));
  return newest?.sent;
}

type Paid = Pick<Payment, "rupees" | "tds" | "fee">;
type WentOut = Pick<Outgoing, "id" | "kind" | "rupees" | "fee" | "cancels">;

/** Contrary entries and what they take back are left out. */
export const standing = <Entry extends Pick<Outgoing, "id" | "cancels">>(entries: readonly Entry[]): Entry[] => {
  const cancelled = new Set(entries.map(({ cancels }) => cancels));
  return entries.filter(({ id, cancels }) => !cancels && !cancelled.has(id));
};

const isCharge = (kind: Outgoing["kind"] | QuotationLine["part"]): kind is ChargeKind =>
  chargeKinds.some((each) => each === kind);

/** What of others' charges a quotation has. */
export const chargeKindsOf = ({ lines }: Pick<Due, "lines">): ChargeKind[] =>
  chargeKinds.filter((kind) => lines.some(({ part, change }) => part === kind && change?.kind !== "struck"));

/** With what others really charged in place of what was expected: one number of each kind. */
export function withCharges<Quoted extends Due>(quotation: Quoted, outgoings: readonly WentOut[]): Quoted {
  const known = standing(outgoings).flatMap(({ kind, rupees }) => (isCharge(kind) ? [{ kind, rupees }] : []));
  const open = quotation.lines.filter(({ part }) => !known.some(({ kind }) => kind === part));
  const exact = known.map(({ kind, rupees }) => ({
    ...{ id: kind, part: kind, label: kind, certainty: "verified" as const },
    amount: { from: rupees, to: rupees },
  }));
  return { ...quotation, lines: [...open, ...exact] };
}

/** What was returned counts as not paid. */
export const lessReturned = (payments: readonly Paid[], outgoings: readonly WentOut[]): Paid[] => [
  ...payments,
  ...outgoings
    .filter(({ kind }) => kind === "refund")
    .map(({ rupees, fee }) => ({ rupees: 0 - rupees, tds: 0, fee: 0 - fee })),
];

const sumOf = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + of(each), 0);
const paidIn = (payments: readonly Paid[]): number => sumOf(payments, ({ rupees, tds }) => rupees + tds);
const feeIn = (payments: readonly Paid[]): number => sumOf(payments, ({ fee }) => fee);

const none: Amount = { from: 0, to: 0 };
const least = ({ from, to }: Amount): Amount => ({ from: Math.min(from, to), to: Math.max(from, to) });
const add = (a: Amount, b: Amount): Amount => ({ from: a.from + b.from, to: a.to + b.to });
const less = ({ from, to }: Amount, paid: number): Amount => ({
  from: Math.max(0, from - paid),
  to: Math.max(0, to - paid),
});

const payeeOf = ({ what }: DuePart) => (what === "charges" ? "others" : "ours");

/**
 * Without a quotation that was accepted nothing is due, and what was paid is an advance. When it is closed, nothing comes any more. Money
 * counts for what it came for, so that charges that are not known yet leave our fee as it is; what is over in one pays the other.
 */
export function account(
  quotation: Due | undefined,
  payments: readonly Paid[],
  stage: StageId,
  outgoings: readonly WentOut[] = [],
): Account {
  const money = lessReturned(payments, outgoings);
  const paid = paidIn(money);
  const quoted = quotation && withCharges(quotation, outgoings);
  const parts = quoted ? dueParts(quoted).map((part) => ({ ...part, amount: least(part.amount) })) : [];
  const totalOf = (payee?: "ours" | "others") =>
    parts.reduce((sum, part) => (payee && payeeOf(part) !== payee ? sum : add(sum, part.amount)), none);
  const total = totalOf();
  const atLeast = quoted !== undefined && quotationTotal(quoted).missing.length > 0;
  const isClosed = stage === "closed";
  const paidFor = { ours: feeIn(money), others: paid - feeIn(money) };
  const over = {
    ours: Math.max(0, paidFor.ours - totalOf("ours").to),
    // What others charge may be any sum while it is not known.
    others: atLeast ? 0 : Math.max(0, paidFor.others - totalOf("others").to),
  };
  const purse = {
    ours: Math.max(0, paidFor.ours - over.ours + over.others),
    others: Math.max(0, paidFor.others - over.others + over.ours),
  };
  let left = none;
  let dueNow = none;
  const owed: DuePart[] = [];
  const later: DuePart[] = [];
  // What is due first is paid first.
  const inOrder = parts.toSorted((a, b) => Number(!hasCome(a.moment, stage)) - Number(!hasCome(b.moment, stage)));
  for (const part of inOrder) {
    const payee = payeeOf(part);
    const amount = less(part.amount, purse[payee]);
    purse[payee] = Math.max(0, purse[payee] - part.amount.to);
    left = add(left, amount);
    if (isClosed) continue;
    if (hasCome(part.moment, stage)) {
      dueNow = add(dueNow, amount);
      // From ₹0 on nothing is due until the exact sum is known.
      if (amount.from > 0) owed.push({ ...part, amount });
    } else if (amount.to > 0 || part.amount.to === 0) later.push({ ...part, amount });
  }
  const beyond = atLeast ? 0 : Math.max(0, paid - total.to);
  const others = Math.min(beyond, over.others);
  const known = standing(outgoings);
  const isKnown = (kind: ChargeKind) => known.some((each) => each.kind === kind);
  const kept = Math.min(
    beyond,
    sumOf(known, ({ kind, rupees }) => (kind === "kept" ? rupees : 0)),
  );
  return {
    ...{ total, atLeast, paid, left, dueNow, owed, later, kept },
    charges: quotation && chargeKindsOf(quotation).every(isKnown) ? totalOf("others").to : null,
    returned: paidIn(payments) - paid,
    credit: beyond - kept,
    returnable: isClosed
      ? { ours: Math.max(0, paidFor.ours), others: Math.max(0, paidFor.others) }
      : { ours: beyond - others, others },
    isFiled: isLater(stage, "filing"),
  };
}

const words = paymentWords;

export interface AccountFact {
  id: "due" | "charges" | "paid" | "left" | "credit" | "kept" | "signatures" | DuePart["moment"];
  label: string;
  value: string;
  /** For the founder. */
  note?: string | undefined;
}

/** From ₹0 on nothing is due until the exact sum is known. */
export const isOwed = ({ dueNow }: Pick<Account, "dueNow">): boolean => dueNow.from > 0;

/** Where the sum is a range, or not known in full: who tells it, and when. */
export const exactNote = ({ isFiled }: Pick<Account, "isFiled">): string =>
  isFiled ? payingWords.exactSoon : payingWords.exactLater;

/** A sum that is known to the rupee, or what is known of it. */
function dueValue(amount: Amount, isOpen: boolean, account: Account): Pick<AccountFact, "value" | "note"> {
  const note = exactNote(account);
  if (amount.to === 0) return { value: words.unknown, note };
  if (!isOpen && amount.from === amount.to) return { value: formatAmount(amount) };
  return { value: fill(words.open, { amount: formatAmount(amount) }), note };
}

function laterLabel({ what, ...part }: DuePart): string {
  const when = momentText(part);
  return what === "fee" ? when : fill(words.later[what], { moment: `${when.charAt(0).toLowerCase()}${when.slice(1)}` });
}

/** What is due now, in a few words; undefined where nothing is. */
export const dueNowText = (account: Pick<Account, "dueNow">): string | undefined =>
  isOwed(account) ? formatAmount(account.dueNow) : undefined;

function dueFact(account: Account, isPaid: boolean): Pick<AccountFact, "value" | "note"> {
  if (isOwed(account)) return dueValue(account.dueNow, false, account);
  if (account.dueNow.to > 0) return { value: words.untilExact };
  return { value: isPaid ? words.allPaid : words.nothingDue };
}

/** Due, paid, left and what comes later, in the words that every page and mail uses. Nothing before anything was accepted or paid. */
export function accountFacts(account: Account): AccountFact[] {
  const { total, paid, returned, charges, left, later, credit, kept, atLeast } = account;
  const isAgreed = total.to > 0 || atLeast;
  const less = returned > 0 && { note: fill(words.lessReturned, { amount: rupees(returned) }) };
  if (!isAgreed)
    return paid === 0 && returned === 0 ? [] : [{ id: "paid", label: words.advance, value: rupees(paid), ...less }];
  const isPaid = left.to === 0 && !atLeast;
  const isSettled = isPaid && credit === 0;
  const leftText = atLeast ? fill(words.atLeast, { amount: formatAmount(left) }) : formatAmount(left);
  const facts: (AccountFact | false)[] = [
    { id: "due", label: payingWords.dueNow, ...dueFact(account, isPaid) },
    charges !== null && charges > 0 && { id: "charges", label: words.charges, value: rupees(charges) },
    { id: "paid", label: words.paid, value: rupees(paid), ...less },
    (left.to > 0 || isSettled) && { id: "left", label: words.left, value: isSettled ? words.settled : leftText },
    ...later.map(({ amount, ...part }) => ({
      id: part.what === "signatures" ? part.what : part.moment,
      label: laterLabel({ amount, ...part }),
      ...dueValue(amount, part.what === "charges" && atLeast, account),
    })),
    credit > 0 && { id: "credit", label: words.credit, value: rupees(credit), note: words.creditNote },
    kept > 0 && { id: "kept", label: words.kept, value: rupees(kept) },
  ];
  return facts.filter((fact) => fact !== false);
}

/**
 * How much of a payment is paid to us, with its GST: what is due first is paid first. Before anything was quoted it is all an advance on
 * our fee. Whoever records it sees it and may know better.
 */
export function suggestedFee(quotation: Due | undefined, earlier: readonly Paid[], amount: number): number {
  if (!quotation) return amount;
  const fee = feeIn(earlier);
  const paid = { ours: fee, others: paidIn(earlier) - fee };
  const open = dueParts(quotation).map((part) => {
    const payee = payeeOf(part);
    const most = least(part.amount).to;
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
