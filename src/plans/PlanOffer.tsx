import type { StructureId } from "../../content/schemas/structure-id.ts";
import { planSet } from "../../domain/plans/plans.ts";
import { usePlan } from "../plan/usePlan.ts";
import { PlanCards } from "./PlanCards.tsx";

/** The plans of one structure, on its own page. */
export const PlanOffer = ({ structure }: { structure: StructureId }) => (
  <PlanCards set={planSet(structure)} planState={usePlan()} />
);
