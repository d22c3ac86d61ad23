import type { StructureId, Tier } from "../../content/schemas/structure-id.ts";
import type { StateCode } from "../../content/states.ts";
import { peopleFor } from "../structures/people.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** A plan with everything that a cost depends on. */
export interface CompletePlan extends CompanyPlan {
  structure: StructureId;
  state: StateCode;
  capital: number;
  people: number;
  tier: Tier;
}

/** Our estimates are for a company of ₹1 lakh, and an LLP with a contribution of ₹1 to 5 lakh. */
const usualCapital: Readonly<Record<StructureId, number>> = {
  "private-limited": 100_000,
  opc: 100_000,
  llp: 200_000,
};

/** The plan, with the usual case for whatever is not decided yet. */
export function completePlan(plan: CompanyPlan): CompletePlan {
  const structure = plan.structure ?? "private-limited";
  return {
    ...plan,
    structure,
    state: plan.state ?? "KA",
    capital: plan.capital ?? usualCapital[structure],
    people: peopleFor(structure, plan.people ?? 2),
    tier: plan.tier ?? "starter",
  };
}
