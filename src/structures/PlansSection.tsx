import type { StructureId } from "../../content/schemas/structure.ts";
import { PlanCards } from "../plans/PlanCards.tsx";
import { planSet } from "../plans/plans.ts";
import { Section } from "../ui/Section.tsx";

export const PlansSection = ({ id, plans }: { id: StructureId; plans: { heading: string; text: string } }) => (
  <Section id="plans" tone="deep" title={plans.heading} intro={plans.text}>
    <PlanCards set={planSet(id)} />
  </Section>
);
