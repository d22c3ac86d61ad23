import type { ReactNode } from "react";
import { careers, openings } from "../../content/company/careers.ts";
import type { Opening } from "../../content/schemas/company.ts";
import { generalApplication } from "../../domain/forms/application.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { LineWork, SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { sealDiscs, sealLineWork } from "../ui/guilloche/line-work.ts";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { ApplyButton } from "./Application.tsx";

/** A seal with the first two letters of the title. */
function OpeningSeal({ title, place }: { title: string; place: number }) {
  const { src, ink } = sealLineWork(place);
  return (
    <div aria-hidden="true" className="relative grid size-18 shrink-0 place-items-center md:max-lg:size-22">
      <LineWork src={src} lazy className="absolute size-full" />
      <span
        className={`relative grid size-10 place-items-center rounded-full text-base leading-none font-heading text-sheet md:max-lg:size-12 md:max-lg:text-lg md:max-lg:leading-none print:text-ink ${sealDiscs[ink]}`}
      >
        {title.replace(/\P{L}/gu, "").slice(0, 2).toUpperCase()}
      </span>
    </div>
  );
}

/** A line of the ledger; on tablets the three stand side by side. */
const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-2.5 lg:py-2 sm:max-lg:block sm:max-lg:not-first:pl-4">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-lg leading-snug font-heading lg:text-base lg:font-strong">{value}</dd>
  </div>
);

/** A list that opens on phones, laid open where there is room. */
const Points = ({ heading, items }: { heading: string; items: readonly string[] }) => {
  const title = <h4 className="text-base font-strong tracking-normal">{heading}</h4>;
  return (
    <Disclosure label={title} className="open-when-wide prints-open border-t border-line">
      <div className="mb-1.5 border-t border-line pt-3 max-lg:hidden">{title}</div>
      <ul className="max-lg:pb-4">
        {items.map((item) => (
          <li
            key={item}
            className="relative py-1 pl-4 text-sm text-pretty max-lg:text-muted lg:pl-5 lg:text-base/[1.5] before:absolute before:top-3 before:left-0 lg:before:top-3.5 before:size-1.5 before:rounded-full before:bg-action"
          >
            <NoBreaks text={item} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

/** A notice. On wide screens the position and the way to apply stand beside the two lists, and end where they end. */
const OpeningSheet = ({ opening, place }: { opening: Opening; place: number }) => (
  <li id={opening.id} className="sheet">
    <article
      aria-labelledby={`${opening.id}-title`}
      className="p-5 md:p-8 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-12 xl:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="flex items-center gap-4">
        <OpeningSeal title={opening.title} place={place} />
        <h3 id={`${opening.id}-title`} className="text-2xl">
          {opening.title}
        </h3>
      </div>
      <dl className="mt-5 divide-line border-y border-ink lg:row-start-3 max-sm:divide-y sm:max-lg:grid sm:max-lg:grid-cols-3 sm:max-lg:divide-x lg:divide-y">
        <Fact name="Type" value={opening.type} />
        <Fact name="Location" value={opening.location} />
        <Fact name="Experience" value={opening.experience} />
      </dl>
      <p className="mt-5 max-w-prose lg:row-start-2 lg:mt-4">{opening.summary}</p>
      <div className="border-line max-lg:mt-6 max-lg:border-b lg:col-start-2 lg:row-[1/5] lg:grid lg:grid-cols-2 lg:gap-x-8">
        <Points heading={careers.requirementsHeading} items={opening.requirements} />
        <Points heading={careers.dutiesHeading} items={opening.duties} />
      </div>
      <div className="mt-6 lg:self-end">
        <ApplyButton position={opening.title} label="Apply Now" about={`${opening.id}-title`} />
      </div>
    </article>
  </li>
);

/** The child is the island with the form, set in by the route. */
export const CareersPage = ({ children }: { children: ReactNode }) => (
  <>
    {/* The desks stand on the lower edge, beside the words where there is room. */}
    <div className="relative border-b border-action lg:min-h-112">
      <PageIntro title={careers.heading} intro={careers.intro} />
      <SceneImage
        name="desks-low"
        wide="desks"
        className="mx-auto -mt-6 w-[calc(100%-2.5rem)] max-w-[45rem] lg:absolute lg:right-[max(2.5rem,calc(50%-35rem))] lg:bottom-0 lg:mt-0 lg:w-[calc(50%-4rem)] xl:w-[36.5rem]"
      />
    </div>
    {openings.length > 0 && (
      <Section id="openings" tone="deep" title={careers.openingsHeading} className="md:pt-16!">
        <SampleCaption of="openings" className="mb-6 md:-mt-6" />
        <ul className="grid gap-6">
          {openings.map((opening, index) => (
            <OpeningSheet key={opening.id} opening={opening} place={index} />
          ))}
        </ul>
        <p className="mt-8 max-w-prose text-muted">{careers.afterApplying}</p>
      </Section>
    )}
    <Section id="why" title={careers.why.heading}>
      <ul className="border-t border-ink">
        {careers.why.points.map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-line py-5 md:grid-cols-[1.5rem_18rem_minmax(0,1fr)]"
          >
            <Icon name={icon} className="mt-px size-6 text-action" />
            <h3 className="text-xl">{title}</h3>
            <p className="text-muted max-md:col-start-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
    <section id="general" aria-labelledby="general-heading" className="border-t border-line bg-sheet">
      <div className="page-width grid items-center gap-x-16 gap-y-7 py-12 md:grid-cols-[minmax(0,1fr)_auto] md:py-16">
        <div>
          <h2 id="general-heading" className="text-2xl">
            {openings.length > 0 ? careers.general.heading : careers.general.headingAlone}
          </h2>
          <p className="mt-3 max-w-text text-lg text-muted">{careers.general.text}</p>
        </div>
        <ApplyButton position={generalApplication} label="Submit General Application" />
      </div>
    </section>
    <div id="apply" className="page-width noscript:py-16">
      {children}
    </div>
  </>
);
