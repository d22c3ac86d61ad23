import type { StructureId, Tier } from "../../content/schemas/structure-id.ts";
import type { StateCode } from "../../content/states.ts";
import { peopleFor } from "../structures/people.ts";
import { usualCapital } from "../structures/usual-capital.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** A plan with everything that a cost depends on. */
export interface CompletePlan extends CompanyPlan {
  structure: StructureId;
  state: StateCode;
  capital: number;
  people: number;
  tier: Tier;
}

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
