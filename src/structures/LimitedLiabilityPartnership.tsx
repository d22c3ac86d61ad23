import { llp as page } from "../../content/structures/llp.ts";
import { WhatYouReceive } from "../specimens/WhatYouReceive.tsx";
import { Section } from "../ui/Section.tsx";
import { FilingDates } from "./FilingDates.tsx";
import { OffersSection, type StructureSlots } from "./OffersSection.tsx";
import { StructureDetails } from "./StructureDetails.tsx";
import { StructureEnd } from "./StructureEnd.tsx";
import { StructureHero } from "./StructureHero.tsx";

export const LimitedLiabilityPartnership = ({ children, offers }: StructureSlots) => (
  <>
    <StructureHero page={page} lineWork="lg:-top-20 lg:size-[54rem] lg:opacity-85">
      {children}
    </StructureHero>
    <OffersSection id={page.id} words={page.offers}>
      {offers}
    </OffersSection>
    <StructureDetails page={page} />
    <Section id="compliance" title={page.compliance.heading} intro={page.compliance.text}>
      <FilingDates filings={page.compliance.items} />
    </Section>
    <WhatYouReceive structure={page.id} />
    <StructureEnd page={page} />
  </>
);
