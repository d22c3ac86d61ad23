import type { ReactNode } from "react";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { LawNotes, NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { WhatYouReceive } from "../specimens/WhatYouReceive.tsx";
import { ToolLinksLine } from "../tools/ToolLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCard } from "../ui/ClosingCall.tsx";
import { Disclosure, Faq } from "../ui/Disclosure.tsx";
import { TextLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Section } from "../ui/Section.tsx";
import { EmptyBox } from "../ui/TickList.tsx";
import { Features, Overview } from "./About.tsx";
import { FilingDates } from "./FilingDates.tsx";
import { Process } from "./Process.tsx";
import { StructureHero } from "./StructureHero.tsx";

type Page = PrivateLimitedPage | OpcPage | LlpPage;

interface Props {
  page: Page;
  /** The quick lead form: an island, which only a route can hydrate. */
  children?: ReactNode;
  /** The cards, another island. A named slot: Astro's types do not know that the route fills it. */
  offers?: ReactNode;
}

export const StructurePage = ({ page, children, offers }: Props) => (
  <>
    <StructureHero page={page}>{children}</StructureHero>
    <OffersSection id={page.id} words={page.offers}>
      {offers}
    </OffersSection>
    {page.id === "private-limited" ? <Overview page={page} /> : <Features page={page} />}
    <Requirements requirements={page.requirements} />
    <Process page={page} />
    {page.id === "llp" && (
      <Section id="compliance" title={page.compliance.heading} intro={page.compliance.text}>
        <FilingDates filings={page.compliance.items} />
      </Section>
    )}
    <WhatYouReceive structure={page.id} />
    <StructureEnd page={page} />
  </>
);

interface OffersSectionProps {
  id: StructureId;
  words: { heading: string; text: string };
  children: ReactNode;
}

/** The offers for one structure, and what to know about the charges. */
function OffersSection({ id, words, children }: OffersSectionProps) {
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

function Requirements({ requirements: { heading, text, items } }: Pick<Page, "requirements">) {
  const notes = sectionNotes("requirements", lawsNamed(items));
  return (
    <Section id="requirements" tone="deep" title={heading} intro={text}>
      <Checklist items={items} notes={notes} />
      <LawNotes notes={notes} className="border-t-0" />
    </Section>
  );
}

interface ChecklistProps {
  items: readonly { title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
}

/** Things to have ready, each with what it takes. On narrow screens a sheet with the titles, and one fold for the rest. */
function Checklist({ items, notes }: ChecklistProps) {
  // Six stand in two rows of three; seven in a row of four and one of three.
  const cells =
    items.length % 3 === 0
      ? "lg:col-span-4 lg:nth-[n+4]:border-t"
      : "lg:col-span-3 lg:nth-[n+5]:col-span-4 lg:nth-[n+5]:border-t";
  return (
    <>
      <ul className="sheet space-y-2 p-5 font-strong md:columns-2 md:gap-x-10 md:p-8 lg:hidden print:hidden">
        {items.map(({ title }) => (
          <li key={title} className="flex gap-3 leading-snug md:break-inside-avoid">
            <EmptyBox className="mt-0.5" />
            {title}
          </li>
        ))}
      </ul>
      <Disclosure
        line="title"
        label={<span className="text-base">What each one takes</span>}
        className="open-when-wide prints-open border-b border-line max-lg:mt-4"
      >
        <ul className="grid gap-x-10 text-sm max-lg:pb-3 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-8 lg:border-y lg:border-ink">
          {items.map(({ title, text, laws }) => (
            <li key={title} className={`border-line max-lg:border-t max-lg:py-3 lg:py-5 ${cells}`}>
              <div className="flex gap-4">
                <EmptyBox className="mt-1.5 max-lg:hidden print:block" />
                <h3 className="text-base leading-snug lg:text-lg">{title}</h3>
              </div>
              <p className="mt-1 text-muted lg:pl-8.5">
                <NoBreaks text={text} />
                <NoteNumber notes={notes} ids={laws} />
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

/** The tools, questions and the last call, which all three pages end with. */
const StructureEnd = ({ page: { id, questions, closing } }: { page: Page }) => (
  <>
    <Section
      id="questions"
      layout="split"
      title="Questions founders ask"
      below={
        <div id="tools" className="max-md:hidden md:mt-8">
          <ToolLinksLine plan={{ structure: id }} />
        </div>
      }
    >
      <Faq questions={questions} />
    </Section>
    <ClosingCard
      badge={closing.badge && <DotBadge>{closing.badge}</DotBadge>}
      heading={closing.heading}
      text={closing.text}
      note={
        <TextLink href="/#compare" className="py-2.5">
          Compare the three structures
        </TextLink>
      }
    >
      <ButtonLink href={closing.button.href}>{closing.button.label}</ButtonLink>
    </ClosingCard>
  </>
);
