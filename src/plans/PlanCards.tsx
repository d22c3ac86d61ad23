import type { PlanSet } from "../../content/schemas/plan.ts";
import { PlanCard } from "./PlanCard.tsx";

/** Starter, Standard and Pro of one structure. */
export const PlanCards = ({ set }: { set: PlanSet }) => (
  <ul className="grid gap-8 lg:grid-cols-3 lg:gap-0 lg:py-6">
    {set.plans.map((plan) => (
      <PlanCard key={plan.id} structure={set.structure} plan={plan} charge={set.governmentCharge} />
    ))}
  </ul>
);
