import type { ReactNode } from "react";
import { careers, openings } from "../../content/careers.ts";
import type { Opening } from "../../content/schemas/opening.ts";
import { sealLineWork } from "../../domain/engraving/line-work.ts";
import { generalApplication } from "../../domain/forms/application.ts";
import { Fold } from "../ui/Fold.tsx";
import { LineWork, SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { sealDiscs } from "../ui/seal-discs.ts";
import { ApplyButton } from "./ApplyButton.tsx";

/** A seal with the first two letters of the title. */
function OpeningSeal({ title, place }: { title: string; place: number }) {
  const { src, ink } = sealLineWork(place);
  return (
    <div aria-hidden="true" className="relative grid size-18 shrink-0 place-items-center md:size-22 lg:max-xl:hidden">
      <LineWork src={src} lazy className="absolute size-full" />
      <span
        className={`relative grid size-10 place-items-center rounded-full text-base leading-none font-heading text-sheet md:size-12 md:text-lg md:leading-none print:text-ink ${sealDiscs[ink]}`}
      >
        {title.replace(/\P{L}/gu, "").slice(0, 2).toUpperCase()}
      </span>
    </div>
  );
}

/** A field of the certificate: a row on phones, a column where there is room. */
const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="border-line py-2.5 not-first:border-t max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 sm:py-3 sm:pr-4 sm:not-first:border-t-0 sm:not-first:border-l sm:not-first:pl-4">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-lg leading-snug font-heading">{value}</dd>
  </div>
);

/** A list that opens on phones, laid open where there is room. */
const Points = ({ heading, items, className }: { heading: string; items: readonly string[]; className: string }) => {
  const title = <h4 className="text-base font-strong tracking-normal">{heading}</h4>;
  return (
    <Fold label={title} className={`open-when-wide prints-open border-t border-line ${className}`}>
      <div className="mb-1.5 max-lg:hidden">{title}</div>
      <ul className="max-lg:pb-4">
        {items.map((item) => (
          <li
            key={item}
            className="relative py-1 pl-4 text-pretty max-lg:text-sm max-lg:text-muted before:absolute before:top-3 before:left-0 before:size-1.5 before:rounded-full before:bg-action"
          >
            <NoBreaks text={item} />
          </li>
        ))}
      </ul>
    </Fold>
  );
};

/** Two stand side by side where there is room, line for line; the way to apply is then beside the title too, as the lists are long. */
const OpeningSheet = ({ opening, place, alone }: { opening: Opening; place: number; alone: boolean }) => {
  const apply = <ApplyButton position={opening.title} label="Apply Now" about={`${opening.id}-title`} />;
  const rows = alone ? "" : "lg:row-span-6 lg:grid lg:grid-rows-subgrid lg:gap-y-0";
  return (
    <li id={opening.id} className={`certificate ${rows}`}>
      <article aria-labelledby={`${opening.id}-title`} className={`p-6 md:p-8 ${rows}`}>
        <div className="flex items-center gap-4">
          <OpeningSeal title={opening.title} place={place} />
          <h3 id={`${opening.id}-title`} className="text-2xl">
            {opening.title}
          </h3>
          <div className="ml-auto shrink-0 max-lg:hidden">{apply}</div>
        </div>
        <dl className="mt-5 border-y border-ink sm:grid sm:grid-cols-3">
          <Fact name="Type" value={opening.type} />
          <Fact name="Location" value={opening.location} />
          <Fact name="Experience" value={opening.experience} />
        </dl>
        <p className="mt-5 max-w-prose">{opening.summary}</p>
        <div className="mt-6 border-b border-line lg:border-0">
          <Points heading={careers.requirementsHeading} items={opening.requirements} className="" />
        </div>
        <div className="border-b border-line lg:mt-6 lg:border-0">
          <Points heading={careers.dutiesHeading} items={opening.duties} className="max-lg:border-t-0" />
        </div>
        <div className="mt-6 lg:mt-8">{apply}</div>
      </article>
    </li>
  );
};

const Why = () => (
  <Section id="why" title={careers.why.heading}>
    <ul className="grid gap-x-12 border-t border-ink lg:grid-cols-2">
      {careers.why.points.map((point) => (
        <li
          key={point.title}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1 border-b border-line py-5 md:py-6 lg:last:odd:col-span-2"
        >
          <Icon name={point.icon} className="mt-px size-6 text-action" />
          <h3 className="text-xl">{point.title}</h3>
          <p className="col-start-2 text-muted">{point.text}</p>
        </li>
      ))}
    </ul>
  </Section>
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
        <ul className={`grid gap-6 ${openings.length > 1 ? "lg:grid-cols-2" : ""}`}>
          {openings.map((opening, index) => (
            <OpeningSheet key={opening.id} opening={opening} place={index} alone={openings.length === 1} />
          ))}
        </ul>
        <p className="mt-8 max-w-prose text-muted">{careers.afterApplying}</p>
      </Section>
    )}
    <Why />
    <section id="general" aria-labelledby="general-heading" className="border-t border-line bg-sheet">
      <div className="page-width grid items-center gap-x-16 gap-y-7 py-12 md:grid-cols-[minmax(0,1fr)_auto] md:py-16">
        <div>
          <h2 id="general-heading" className="text-3xl">
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
