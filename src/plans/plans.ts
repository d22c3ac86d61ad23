import { planSets as setRecords } from "../../content/plans.ts";
import { pricingPage as pageRecord } from "../../content/pricing.ts";
import { checked } from "../../content/schemas/checked.ts";
import { type PlanSet, planSetsSchema, pricingPageSchema } from "../../content/schemas/plan.ts";
import type { StructureId } from "../../content/schemas/structure.ts";

export const planSets = checked("content/plans.ts", planSetsSchema, setRecords);
export const pricingPage = checked("content/pricing.ts", pricingPageSchema, pageRecord);

export function planSet(structure: StructureId): PlanSet {
  const found = planSets.find((set) => set.structure === structure);
  if (!found) throw new Error(`content/plans.ts has no plans for '${structure}'`);
  return found;
}
