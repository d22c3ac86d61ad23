import { paymentWords } from "../../content/registration/payments.ts";
import { type Amount, formatAmount } from "../costs/amount.ts";
import { rupees } from "../india/money.ts";
import { fill } from "../text.ts";
import type { Account } from "./account.ts";
import type { DuePart } from "./terms.ts";

const words = paymentWords;

export interface AccountFact {
  id: "due" | "paid" | "left" | "credit" | DuePart["moment"];
  label: string;
  value: string;
}

export const isOwed = ({ dueNow }: Pick<Account, "dueNow">): boolean => dueNow.to > 0;

const isRange = ({ from, to }: Amount): boolean => from !== to;

/** A sum that is known to the rupee, or what is known of it. */
const dueText = (amount: Amount, isOpen: boolean): string => {
  if (amount.to === 0) return words.unknown;
  return isOpen || isRange(amount) ? fill(words.open, { amount: formatAmount(amount) }) : formatAmount(amount);
};

/** What is due now, in a few words; undefined where nothing is. */
export const dueNowText = (account: Pick<Account, "dueNow">): string | undefined =>
  isOwed(account) ? formatAmount(account.dueNow) : undefined;

/** Due, paid, left and what comes later, in the words that every page and mail uses. Nothing before anything was accepted or paid. */
export function accountFacts(account: Account): AccountFact[] {
  const { total, paid, left, later, credit, atLeast } = account;
  const isAgreed = total.to > 0 || atLeast;
  if (!isAgreed) return paid === 0 ? [] : [{ id: "paid", label: words.advance, value: rupees(paid) }];
  const isPaid = left.to === 0 && !atLeast;
  const leftText = atLeast ? fill(words.atLeast, { amount: formatAmount(left) }) : formatAmount(left);
  return [
    {
      id: "due",
      label: words.dueNow,
      value: isOwed(account) ? dueText(account.dueNow, false) : isPaid ? words.allPaid : words.nothingDue,
    },
    { id: "paid", label: words.paid, value: rupees(paid) },
    ...(isPaid ? [] : [{ id: "left", label: words.left, value: leftText } as const]),
    ...later.map(({ moment, what, amount }) => ({
      id: moment,
      label: words.later[what][moment],
      value: dueText(amount, what === "charges" && atLeast),
    })),
    ...(credit > 0
      ? [{ id: "credit", label: words.credit, value: `${rupees(credit)}. ${words.creditNote}` } as const]
      : []),
  ];
}
