import { llp as page } from "../../content/structures/llp.ts";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { WhatYouReceive } from "../specimens/WhatYouReceive.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";
import { Timeline } from "../ui/Timeline.tsx";
import { HowTheWorkRuns } from "../work-schedule/HowTheWorkRuns.tsx";
import { FilingDates } from "./FilingDates.tsx";
import { PlansSection, type StructureSlots } from "./PlansSection.tsx";
import { StructureEnd } from "./StructureEnd.tsx";
import { StructureHero } from "./StructureHero.tsx";

export function LimitedLiabilityPartnership({ children, plans }: StructureSlots) {
  const { features, benefits, requirements, process, compliance } = page;
  const requirementNotes = sectionNotes("requirements", lawsNamed(requirements.items));
  return (
    <>
      <StructureHero page={page} lineWork="lg:size-[54rem] lg:opacity-85">
        {children}
      </StructureHero>
      <PlansSection id={page.id} plans={page.plans}>
        {plans}
      </PlansSection>
      <Section id="features" title={features.heading} intro={features.text}>
        <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
          {features.items.map(({ icon, title, text }) => (
            <li key={title} className="border-r border-b border-line bg-sheet p-6 md:p-7">
              <Icon name={icon} className="size-6 text-good" />
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-1.5 text-sm text-muted md:text-base">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="benefits" tone="deep" layout="split" title={benefits.heading} intro={benefits.text}>
        <ul className="grid gap-x-10 border-b border-line sm:grid-cols-2">
          {benefits.items.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-sm text-muted md:text-base">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="requirements" title={requirements.heading} intro={requirements.text}>
        <ol className="border-y border-ink">
          {requirements.items.map(({ title, text, laws }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-4 first:border-0 md:grid-cols-[4rem_minmax(0,20rem)_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="figures text-lg font-strong text-good">
                {index + 1}
              </span>
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted max-md:col-start-2">
                {text}
                <NoteNumber notes={requirementNotes} ids={laws} />
              </p>
            </li>
          ))}
        </ol>
        <LawNotes notes={requirementNotes} className="mt-6" />
      </Section>
      <Section id="process" tone="sheet" layout="split" title={process.heading} intro={process.text}>
        <Timeline
          steps={process.items.map(({ title, text, withYou }) => ({
            title,
            text,
            duration: withYou ? "With you" : undefined,
          }))}
        />
      </Section>
      <Section id="compliance" title={compliance.heading} intro={compliance.text}>
        <FilingDates filings={compliance.items} />
      </Section>
      <HowTheWorkRuns structure={page.id} />
      <WhatYouReceive structure={page.id} />
      <StructureEnd page={page} />
    </>
  );
}
