import { privateLimited as page } from "../../content/structures/private-limited.ts";
import { LawNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { WhatYouReceive } from "../specimens/WhatYouReceive.tsx";
import { Section } from "../ui/Section.tsx";
import { AtAGlance } from "./AtAGlance.tsx";
import { Benefits } from "./BenefitList.tsx";
import { Checklist } from "./Checklist.tsx";
import { FeatureRows } from "./FeatureRows.tsx";
import { House } from "./House.tsx";
import { OffersSection, type StructureSlots } from "./OffersSection.tsx";
import { Process } from "./Process.tsx";
import { StructureEnd } from "./StructureEnd.tsx";
import { StructureHero } from "./StructureHero.tsx";

export function PrivateLimited({ children, offers }: StructureSlots) {
  const { overview, benefits, requirements } = page;
  const [first, ...others] = overview.paragraphs;
  const requirementNotes = sectionNotes("requirements", lawsNamed(requirements.items));
  return (
    <>
      <StructureHero page={page} lineWork="lg:size-[50rem] lg:opacity-60">
        {children}
      </StructureHero>
      <OffersSection id={page.id} words={page.offers}>
        {offers}
      </OffersSection>
      <Section id="overview" className="overflow-x-clip" title={overview.heading}>
        <House structure={page.id} rooms={page.rooms} />
        <div className="grid gap-4 pt-3 pb-6 lg:grid-cols-2 lg:gap-16 lg:pt-8 lg:pb-12">
          <p className="text-xl leading-snug">{first}</p>
          <div className="space-y-4">
            {others.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <AtAGlance structure={page.id} />
        <Benefits heading={benefits.heading} text={benefits.text}>
          <FeatureRows items={benefits.items} notes={sectionNotes("benefits", [])} heading="h4" />
        </Benefits>
      </Section>
      <Section id="requirements" tone="deep" title={requirements.heading} intro={requirements.text}>
        <Checklist items={requirements.items} notes={requirementNotes} />
        <LawNotes notes={requirementNotes} className="border-t-0" />
      </Section>
      <Process page={page} />
      <WhatYouReceive structure={page.id} />
      <StructureEnd page={page} />
    </>
  );
}
