import type { ReactNode } from "react";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { sectionNotes } from "../law/section-notes.ts";
import { Section } from "../ui/Section.tsx";

/** What the route of a structure page sets in: islands, which only a route can hydrate. */
export interface StructureSlots {
  /** The quick lead form. */
  children: ReactNode;
  /** A named slot: Astro's types do not know that the route fills it. */
  offers?: ReactNode;
}

interface Props {
  id: StructureId;
  words: { heading: string; text: string };
  children: ReactNode;
}

/** The offers for one structure, and what to know about the charges. */
export function OffersSection({ id, words, children }: Props) {
  const set = offerSet(id);
  const notes = sectionNotes("plans", set.governmentCharge.laws);
  return (
    <Section
      id="plans"
      tone="deep"
      className="max-md:py-7 lg:[&>.page-width]:relative"
      title={words.heading}
      intro={words.text}
    >
      {children}
      <p className="mt-1 max-w-prose md:mt-2 text-sm text-muted">
        {set.governmentCharge.text}
        <NoteNumber notes={notes} ids={set.governmentCharge.laws} />
      </p>
      <LawNotes notes={notes} className="mt-2 md:mt-6" />
    </Section>
  );
}
