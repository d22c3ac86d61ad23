import { pricingPage as pageRecord, planSets as setRecords } from "../../content/plans.ts";
import { checked } from "../checked.ts";
import type { StructureId } from "../structures/structure.schema.ts";
import { type PlanSet, planSetsSchema, pricingPageSchema } from "./plan.schema.ts";

export const planSets = checked("content/plans.ts (planSets)", planSetsSchema, setRecords);
export const pricingPage = checked("content/plans.ts (pricingPage)", pricingPageSchema, pageRecord);

export function planSet(structure: StructureId): PlanSet {
  const found = planSets.find((set) => set.structure === structure);
  if (!found) throw new Error(`content/plans.ts has no plans for '${structure}'`);
  return found;
}
