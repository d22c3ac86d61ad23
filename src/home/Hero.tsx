import "../ui/hero.css";
import type { ReactNode } from "react";
import { home } from "../../content/home/home.ts";
import { pages } from "../../content/pages.ts";
import { claim } from "../../domain/owner/claims.ts";
import { PlanStrip } from "../company-plan/PlanStrip.tsx";
import { CallLink, ContactActions } from "../contact/ContactLinks.tsx";
import { LanguageLinks } from "../layout/LanguageLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { CountedFold } from "../ui/SampleMark.tsx";
import { hiddenCounter } from "./hidden-counter.ts";

const badge = claim(home.hero.badge);
const month = claim(home.statsCard.claim);

/** What we do, and what it comes to: the bill is an island, which only a route can hydrate. */
export function Hero({ children }: { children: ReactNode }) {
  const { hero, statsCard } = home;
  return (
    <div data-hero data-counter={hiddenCounter.start} className="hero relative overflow-clip">
      <div className="page-width relative grid grid-cols-[minmax(0,1fr)] gap-8 pt-32 pb-9 md:pt-36 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:min-h-[49.5rem] lg:gap-12 lg:pb-26">
        <div>
          <PlanStrip />
          <LanguageLinks
            path={pages.home.path}
            className="no-print -mt-4 mb-1 lg:absolute lg:top-16.5 lg:right-6 lg:z-20 lg:m-0"
          />
          <h1 className="text-4xl">{hero.headline}</h1>
          <p className="mt-4 max-w-text text-lg text-muted md:mt-5">
            <NoBreaks text={hero.subtitle} />
          </p>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
            <ButtonLink href={hero.button.href}>{hero.button.label}</ButtonLink>
            <div className="grid auto-cols-fr grid-flow-col gap-3 sm:hidden">
              <ContactActions />
            </div>
            <div className="max-sm:hidden">
              <CallLink label={hero.callLabel} />
            </div>
          </div>
          {badge && <p className="mt-4 text-sm lg:mt-6">{badge.text}</p>}
          {badge && !month && <CountedFold claims={[badge]} />}
        </div>
        <div className="relative">
          <div
            aria-hidden="true"
            className="hero-line-work pointer-events-none top-4 size-[37rem] [--fade:5.75rem] lg:top-1/2 lg:[--up:-50%] lg:[--fade:3rem] opacity-60 lg:size-[46rem] lg:opacity-80"
          >
            <div className="home-rosette h-full" />
          </div>
          <div className="certificate relative">
            <div id="bill">
              {children}
              {month && (
                <div className="figures grid gap-x-6 border-t border-line bg-paper px-4 py-3 text-sm sm:grid-cols-[1fr_auto] sm:items-baseline md:px-6 lg:px-8">
                  <p>
                    <b className="text-lg font-heading tracking-tight">{month.figure}</b> {month.text}
                  </p>
                  <p className="text-muted">
                    {statsCard.split.map(({ label, percent }) => `${label} ${percent}%`).join(" · ")}
                  </p>
                  <CountedFold claims={badge ? [month, badge] : [month]} />
                </div>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
