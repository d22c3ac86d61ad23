import { states } from "../../content/states.ts";
import { structureNames } from "../compliance/profile.ts";
import { formatAmount, type Total } from "../costs/amount.ts";
import { rupees } from "../india/money.ts";
import type { Plan } from "./plan.ts";

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** 'Private Limited · Karnataka · ₹1,00,000 · 2 people · about ₹17,522', without what is not decided yet. */
export function summariseLine(plan: Plan, total?: Total): string {
  return [
    plan.structure && structureNames[plan.structure],
    states.find(({ code }) => code === plan.state)?.name,
    plan.capital && rupees(plan.capital),
    plan.people && people(plan.people),
    total && describeTotal(total),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A total that lacks a figure is the least it can be. */
export const describeTotal = (total: Total): string =>
  `${total.missing.length > 0 ? "at least" : "about"} ${formatAmount(total)}`;
