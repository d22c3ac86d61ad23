import { home } from "../../content/home/home.ts";
import { pages } from "../../content/pages.ts";
import { claim } from "../../domain/claims.ts";
import { PlanStrip } from "../company-plan/PlanStrip.tsx";
import { CallLink, ChatLine } from "../contact/ContactLinks.tsx";
import { LanguageLinks } from "../layout/LanguageLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { GuillocheBand } from "../ui/guilloche/Guilloche.tsx";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import "../ui/guilloche/home-rosette.css";
import "../ui/hero.css";
import { BillInShort } from "./BillInShort.tsx";
import { FeeCard } from "./FeeCard.tsx";
import { hiddenCounter } from "./hidden-counter.ts";
import { StatsCard } from "./StatsCard.tsx";

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
          <h1 className="max-w-[36rem] text-4xl max-[25rem]:text-[2.0625rem]">{hero.headline}</h1>
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
