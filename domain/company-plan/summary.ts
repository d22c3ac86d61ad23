import { stateName } from "../../content/states.ts";
import { formatAmount, type Total } from "../costs/amount.ts";
import { rupees } from "../india/money.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { planFields } from "./fields.ts";

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

export const section8Name = planFields.section8.words("yes");

/** What its capital is called: an LLP has contribution. */
export const capitalLabel = ({ structure }: CompanyPlan): string =>
  structure === "llp" ? "Contribution" : planFields.capital.label;

/** 'Private Limited · Karnataka · ₹1,00,000 authorised capital · 2 people · total about ₹17,522', without what is open. */
export function summariseLine(plan: CompanyPlan, total?: Total): string {
  return [
    plan.section8 ? section8Name : plan.structure && planFields.structure.words(plan.structure),
    plan.state && stateName(plan.state),
    plan.capital && `${rupees(plan.capital)} ${capitalLabel(plan).toLowerCase()}`,
    plan.people && people(plan.people),
    total && `total ${describeTotal(total)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A total that lacks a figure is the least it can be. */
export const describeTotal = (total: Total): string =>
  `${total.missing.length > 0 ? "at least" : "about"} ${formatAmount(total)}`;

/** A sum of the charges, in words. */
export interface CostSum {
  label: string;
  value: string;
  /** What the sum leaves out. */
  missing?: string | undefined;
  total?: boolean | undefined;
}

/** The total among these sums as it may be read aloud. */
export function totalOfSums(sums: readonly CostSum[]): string | undefined {
  const total = sums.find((sum) => sum.total);
  return total?.missing ? `at least ${total.value}` : total?.value;
}
