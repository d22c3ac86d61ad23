import type { ReactNode } from "react";
import { whatIsReal } from "../../content/company/what-is-real.ts";
import { complianceItems } from "../../content/compliance/cards.ts";
import { lawChanges } from "../../content/law/law-changes.ts";
import * as facts from "../../content/owner/facts.ts";
import { states } from "../../content/states.ts";
import { freeTools } from "../../content/tools/tools.ts";
import { listSamples } from "../../domain/owner/shown.ts";
import { fill } from "../../domain/text.ts";
import { inks } from "../../drawings/colours.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { sealLineWork } from "../ui/guilloche/line-work.ts";
import { Spun } from "../ui/guilloche/Spun.tsx";
import { Icon } from "../ui/Icon.tsx";
import { TextLink } from "../ui/links.tsx";
import { SampleMark } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { Timeline } from "../ui/Timeline.tsx";

const { groups, templates } = whatIsReal.specimens;

type Counts = Record<keyof typeof whatIsReal.real.counts, number>;

interface HalfProps {
  title: string;
  counted: readonly { count: number; label: string }[];
  className: string;
  children: ReactNode;
}

/** One half of the plate: its drawing and word, and how many there are of each kind, the most first. */
const Half = ({ title, counted, className, children }: HalfProps) => (
  <div
    className={`grid grid-rows-[auto_1fr] gap-4 p-3.5 pb-0 sm:gap-5 sm:p-7 sm:pb-3 lg:px-9 lg:pt-8 lg:pb-4 ${className}`}
  >
    <div className="flex gap-x-4 gap-y-2 max-md:flex-col md:items-center">
      <svg viewBox="-100 -100 200 200" aria-hidden="true" className="size-14 shrink-0 md:size-22">
        {children}
      </svg>
      <p className="text-2xl font-heading tracking-tight md:text-3xl lg:text-4xl">{title}</p>
    </div>
    <ul className="grid gap-x-5 sm:grid-cols-2 sm:content-start">
      {counted
        .toSorted((one, other) => other.count - one.count)
        .map(({ count, label }) => (
          <li key={label} className="border-t border-ink/25 pt-2 pb-3">
            <span className="figures block text-2xl font-heading">{count} </span>
            <span className="block text-sm leading-snug">{label}</span>
          </li>
        ))}
    </ul>
  </div>
);

/** What the page is about, at one look: what is real beside what is not. */
const Plate = ({ counts }: { counts: Counts }) => (
  <div className="page-width pb-12 md:pb-16">
    <div className="sheet grid grid-cols-2">
      <Half
        title={whatIsReal.plate.real}
        counted={Object.entries(whatIsReal.real.counts).map(([kind, label]) => ({
          count: counts[kind as keyof Counts],
          label,
        }))}
        className="border-r border-line"
      >
        <Spun lines={32} rx={97} ry={62} stroke={inks.action} />
        <Spun lines={20} rx={62} ry={30} stroke={inks.highlight} strokeWidth="1.4" />
        <circle r="24" fill={inks.action} />
        <path d="M-11 0l8 8L12-8" fill="none" stroke={inks.sheet} strokeWidth="4" />
      </Half>
      <Half
        title={whatIsReal.plate.specimen}
        counted={[
          ...listSamples(facts).map(({ file, items }) => ({ count: items.length, label: groups[file].counted })),
          { count: counts.templates, label: templates.counted },
        ]}
        className="bg-paper-deep"
      >
        {/* Rings that are not inked: an outline where the other drawing is engraved. */}
        <g fill="none" stroke={inks["line-strong"]} strokeWidth="2">
          <circle r="97" strokeDasharray="5 6" />
          <circle r="62" strokeDasharray="5 6" />
          <circle r="24" />
          <path d="M-9-9L9 9M9-9L-9 9" strokeWidth="3" />
        </g>
      </Half>
    </div>
  </div>
);

/** A sign, what it is, what is to be said of it, and where to see it; on phones title and link share a line. */
const row =
  "grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5 md:grid-cols-[4rem_minmax(0,9rem)_minmax(0,1fr)_auto] md:gap-x-5 lg:grid-cols-[4rem_minmax(0,13rem)_minmax(0,1fr)_9.5rem] lg:gap-x-6 md:py-4";
const rowSign = "relative grid size-12 place-items-center md:size-16";
const rowTitle = "font-strong leading-snug md:text-lg md:leading-snug";
const rowLink = "inline-flex min-h-11 items-center text-sm md:min-h-0 md:text-base";

const tools = freeTools.items.map(({ label }) => label).join(", ");

const { src: indigoSeal } = sealLineWork(0);

