import { home } from "../../content/home.ts";
import { claim } from "../../domain/claims.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { GuillocheBand, Rosette } from "../ui/guilloche/Guilloche.tsx";
import { HowWeCount } from "../ui/HowWeCount.tsx";
import "../ui/hero.css";
import { hiddenCounter } from "./hidden-counter.ts";
import { StatsCard } from "./StatsCard.tsx";

export function Hero() {
  const { hero } = home;
  const badge = claim(hero.badge);
  return (
    <div data-hero data-counter={hiddenCounter.start} className="hero relative overflow-clip">
      <Rosette
        seed="sthapana-hero"
        radius={1200}
        className="hero-line-work absolute top-[34rem] left-1/2 size-[44rem] -translate-x-1/2 opacity-60 lg:-top-6 lg:left-auto lg:-right-36 lg:size-[52rem] lg:translate-x-0 lg:opacity-80"
      />
      <div className="page-width relative grid gap-14 pt-28 pb-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:items-center lg:gap-10 lg:pt-36 lg:pb-20">
        <div>
          <DotBadge>{badge.text}</DotBadge>
          <p className="mt-2 text-xs text-muted">
            <HowWeCount claim={badge} />
          </p>
          <h1 className="mt-7 max-w-[36rem] text-4xl">{hero.headline}</h1>
          <p className="mt-6 max-w-text text-lg text-muted">{hero.subtitle}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            <ButtonLink href={hero.button.href}>{hero.button.label}</ButtonLink>
            <CallLink label={hero.callLabel} />
          </div>
          <p className="mt-5 text-sm text-muted">{hero.smallPrint}</p>
        </div>
        <StatsCard />
      </div>
      <GuillocheBand seed="hero" />
    </div>
  );
}
