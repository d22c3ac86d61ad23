import type { PlanTier, StructureId } from "../../content/schemas/structure-id.ts";
import type { StateCode } from "../../content/states.ts";
import type { Plan } from "./plan.ts";

/** A plan with everything that a cost depends on. */
export interface CompletePlan extends Plan {
  structure: StructureId;
  state: StateCode;
  capital: number;
  people: number;
  plan: PlanTier;
}

/** Our estimates are for a company of ₹1 lakh, and an LLP with a contribution of ₹1 to 5 lakh. */
const usualCapital: Readonly<Record<StructureId, number>> = {
  "private-limited": 100_000,
  opc: 100_000,
  llp: 200_000,
};

/** An OPC has one owner, who signs alone; the other two need at least two people. */
export const peopleFor = (structure: StructureId, people: number): number =>
  structure === "opc" ? 1 : Math.max(2, people);

/** The plan, with the usual case for whatever is not decided yet. */
export function completePlan(plan: Plan): CompletePlan {
  const structure = plan.structure ?? "private-limited";
  return {
    ...plan,
    structure,
    state: plan.state ?? "KA",
    capital: plan.capital ?? usualCapital[structure],
    people: peopleFor(structure, plan.people ?? 2),
    plan: plan.plan ?? "starter",
  };
}
