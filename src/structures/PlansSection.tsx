import type { StructureId } from "../../content/schemas/structure-id.ts";
import { planSet } from "../../domain/plans/plans.ts";
import { ChangedNotes } from "../law/ChangedNotes.tsx";
import { PlanCards } from "../plans/PlanCards.tsx";
import { Section } from "../ui/Section.tsx";

/** The plans of one structure, and what to know about the charges. */
export function PlansSection({ id, plans }: { id: StructureId; plans: { heading: string; text: string } }) {
  const set = planSet(id);
  return (
    <Section id="plans" tone="deep" title={plans.heading} intro={plans.text}>
      <PlanCards set={set} />
      <p className="mt-8 max-w-prose text-sm text-muted">{set.governmentCharge.text}</p>
      <ChangedNotes ids={set.governmentCharge.laws} className="mt-4" />
    </Section>
  );
}
