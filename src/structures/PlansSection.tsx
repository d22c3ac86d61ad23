import type { StructureId } from "../../content/schemas/structure-id.ts";
import { planSet } from "../../domain/plans/plans.ts";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { sectionNotes } from "../law/section-notes.ts";
import { PlanCards } from "../plans/PlanCards.tsx";
import { Section } from "../ui/Section.tsx";

/** The plans of one structure, and what to know about the charges. */
export function PlansSection({ id, plans }: { id: StructureId; plans: { heading: string; text: string } }) {
  const set = planSet(id);
  const notes = sectionNotes("plans", set.governmentCharge.laws);
  return (
    <Section id="plans" tone="deep" title={plans.heading} intro={plans.text}>
      <PlanCards set={set} />
      <p className="mt-8 max-w-prose text-sm text-muted">
        {set.governmentCharge.text}
        <NoteNumber notes={notes} ids={set.governmentCharge.laws} />
      </p>
      <LawNotes notes={notes} className="mt-4" />
    </Section>
  );
}
