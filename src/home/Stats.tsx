import { home } from "../../content/home.ts";
import { claim } from "../../domain/claims.ts";
import { HowWeCount } from "../ui/HowWeCount.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";

export const Stats = () => (
  <Section id="stats" tone="deep" title={home.stats.heading} intro={home.stats.text}>
    <ul className="grid border-t border-l border-line sm:grid-cols-2 xl:grid-cols-4">
      {home.stats.cards.map((card) => {
        const record = claim(card.claim);
        return (
          <li key={card.title} className="flex flex-col border-r border-b border-line bg-sheet p-6 md:p-7">
            <div className="flex items-center justify-between gap-3 text-action">
              <h3 className="text-base font-strong tracking-normal text-ink">{card.title}</h3>
              <Icon name={card.icon} />
            </div>
            <p className="figures mt-6 text-3xl font-heading tracking-tight">{record.figure}</p>
            <p className="mt-3 text-sm">{card.text}</p>
            <p className="mt-auto pt-5 text-xs text-muted">
              <HowWeCount claim={record} />
            </p>
          </li>
        );
      })}
    </ul>
  </Section>
);
