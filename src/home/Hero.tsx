import "../ui/hero.css";
import { ArrowDown } from "lucide-react";
import { costLabels, billInShort as words } from "../../content/home/bill.ts";
import { home } from "../../content/home/home.ts";
import { pages } from "../../content/pages.ts";
import type { Claim } from "../../content/schemas/company.ts";
import { structureNames } from "../../content/schemas/plain-lists.ts";
import { billOf, companyLedger, completePlan, placeOf } from "../../domain/company-plan/cost.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { claim } from "../../domain/owner/claims.ts";
import { PlanStrip } from "../company-plan/PlanStrip.tsx";
import { CallLink, ChatLine } from "../contact/ContactLinks.tsx";
import { LanguageLinks } from "../layout/LanguageLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { GuillocheBand } from "../ui/guilloche/Guilloche.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { HowWeCountLine } from "../ui/SampleMark.tsx";
import { hiddenCounter } from "./hidden-counter.ts";

const fills = ["fill-action", "fill-action/45", "fill-ink"];

const swatches = ["bg-action", "bg-action/45", "bg-ink"];

const { ours, others, total } = billOf(companyLedger({}));

/** A range is twice as wide. */
const size = total.from === total.to ? "md:text-2xl" : "";

/** The sum that the bill below explains, in one line: what is paid to us and what we pay on, side by side. */
export const BillInShort = () => (
  <a
    href="#bill"
    className="group figures mt-5 block max-w-[34rem] border-t border-ink pt-2.5 no-underline forced-colors:text-[LinkText]"
  >
    <span className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
      <Figure label={words.ours} amount={formatAmount(ours)} />
      <span className="flex items-baseline gap-x-2">
        <span className="text-muted">+</span>
        <Figure label={words.charges} amount={formatAmount(others)} />
      </span>
      <span className="flex items-baseline gap-x-2 text-action">
        <span className="text-muted">=</span>
        <Figure label={words.total} amount={formatAmount(total)} />
      </span>
    </span>
    <span className="mt-1.5 flex items-center justify-between gap-4 border-b-3 border-double border-ink pb-2 text-sm text-muted group-hover:text-action">
      {structureNames[completePlan({}).structure]}, {placeOf({})}
      {total.missing.length > 0 && ` ${costLabels.missingDuty}`}
      <ArrowDown aria-hidden="true" className="size-4.5 shrink-0 text-action" strokeWidth={1.5} />
    </span>
  </a>
);

const Figure = ({ label, amount }: { label: string; amount: string }) => (
  <span>
    <span className="block text-sm text-muted">{label} </span>
    <span className={`text-lg leading-tight font-heading tracking-tight ${size}`}>{amount}</span>
  </span>
);

export function Hero() {
  const { hero } = home;
  const badge = claim(hero.badge);
  const month = claim(home.statsCard.claim);
  return (
    <div data-hero data-counter={hiddenCounter.start} className="hero relative overflow-clip">
      <div className="page-width relative grid gap-7 pt-32 pb-6 md:pt-36 md:grid-cols-[minmax(0,1fr)_17rem] md:items-center md:pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:gap-10 lg:pt-34 lg:pb-12">
        <div>
          <PlanStrip />
          <LanguageLinks path={pages.home.path} className="no-print -mt-4 mb-1 md:-mt-6" />
          <h1 className="max-w-[36rem] text-4xl">{hero.headline}</h1>
          <p className="mt-5 max-w-text text-lg text-muted">
            <NoBreaks text={hero.subtitle} />
          </p>
          {month && <BillInShort />}
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            <ButtonLink href={hero.button.href}>{hero.button.label}</ButtonLink>
            <CallLink label={hero.callLabel} />
          </div>
          <ChatLine className="mt-2 sm:hidden" />
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4 sm:mt-4">
            <p className="text-sm text-muted">{hero.smallPrint}</p>
            {badge && (
              <div>
                <DotBadge>{badge.text}</DotBadge>
                {!month && <HowWeCountLine claim={badge} />}
              </div>
            )}
          </div>
        </div>
        <div className="relative">
          <div
            aria-hidden="true"
            className="hero-line-work pointer-events-none top-1/2 size-[37rem] [--fade:5.75rem] [--up:-50%] lg:[--fade:3rem] opacity-60 lg:size-[46rem] lg:opacity-80"
          >
            <div className="home-rosette h-full" />
          </div>
          <div className="relative">{month ? <StatsCard record={month} badge={badge} /> : <FeeCard />}</div>
        </div>
      </div>
      <GuillocheBand />
    </div>
  );
}

/** The certificate on the hero of a firm that claims no figure of the market: what it charges. */
function FeeCard() {
  const { feeCard } = home;
  return (
    <figure className="certificate mx-auto w-full max-w-[26rem]" aria-labelledby="fee-card-heading">
      <div className="p-6 md:p-7">
        <p className="text-xs font-strong tracking-widest text-muted uppercase">{feeCard.eyebrow}</p>
        <p id="fee-card-heading" className="mt-2">
          <span className="figures block text-[clamp(3rem,2.4rem+2.4vw,4rem)] leading-none font-heading tracking-tight">
            {feeCard.figure}
          </span>
          <span className="mt-2 block text-base">{feeCard.text}</span>
        </p>
        <dl className="figures mt-5 border-t border-ink">
          {feeCard.rows.map(({ label, fee }) => (
            <div
              key={label}
              className="flex items-center justify-between border-b border-line py-2.5 text-sm last:border-0 last:pb-0"
            >
              <dt>{label}</dt>
              <dd className="font-strong">{fee}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}

interface Props {
  record: Claim;
  /** The claim beside the card, which is counted here too. */
  badge: Claim | undefined;
}

/** The certificate on the hero: one figure, and its split as a bar to scale. */
function StatsCard({ record, badge }: Props) {
  const { statsCard } = home;
  const splitText = statsCard.split.map(({ label, percent }) => `${label} ${percent}%`).join(", ");
  let from = 0;
  return (
    <figure className="certificate mx-auto w-full max-w-[26rem]" aria-labelledby="stats-card-heading">
      <div className="p-6 md:max-lg:p-5 lg:p-7">
        <p className="text-xs font-strong tracking-widest text-muted uppercase">{statsCard.eyebrow}</p>
        <p id="stats-card-heading" className="mt-2">
          <span className="figures block text-[clamp(3rem,2.4rem+2.4vw,4rem)] leading-none font-heading tracking-tight">
            {record.figure}
          </span>
          <span className="mt-2 block text-base">{record.text}</span>
        </p>
        <p className="mt-5 text-sm text-muted">{statsCard.splitHeading}</p>
        <svg
          viewBox="0 0 100 9"
          preserveAspectRatio="none"
          role="img"
          aria-label={`Split by type: ${splitText}`}
          className="mt-2 h-8 w-full forced-color-adjust-none"
        >
          {statsCard.split.map(({ label, percent }, index) => {
            const x = from;
            from += percent;
            return (
              <rect key={label} x={x} width={percent - (from < 100 ? 0.6 : 0)} height="9" className={fills[index]} />
            );
          })}
        </svg>
        <dl className="figures mt-4 flex justify-between gap-4 text-sm">
          {statsCard.split.map(({ label, percent }, index) => (
            <div key={label}>
              <dt className="flex items-center gap-2">
                <span aria-hidden="true" className={`size-2.5 forced-color-adjust-none ${swatches[index]}`} />
                {label}
              </dt>
              <dd className="text-xl font-heading tracking-tight">{percent}%</dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 border-t border-line pt-1">
          <HowWeCountLine claim={record} and={badge} />
        </div>
      </div>
    </figure>
  );
}
