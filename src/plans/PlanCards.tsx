import type { PlanSet } from "../../content/schemas/plan.ts";
import { ChangedNotes } from "../law/ChangedNotes.tsx";
import { PlanCard } from "./PlanCard.tsx";

/** Starter, Standard and Pro of one structure, and what to know about the charges. */
export const PlanCards = ({ set, notes = true }: { set: PlanSet; notes?: boolean }) => (
  <>
    <ul className="grid gap-8 lg:grid-cols-3 lg:gap-0 lg:py-6">
      {set.plans.map((plan) => (
        <PlanCard key={plan.id} structure={set.structure} plan={plan} charge={set.governmentCharge} />
      ))}
    </ul>
    {notes && (
      <>
        <p className="mt-8 max-w-prose text-sm text-muted">{set.governmentCharge.text}</p>
        <ChangedNotes ids={set.governmentCharge.laws} className="mt-4" />
      </>
    )}
  </>
);
