import { comparison } from "../../content/structures/comparison.ts";
import { privateLimited as page } from "../../content/structures/private-limited.ts";
import { LawNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { WhatYouReceive } from "../specimens/WhatYouReceive.tsx";
import { Section } from "../ui/Section.tsx";
import { Benefits } from "./BenefitList.tsx";
import { Checklist } from "./Checklist.tsx";
import { FeatureRows } from "./FeatureRows.tsx";
import { OffersSection, type StructureSlots } from "./OffersSection.tsx";
import { Process } from "./Process.tsx";
import { StructureEnd } from "./StructureEnd.tsx";
import { StructureHero } from "./StructureHero.tsx";

const glance = ["people", "maximum-members", "minimum-capital", "audit", "compliance"];

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
      <Section id="overview" className="max-md:py-6" title={overview.heading}>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
          <div className="max-w-prose space-y-5">
            <p className="text-xl leading-snug">{first}</p>
            {others.map((paragraph) => (
              <p key={paragraph} className="text-muted">
                {paragraph}
              </p>
            ))}
          </div>
          <dl className="self-start border-y border-ink text-sm">
            {comparison.rows
              .filter(({ id }) => glance.includes(id))
              .map(({ id, label, values }) => (
                <div key={id} className="flex justify-between gap-6 border-t border-line py-3 first:border-0">
                  <dt className="shrink-0 text-muted">{label}</dt>
                  <dd className="text-right font-strong">{values[page.id]}</dd>
                </div>
              ))}
          </dl>
        </div>
        <Benefits heading={benefits.heading} text={benefits.text}>
          <FeatureRows items={benefits.items} notes={sectionNotes("benefits", [])} heading="h4" />
        </Benefits>
      </Section>
      <Section
        id="requirements"
        className="max-md:py-6"
        tone="deep"
        title={requirements.heading}
        intro={requirements.text}
      >
        <Checklist items={requirements.items} notes={requirementNotes} />
        <LawNotes notes={requirementNotes} />
      </Section>
      <Process page={page} />
      <WhatYouReceive structure={page.id} />
      <StructureEnd page={page} />
    </>
  );
}
