import { opc as page } from "../../content/structures/opc.ts";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { WhatYouReceive } from "../specimens/WhatYouReceive.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";
import { HowTheWorkRuns } from "../work-schedule/HowTheWorkRuns.tsx";
import { Checklist } from "./Checklist.tsx";
import { PlansSection, type StructureSlots } from "./PlansSection.tsx";
import { StepGrid } from "./StepGrid.tsx";
import { StructureEnd } from "./StructureEnd.tsx";
import { StructureHero } from "./StructureHero.tsx";

export function OnePersonCompany({ children, plans }: StructureSlots) {
  const { features, benefits, requirements, process } = page;
  const featureNotes = sectionNotes("features", lawsNamed(features.items));
  const requirementNotes = sectionNotes("requirements", lawsNamed(requirements.items));
  const processNotes = sectionNotes("process", lawsNamed(process.items));
  return (
    <>
      <StructureHero page={page} lineWork="lg:size-[50rem] lg:opacity-85">
        {children}
      </StructureHero>
      <PlansSection id={page.id} plans={page.plans}>
        {plans}
      </PlansSection>
      <Section id="features" layout="split" title={features.heading} intro={features.text}>
        <ul className="border-y border-ink">
          {features.items.map(({ icon, title, text, laws }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-line py-5 first:border-0 sm:grid-cols-[auto_minmax(0,13rem)_minmax(0,1fr)]"
            >
              <Icon name={icon} className="size-6 text-action" />
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted max-sm:col-start-2 max-sm:mt-1">
                {text}
                <NoteNumber notes={featureNotes} ids={laws} />
              </p>
            </li>
          ))}
        </ul>
        <LawNotes notes={featureNotes} className="mt-6" />
      </Section>
      <Section id="benefits" tone="sheet" title={benefits.heading} intro={benefits.text}>
        <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.items.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-highlight pt-4">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1.5 text-sm text-muted md:text-base">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="requirements" layout="split" title={requirements.heading} intro={requirements.text}>
        <Checklist items={requirements.items} notes={requirementNotes} />
        <LawNotes notes={requirementNotes} className="mt-6" />
      </Section>
      <Section id="process" tone="deep" title={process.heading} intro={process.text}>
        <StepGrid steps={process.items} notes={processNotes} />
        <LawNotes notes={processNotes} />
      </Section>
      <HowTheWorkRuns structure={page.id} />
      <WhatYouReceive structure={page.id} />
      <StructureEnd page={page} />
    </>
  );
}
