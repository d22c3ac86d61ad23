import type { ReactNode } from "react";
import type { Source, Sourced } from "../../../content/sources/certainty.ts";
import { sources as allSources } from "../../../content/sources/index.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { type NextStepId, tools } from "../../../content/tools/tools.ts";
import { planPacks } from "../../../domain/company-plan/case.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { planFacts } from "../../../domain/company-plan/describe.ts";
import { decidedLedger } from "../../../domain/company-plan/estimate.ts";
import { planTotal } from "../../../domain/company-plan/total.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { longDate, partialDate } from "../../../domain/india/date-text.ts";
import { followAnswers } from "../../../domain/structure-choice/next-question.ts";
import { recommend } from "../../../domain/structure-choice/recommend.ts";
import { fill } from "../../../domain/text.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { ExternalLink } from "../../ui/links.tsx";
import { EngravedBand } from "../SheetEngraving.tsx";
import { LargeEmblem } from "../ToolParts.tsx";
import { type PlanSection, type PlanSectionId, readableAddress } from "./blocks.tsx";
import { planTitle } from "./sections.tsx";

/** Who publishes the plan: named where it is printed. */
export interface Publisher {
  name: string;
  phone: string;
  /** What has to be known about them, such as that they are samples. */
  note?: string | undefined;
}

const { kicker, estimate } = myPlan.sheet;

const totalLabel = myPlan.cost.total;

const inset = "mx-4 sm:mx-6 md:mx-8 print:mx-0";

interface SheetHeadProps {
  plan: CompanyPlan;
  today: CalendarDate;
  /** Named on paper. */
  publisher: Publisher;
}

