import type { StructureId } from "../../content/schemas/structure-id.ts";
import { states } from "../../content/states.ts";
import { type Amount, formatAmount } from "../costs/amount.ts";
import { rupees } from "../india/money.ts";
import type { Plan } from "./plan.ts";

const structureNames: Readonly<Record<StructureId, string>> = {
  "private-limited": "Private Limited",
  opc: "OPC",
  llp: "LLP",
};

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** 'Private Limited · Karnataka · ₹1,00,000 · 2 people · about ₹17,162', without what is not decided yet. */
export function summariseLine(plan: Plan, total?: number | Amount): string {
  const amount = typeof total === "number" ? { from: total, to: total } : total;
  return [
    plan.structure && structureNames[plan.structure],
    states.find(({ code }) => code === plan.state)?.name,
    plan.capital && rupees(plan.capital),
    plan.people && people(plan.people),
    amount && `about ${formatAmount(amount)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
