import { complianceItems } from "../../content/compliance.ts";
import { lawChanges } from "../../content/law-changes.ts";
import * as facts from "../../content/owner/facts.ts";
import { states } from "../../content/states.ts";
import { freeTools } from "../../content/tools.ts";
import { whatIsReal } from "../../content/what-is-real.ts";
import { listSamples } from "../../domain/samples.ts";
import { PageIntro } from "../ui/PageIntro.tsx";
import { SampleMark } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { Timeline } from "../ui/Timeline.tsx";

type Counts = Record<string, string | number>;

const fill = (text: string, counts: Counts): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => String(counts[name] ?? token));

/** What it is, what is to be said of it, and where to see it. */
const row = "grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_9rem]";
const rowLink = "inline-flex min-h-11 items-center text-sm md:min-h-0";

const Real = ({ counts }: { counts: Counts }) => (
  <Section id="real" title={whatIsReal.real.heading} className="pt-0!">
    <ul className="border-t border-ink">
      {whatIsReal.real.items.map(({ title, text, link }) => (
        <li key={title} className={row}>
          <h3 className="text-base font-strong tracking-normal">{title}</h3>
          <p className="figures max-w-prose text-muted">{fill(text, counts)}</p>
          <p className="md:text-right">
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
  items: readonly string[];
  where: { label: string; href: string };
}

const SpecimenRow = ({ title, items, where }: RowProps) => (
  <div className={row}>
    <dt className="font-strong">{title}</dt>
    <dd>
      <ul className="figures flex flex-wrap gap-x-2 gap-y-1 text-muted">
        {items.map((item) => (
          <li key={item} className="not-last:after:ml-2 not-last:after:content-['·']">
            {item}
          </li>
        ))}
      </ul>
    </dd>
    <dd className="md:text-right">
      <TextLink href={where.href} className={rowLink}>
        <span className="sr-only">{title}: </span>
        {where.label}
      </TextLink>
    </dd>
  </div>
);

function Specimens({ counts }: { counts: Counts }) {
  const { heading, text, groups, templates, absent } = whatIsReal.specimens;
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
        <SpecimenRow {...templates} items={[fill(templates.text, counts)]} />
      </dl>
      <p className="mt-6 max-w-prose">{absent}</p>
    </Section>
  );
}

/** What a visitor of a demonstration can rely on, what not, and where a form goes. Built only while samples are shown. */
export function WhatIsRealPage({ templates }: { templates: number }) {
  const { heading, intro, enquiry } = whatIsReal;
  const counts: Counts = {
    templates,
    filings: complianceItems.length,
    changes: lawChanges.length,
    states: states.length,
    tools: freeTools.items.map(({ label }) => label).join(", "),
  };
  return (
    <>
      <PageIntro title={heading} intro={intro} />
      <Real counts={counts} />
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
