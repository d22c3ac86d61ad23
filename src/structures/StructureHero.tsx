import "../ui/hero.css";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { bill, costLabels as labels, toPlans } from "../../content/home/bill.ts";
import { structureSections } from "../../content/navigation.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { site } from "../../content/site.ts";
import { billLabels, billOf, companyLedger, placeOf } from "../../domain/company-plan/cost.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { paidSplit } from "../../domain/costs/duty-words.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { PlanStrip } from "../company-plan/PlanStrip.tsx";
import { withPlan } from "../company-plan/plan-address.ts";
import { AdvisorBlock } from "../contact/AdvisorBlock.tsx";
import { Bar, billFills, Swatch } from "../ui/Bar.tsx";
import { TextLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { TickList } from "../ui/TickList.tsx";

interface Props {
  page: PrivateLimitedPage | OpcPage | LlpPage;
  /** The quick lead form. */
  children: ReactNode;
}

/** What the page is about, the form, and the bar that leads through the page. */
export const StructureHero = ({ page: { id, hero }, children }: Props) => (
  <>
    <div className="page-width grid gap-x-16 gap-y-6 pt-32 md:gap-y-10 pb-8 md:pb-14 md:pt-36 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-rows-[auto_1fr] lg:pb-20">
      <div className={`lg:flex lg:flex-col lg:pt-6 ${site.team.length > 0 ? "" : "lg:row-span-2"}`}>
        <PlanStrip />
        <h1 className="max-w-[36rem] text-3xl">{hero.headline}</h1>
        <p className="mt-4 max-w-text text-balance text-muted md:mt-5 md:text-lg">
          <NoBreaks text={hero.subtitle} />
        </p>
        <TickList items={hero.points} className="mt-5 max-md:space-y-1.5 md:mt-6 lg:mb-12" />
        <HeroBill structure={id} />
      </div>
      <div className="lg:row-span-2">{children}</div>
      <AdvisorBlock team={site.team} className="max-w-text lg:self-start lg:border-t lg:border-line lg:pt-6" />
    </div>
    <PageBar sections={structureSections} />
  </>
);

/** The bill of the home page for one structure in the example state: beside the form on wide screens, its sum above the form on others. */
function HeroBill({ structure }: { structure: StructureId }) {
  const plan = { structure };
  const { parts, ours, others, total } = billOf(companyLedger(plan));
  const partLabels = billLabels(plan);
  const { difference } = offerSet(structure).governmentCharge;
  const totalLabel = `${labels.total}, ${placeOf(plan)}`;
  const size = total.from === total.to ? "text-4xl" : "text-2xl";
  const missing = total.missing.length > 0 && (
    <span className="block pt-1 text-sm font-normal tracking-normal text-muted lg:text-right">
      {labels.missingDuty}
    </span>
  );
  const everyLine = (
    <TextLink href={withPlan("/cost-calculator#ledger", plan)} className="py-2.5">
      {labels.everyLine}
    </TextLink>
  );
  return (
    <div className="figures mt-5 border-t border-ink max-lg:border-b lg:w-full lg:max-w-[33rem]">
      <div className="pt-3 text-sm lg:hidden">
        <p className="font-strong">{totalLabel}</p>
        <p className="flex items-center justify-between gap-4">
          <span className={`font-heading tracking-tight text-action ${size}`}>
            {formatAmount(total)}
            {missing}
          </span>
          {everyLine}
        </p>
      </div>
      <div className="max-lg:hidden">
        <p className="flex items-baseline justify-between gap-4 pt-3">
          <span className="text-lg font-strong">{bill.heading}</span>
          <span className="text-sm">{everyLine}</span>
        </p>
        <Bar
          parts={parts.map(({ id, amount }) => ({ id, amount: amount.from, fill: billFills[id] }))}
          className="mt-4 h-3 w-full md:mt-5"
        />
        <p className="mt-3 text-sm text-muted">{paidSplit(ours, others)}</p>
        <dl className="mt-2">
          {parts.map(({ id, amount }) => (
            <div key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
              <dt className="text-sm text-muted">
                <Swatch fill={billFills[id]} className="mr-2" />
                {partLabels[id]}
              </dt>
              <dd className="font-strong whitespace-nowrap">{formatAmount(amount)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-ink pt-5 pb-4">
            <dt className="text-sm font-strong">{totalLabel}</dt>
            <dd className={`leading-none font-heading tracking-tight whitespace-nowrap text-action ${size}`}>
              {formatAmount(total)}
              {missing}
            </dd>
          </div>
        </dl>
      </div>
      {difference && <p className="pt-2 pb-1 text-sm text-muted">{difference}</p>}
      <a
        href="#plans"
        className="no-print group flex min-h-11 items-center justify-between text-sm font-strong text-action max-lg:border-t max-lg:border-line lg:mt-1"
      >
        {toPlans[structure]}
        <ArrowRight
          aria-hidden="true"
          className="size-5 transition-transform group-hover:translate-x-1"
          strokeWidth={1.5}
        />
      </a>
    </div>
  );
}

interface PageBarProps {
  sections: readonly { id: string; label: string }[];
}

/** The parts of a long page, always in reach under the header. */
const PageBar = ({ sections }: PageBarProps) => (
  <nav
    aria-label="On this page"
    data-contents
    className="page-bar no-print sticky top-18 z-30 border-y border-line bg-paper"
  >
    <ul className="page-width flex justify-between gap-x-2 md:justify-start md:gap-x-10">
      {sections.map(({ id, label }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-sm font-strong text-muted hover:text-action aria-[current]:border-action aria-[current]:text-ink"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
