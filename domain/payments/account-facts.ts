import { payingWords } from "../../content/registration/paying.ts";
import { paymentWords } from "../../content/registration/payments.ts";
import { type Amount, formatAmount } from "../costs/amount.ts";
import { rupees } from "../india/money.ts";
import { fill } from "../text.ts";
import type { Account } from "./account.ts";
import type { DuePart } from "./terms.ts";

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

function laterLabel(moment: DuePart["moment"], what: DuePart["what"]): string {
  const when = payingWords.moments[moment];
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
    ...later.map(({ moment, what, amount }) => ({
      id: what === "signatures" ? what : moment,
      label: laterLabel(moment, what),
      ...dueValue(amount, what === "charges" && atLeast),
    })),
    ...(credit > 0
      ? [{ id: "credit", label: words.credit, value: rupees(credit), note: words.creditNote } as const]
      : []),
  ];
}
