import { home } from "../../content/home.ts";
import { claim } from "../../domain/claims.ts";
import { HowWeCountFold } from "../ui/HowWeCount.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";

/** Those whose figure the owner claims; the setup time and the fee are always there. */
const cards = home.stats.cards.flatMap((card) => {
  const record = claim(card.claim);
  return record ? [{ card, record }] : [];
});

const sampleTitles = cards.flatMap(({ card, record }) => (record.sample ? [card.title.toLowerCase()] : []));

export const Stats = () => (
  <Section id="stats" className="max-md:py-9" tone="deep" title={home.stats.heading} intro={home.stats.text}>
    {sampleTitles.length > 0 && <SampleCaption of="figures" only={sampleTitles} className="mb-3 md:mb-4" />}
    <ul className={`grid grid-cols-2 gap-x-6 lg:gap-x-10 ${cards.length > 2 ? "xl:grid-cols-4" : ""}`}>
      {cards.map(({ card, record }) => (
        <li key={card.title} className="flex flex-col border-t border-ink py-4 md:py-5">
          <div className="flex items-center justify-between gap-3 text-action">
            <h3 className="text-base font-strong tracking-normal text-ink">{card.title}</h3>
            <Icon name={card.icon} className="size-6 shrink-0 max-sm:hidden" />
          </div>
          <p className="figures mt-2 text-2xl font-heading tracking-tight text-action md:mt-5 md:text-3xl">
            {record.figure}
          </p>
          <p className="mt-2 text-sm md:mt-3">{card.text}</p>
          <HowWeCountFold claim={record} className="mt-auto -mb-2 lg:pt-3" />
        </li>
      ))}
    </ul>
  </Section>
);