/** The engraved head of the sheet: the name, the total beside the structure's house, and the plan in a few facts. */
const SheetHead = ({ plan, today, publisher }: SheetHeadProps) => {
  const { structure, name = "" } = plan;
  const title = planTitle(plan);
  const facts = planFacts(plan, planTotal(plan, today) ?? null);
  const total = facts.find(([label]) => label === totalLabel);
  const others = facts.filter((fact) => fact !== total);
  // The name as it was typed leads; the ending that the law adds is smaller.
  const chosen = name && title.startsWith(`${name} `) ? name : title;
  return (
    <>
      <EngravedBand />
      <div className={`pt-6 md:pt-8 ${inset}`}>
        <p className="text-sm font-strong text-muted">{kicker}</p>
        <h2 id="sheet-heading" className="mt-1 text-2xl text-balance break-words md:text-3xl">
          {chosen} <span className="block text-lg text-muted">{title.slice(chosen.length).trim()}</span>
        </h2>
      </div>
      <div
        className={`figures mt-4 flex items-end justify-between gap-4 border-b border-line text-sm md:mt-5 ${inset}`}
      >
        <div className="pb-4 md:pb-5">
          {total && (
            <p>
              {totalLabel}
              <span className="block text-4xl font-heading tracking-tight text-action">
                {total[1].replace(/^about /, "")}
              </span>
            </p>
          )}
          <p className="mt-1 text-balance text-muted">{fill(sheet.madeOn, { date: longDate(today) })}</p>
          <p className="hidden text-balance text-muted print:block">
            <b>
              {publisher.name}, {publisher.phone}
            </b>{" "}
            {publisher.note}
          </p>
        </div>
        {structure && (
          // Its ground is the rule below it.
          <LargeEmblem
            form={structure}
            className="no-print -mr-1 -mb-2.5 size-24 sm:-mr-1.25 sm:-mb-3 sm:size-30 md:-mr-1.75 md:-mb-4.5 md:size-42"
          />
        )}
      </div>
      <dl
        className={`figures mb-6 text-sm md:mt-4 md:mb-7 md:grid md:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] md:gap-x-6 md:gap-y-3 ${inset}`}
      >
        {others.map(([label, value]) => (
          <div
            key={label}
            className="flex justify-between gap-4 py-1.5 not-first:max-md:border-t not-first:max-md:border-line md:block md:py-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-strong max-md:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`mb-6 hidden text-sm text-muted print:block ${inset}`}>{estimate}</p>
    </>
  );
};

const words = myPlan.sources;

const { sheet, next } = myPlan;

const { steps } = tools.nextSteps;

/** The tool in which a part that is decided can be changed. */
const tool: Partial<Record<PlanSectionId, NextStepId>> = {
  structure: "structure",
  names: "name",
  cost: "cost",
  dates: "calendar",
};

interface Props {
  plan: CompanyPlan;
  sections: readonly PlanSection[];
  today: CalendarDate;
  publisher: Publisher;
  /** What to do with it: under its head where there is no room beside it. */
  actions: ReactNode;
  /** The questions that are asked here, among the dates. */
  children: ReactNode;
}

/** The plan, on one sheet of the screen and as many of paper as it takes. */
export const PlanSheet = ({ plan, sections, today, publisher, actions, children }: Props) => (
  <article aria-labelledby="sheet-heading" className="certificate plan-sheet">
    <div>
      <SheetHead plan={plan} today={today} publisher={publisher} />
      <div className="no-print px-4 pb-6 sm:px-6 md:px-8 lg:hidden">{actions}</div>
      <div className="px-4 pb-6 sm:px-6 md:px-8 md:pb-8 print:p-0">
        {sections.map((section, index) => (
          <Part
            key={section.id}
            id={section.id}
            number={index + 1}
            heading={section.heading}
            change={<Change {...{ section, plan }} />}
          >
            {section.id === "dates" && !section.settled && children}
            {section.body}
          </Part>
        ))}
        <Part id="next" number={sections.length + 1} heading={next.heading}>
          <p>{next.text}</p>
          {/* Where there is room beside the sheet, it stays in sight there. */}
          <ButtonLink href={withPlan(steps.call.href, plan)} className="max-sm:w-full lg:hidden">
            {next.button}
          </ButtonLink>
        </Part>
        <div className="border-t border-line pt-4 text-sm text-muted">
          <p className="no-print">{sheet.estimate}</p>
          <PlanSources groups={planSources(plan, today)} />
          <p className="mt-4 hidden break-inside-avoid print:block">
            {sheet.again}{" "}
            <span className="text-action">{readableAddress(location.origin + withPlan(location.pathname, plan))}</span>
          </p>
        </div>
      </div>
    </div>
  </article>
);

interface PartProps {
  id: string;
  number: number;
  heading: string;
  change?: ReactNode;
  children: ReactNode;
}

const Part = ({ id, number, heading, change, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24 border-t border-ink pt-4 pb-6">
    <div className="flex min-h-11 items-center justify-between gap-4 print:break-after-avoid">
      <h3 id={`${id}-heading`} className="text-lg">
        <span className="figures mr-2.5 text-action">{number}</span>
        {heading}
      </h3>
      {change}
    </div>
    <div className="mt-2 space-y-4">{children}</div>
  </section>
);

function Change({ section: { id, heading, decided }, plan }: { section: PlanSection; plan: CompanyPlan }) {
  const step = tool[id];
  if (!step || !decided) return null;
  return (
    <a
      href={withPlan(steps[step].href, plan)}
      className="link no-print inline-flex min-h-11 shrink-0 items-center text-sm font-strong"
    >
      {id === "dates" ? steps.calendar.label : sheet.change}
      {id !== "dates" && <span className="sr-only">: {heading}</span>}
    </a>
  );
}

/** Where the figures and rules of a part were read. */
interface SourceGroup {
  heading: string;
  items: readonly { title: string; detail: string; url?: string | undefined }[];
}

type Cited = Pick<Sourced, "sources" | "differing">;

const records: Readonly<Record<string, Source>> = allSources;

/** Every source of the plan once, under the part that cites it first. */
export function planSources(plan: CompanyPlan, today?: CalendarDate): SourceGroup[] {
  const { headings } = words;
  const parts: [string, readonly Cited[]][] = [
    [headings.structure, recommend(followAnswers(plan.answers ?? {}).asked).reasons],
    [
      headings.case,
      planPacks(plan).flatMap(({ papers, steps, costs, dates, rules }) => [papers, steps, costs, dates, rules].flat()),
    ],
    [headings.cost, decidedLedger(plan, today)?.lines ?? []],
  ];
  const told = new Set<string>();
  return parts.flatMap(([heading, cited]) => {
    const ids = new Set(cited.flatMap((record) => [...record.sources, ...(record.differing ?? [])]));
    const items = [...ids].flatMap((id) => {
      const source = records[id];
      if (!source || told.has(id)) return [];
      told.add(id);
      const { title, publisher, dated, url } = source;
      return [{ title, detail: [publisher, dated && partialDate(dated)].filter(Boolean).join(", "), url }];
    });
    return items.length > 0 ? [{ heading, items }] : [];
  });
}

/** Where the figures and rules of the plan were read, folded away. */
function PlanSources({ groups }: { groups: readonly SourceGroup[] }) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  return (
    <Disclosure label={fill(words.unfold, { count })} line="words" className="mt-2">
      <h4 className="hidden text-ink print:block">{words.heading}</h4>
      <p>{words.text}</p>
      {groups.map(({ heading, items }) => (
        <div key={heading} className="mt-3">
          <h4 className="text-sm font-strong tracking-normal text-ink">{heading}</h4>
          <ul className="mt-1 space-y-1 print:columns-2 print:gap-8">
            {items.map(({ title, detail, url }) => (
              <li key={title} className="border-l-2 border-line pl-2.5">
                {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}, {detail}
                {url && <span className="hidden text-action print:block">{readableAddress(url)}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Disclosure>
  );
}
