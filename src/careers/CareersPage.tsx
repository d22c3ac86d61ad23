import type { ReactNode } from "react";
import { careers, openings } from "../../content/careers.ts";
import type { Opening } from "../../content/schemas/opening.ts";
import { lineWorkAddress, openingLineWork } from "../../domain/engraving/line-work.ts";
import { generalApplication } from "../../domain/forms/application.ts";
import { Fold } from "../ui/Fold.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { ApplyButton } from "./ApplyButton.tsx";

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="border-line max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:border-t max-sm:py-1.5 sm:not-first:border-l sm:not-first:pl-6">
    <dt className="text-muted">{name}</dt>
    <dd className="font-strong">{value}</dd>
  </div>
);

const Points = ({ heading, items }: { heading: string; items: readonly string[] }) => (
  <div>
    <h4 className="border-b border-ink pb-2.5 text-base font-strong tracking-normal">{heading}</h4>
    <ul>
      {items.map((item) => (
        <li key={item} className="border-b border-line py-2.5 text-sm">
          {item}
        </li>
      ))}
    </ul>
  </div>
);

/** Where there is little room, what an opening asks is one touch away. */
const OpeningSheet = ({ opening, place }: { opening: Opening; place: number }) => (
  <li id={opening.id} className="certificate">
    <article
      aria-labelledby={`${opening.id}-title`}
      className="grid gap-x-10 gap-y-8 p-6 md:p-10 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="max-w-prose">
        <div className="flex items-center gap-4">
          <LineWork src={openingLineWork(place)} lazy className="size-14 shrink-0 md:size-16" />
          <h3 id={`${opening.id}-title`} className="text-2xl">
            {opening.title}
          </h3>
        </div>
        <dl className="mt-5 grid max-w-text text-sm max-sm:border-b max-sm:border-line sm:grid-cols-3 sm:gap-x-4">
          <Fact name="Type" value={opening.type} />
          <Fact name="Location" value={opening.location} />
          <Fact name="Experience" value={opening.experience} />
        </dl>
        <p className="mt-4 text-muted">{opening.summary}</p>
      </div>
      <Fold
        label={careers.detailsLabel}
        className="open-when-wide prints-open border-t border-line lg:col-span-2 lg:row-start-2"
      >
        <div className="grid gap-x-12 gap-y-8 max-lg:py-4 md:grid-cols-2">
          <Points heading={careers.requirementsHeading} items={opening.requirements} />
          <Points heading={careers.dutiesHeading} items={opening.duties} />
        </div>
      </Fold>
      {/* Beside the title on wide screens, where it is in sight anyway; elsewhere after what one has to read first. */}
      <div>
        <ApplyButton position={opening.title} label="Apply Now" about={`${opening.id}-title`} />
      </div>
    </article>
  </li>
);

const Why = () => (
  <Section id="why" layout="split" title={careers.why.heading}>
    <ul className="border-t border-ink">
      {careers.why.points.map((point) => (
        <li
          key={point.title}
          className="grid gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <h3 className="text-xl">{point.title}</h3>
          <p className="text-muted">{point.text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

/** The child is the island with the form, set in by the route. */
export const CareersPage = ({ children }: { children: ReactNode }) => (
  <>
    <div className="relative overflow-clip max-lg:pb-16">
      <LineWork
        src={lineWorkAddress("careers")}
        className="absolute max-lg:top-[calc(100%-6.5rem)] max-lg:-right-40 size-[34rem] lg:top-20 lg:-right-24 lg:size-[40rem]"
      />
      <PageIntro title={careers.heading} intro={careers.intro} />
    </div>
    {openings.length > 0 && (
      <Section id="openings" tone="deep" title={careers.openingsHeading} intro={careers.afterApplying}>
        <SampleCaption of="openings" className="mb-6" />
        <ul className="grid gap-8">
          {openings.map((opening, index) => (
            <OpeningSheet key={opening.id} opening={opening} place={index} />
          ))}
        </ul>
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
