import { home } from "../../content/home/home.ts";
import { claim } from "../../domain/claims.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";

/** Those whose figure the owner claims; the setup time and the fee are always there. */
const cards = home.stats.cards.flatMap((card) => {
  const record = claim(card.claim);
  return record ? [{ card, record }] : [];
});

const sampleTitles = cards.flatMap(({ card, record }) => (record.sample ? [card.title.toLowerCase()] : []));

/** A strip of figures, and one fold that says how each is counted, on wide screens under its own column. */
export const Stats = () => (
  <Section
    id="stats"
    className="py-9 md:py-12"
    tone="deep"
    small
    title={home.stats.heading}
    beside={sampleTitles.length > 0 && <SampleCaption of="figures" only={sampleTitles} className="mt-2" />}
  >
    <ul className="grid border-y border-ink max-md:grid-cols-2 max-md:gap-x-6 md:auto-cols-fr md:grid-flow-col">
      {cards.map(({ card, record }) => (
        <li
          key={card.title}
          className="border-line py-4 max-md:nth-[n+3]:border-t md:px-4 md:not-first:border-l md:first:pl-0 lg:px-6"
        >
          <h3 className="text-base font-strong tracking-normal">{card.title}</h3>
          <p className="figures mt-1 text-2xl font-heading tracking-tight text-action">{record.figure}</p>
          <p className="mt-1 text-sm">{card.text}</p>
        </li>
      ))}
    </ul>
    <Disclosure label={home.stats.counting} className="prints-open border-b border-line">
      <dl className="grid gap-y-3 pb-5 text-sm lg:auto-cols-fr lg:grid-flow-col">
        {cards.map(
          ({ card, record }) =>
            record.howWeCount && (
              <div key={card.title} className="lg:px-6 lg:first:pl-0">
                <dt className="font-strong">{card.title}</dt>
                <dd className="text-muted">{record.howWeCount}</dd>
              </div>
            ),
        )}
      </dl>
    </Disclosure>
  </Section>
);