/** Engraved, like the rings of the plate above, and in their ink. */
const RealSign = ({ icon }: { icon: string }) => (
  <span aria-hidden="true" className={rowSign}>
    <LineWork src={indigoSeal} lazy className="absolute size-full" />
    <span className="relative grid size-7 place-items-center rounded-full bg-action text-sheet md:size-9">
      <Icon name={icon} className="size-4 md:size-5" />
    </span>
  </span>
);

const Real = () => (
  <Section id="real" title={whatIsReal.real.heading} className="pt-0!">
    <ul className="border-t border-ink">
      {whatIsReal.real.items.map(({ icon, title, text, link }) => (
        <li key={title} className={row}>
          <RealSign icon={icon} />
          <h3 className={`text-base tracking-normal ${rowTitle}`}>{title}</h3>
          <p className="max-w-prose text-pretty text-muted max-md:col-span-3 max-md:row-start-2 max-md:pt-1 max-md:pb-2 max-md:text-sm">
            {fill(text, { tools })}
          </p>
          <p className="text-right">
            <TextLink href={link.href} className={rowLink}>
              {link.label}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

interface RowProps {
  title: string;
  counted: string;
  items: readonly string[];
  /** How many there are, where it is not the number of items. */
  count?: number;
  where: { label: string; href: string };
}

/** No more than these are shown without a fold. */
const fewItems = 3;

const Items = ({ items }: Pick<RowProps, "items">) => (
  <ul className={`figures ${items.length > fewItems ? "gap-x-6 lg:columns-2" : ""}`}>
    {items.map((item) => (
      <li key={item} className="break-inside-avoid py-0.5 leading-snug">
        {item}
      </li>
    ))}
  </ul>
);

/** As high as the sign, so that short cells are in line with it and a fold opens below. */
const rowCell = "md:min-h-16 md:content-center";

/** How many, in an outline where the real things have an engraved sign; a long list of what they are waits in a fold. */
const SpecimenRow = ({ title, counted, items, count = items.length, where }: RowProps) => (
  <div className={`${row} items-start!`}>
    <dt className="contents">
      <span
        aria-hidden="true"
        className={`${rowSign} max-md:row-span-2 figures rounded-full border border-dashed border-line-strong text-lg font-heading md:text-xl`}
      >
        {count}
      </span>
      <span className={`max-md:self-center ${rowCell} ${rowTitle}`}>{title}</span>
    </dt>
    <dd className={`max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 ${rowCell}`}>
      {items.length > fewItems ? (
        <Disclosure
          label={
            <>
              Show all {count}
              <span className="sr-only"> {counted}</span>
            </>
          }
          line="words"
          className="prints-open max-md:-mt-3 [&>summary]:w-max md:[&>summary]:min-h-16 print:[&>summary]:hidden"
        >
          <Items items={items} />
        </Disclosure>
      ) : (
        <Items items={items} />
      )}
    </dd>
    <dd className={`text-right max-md:self-center ${rowCell}`}>
      <TextLink href={where.href} className={rowLink}>
        <span className="sr-only">{title}: </span>
        {where.label}
      </TextLink>
    </dd>
  </div>
);

function Specimens({ counts }: { counts: Counts }) {
  const { heading, text, absent } = whatIsReal.specimens;
  return (
    <Section
      id="specimens"
      tone="deep"
      title={heading}
      intro={
        <>
          {text} <SampleMark className="ml-1 align-middle" />
        </>
      }
    >
      <dl className="border-t border-ink">
        {listSamples(facts).map(({ file, items }) => (
          <SpecimenRow key={file} {...groups[file]} items={items} />
        ))}
        <SpecimenRow {...templates} items={[fill(templates.text, counts)]} count={counts.templates} />
      </dl>
      <p className="mt-6 max-w-prose">{absent}</p>
    </Section>
  );
}

/** What a visitor of a demonstration can rely on, what not, and where a form goes. Built only while samples are shown. */
export function WhatIsRealPage({ templates, guides }: Pick<Counts, "templates" | "guides">) {
  const { heading, intro, enquiry } = whatIsReal;
  const counts: Counts = {
    templates,
    guides,
    filings: complianceItems.length,
    changes: lawChanges.length,
    states: states.length,
    tools: freeTools.items.length,
  };
  return (
    <>
      {/* On wide screens above the two halves of the plate. */}
      <div className="page-width pt-32 pb-8 md:pt-36 md:pb-10 lg:grid lg:grid-cols-2 lg:gap-x-18">
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-4 max-w-prose text-muted md:text-lg md:text-pretty lg:mt-1">{intro}</p>
      </div>
      <Plate counts={counts} />
      <Real />
      <Specimens counts={counts} />
      <Section id="enquiry" layout="split" title={enquiry.heading}>
        <Timeline steps={enquiry.steps} />
        <p className="mt-8 ml-12 md:ml-14">
          <TextLink href={enquiry.link.href} className="inline-flex min-h-11 items-center font-strong">
            {enquiry.link.label}
          </TextLink>
        </p>
      </Section>
    </>
  );
}
