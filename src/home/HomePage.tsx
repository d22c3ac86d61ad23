import { ArrowRight, ArrowUpRight, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { testimonials } from "../../content/company/testimonials.ts";
import { bill, inTheBill as words } from "../../content/home/bill.ts";
import { home, type ResourceCard, resources } from "../../content/home/home.ts";
import { site } from "../../content/site.ts";
import { claim } from "../../domain/owner/claims.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { SpecimenPreview } from "../specimens/Specimen.tsx";
import { Compare } from "../structures/Compare.tsx";
import { ClientStrip } from "../testimonials/ClientStrip.tsx";
import { TestimonialCard } from "../testimonials/TestimonialCard.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Icon } from "../ui/Icon.tsx";
import { TextLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { HowWeCount, SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { TickList } from "../ui/TickList.tsx";
import { Hero } from "./Hero.tsx";

const itemsShown = 3;

/** The dot of the first item in a line is cut off with the list's edge. */
const dotBefore = "inline-block before:inline-block before:w-[0.85em] before:text-center before:content-['·']";

const inks: Record<ResourceCard["color"], string> = {
  indigo: "text-action",
  marigold: "text-ink",
  vermilion: "text-alert",
  leaf: "text-good",
};

const Resources = () => (
  <Section
    id="resources"
    className="max-md:py-9"
    tone="sheet"
    title={home.resources.heading}
    intro={home.resources.text}
  >
    <ul className="columns-on-paper border-b border-line md:grid md:grid-cols-2 md:gap-x-10 lg:gap-x-16 lg:border-b-0">
      {resources.map((card) => (
        <ResourceTile key={card.title} card={card} />
      ))}
    </ul>
  </Section>
);

/** Those whose figure the owner claims; the setup time and the fee are always there. */
const cards = home.stats.cards.flatMap((card) => {
  const record = claim(card.claim);
  return record ? [{ card, record }] : [];
});

const sampleTitles = cards.flatMap(({ card, record }) => (record.sample ? [card.title.toLowerCase()] : []));

/** A strip of figures, and one fold that says how each is counted, on wide screens under its own column. */
const Stats = () => (
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

const shown = 9;

const TestimonialsPreview = () =>
  testimonials.length > 0 && (
    <Section id="testimonials" className="max-md:py-9" title={home.testimonials.heading} intro={home.testimonials.text}>
      <SampleCaption of="quotations" className="mb-3 md:mb-6" />
      <ul className="columns-on-paper max-lg:snap-row lg:grid lg:grid-cols-2 xl:grid-cols-4">
        {testimonials.slice(0, shown).map((testimonial, index) => (
          <li
            key={testimonial.name}
            className={`lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${index === 0 ? "lg:col-span-full lg:mb-10" : "lg:border-line lg:not-last:border-r lg:max-xl:odd:border-r-0 xl:nth-[4n+1]:border-r-0 xl:nth-[4n+2]:*:pl-0 xl:nth-[-n+5]:border-b lg:max-xl:nth-[-n+7]:border-b"}`}
          >
            <TestimonialCard testimonial={testimonial} leads={index === 0} />
          </li>
        ))}
      </ul>
      {testimonials.length > shown && (
        <p className="mt-4 lg:mt-10">
          <ButtonLink look="outline" href={home.testimonials.more.href} className="max-sm:w-full">
            {home.testimonials.more.label}
          </ButtonLink>
        </p>
      )}
    </Section>
  );

/** What the total of the bill is made of, and what it leaves out. For wide screens: on phones the bill itself comes first. */
const InTheBill = () => (
  <div className="max-lg:hidden">
    <TickList items={words.included} className="mt-7" />
    <p className="relative mt-2.5 pl-[1.75em] text-muted">
      <Minus aria-hidden="true" className="absolute left-0 mt-[0.28em] size-[1.05em]" strokeWidth={2} />
      <NoBreaks text={words.notIncluded} />
    </p>
    <p className="mt-7 border-t border-line-strong/50 pt-5 text-sm text-muted">{words.approval}</p>
    <p className="mt-2 text-sm">
      <TextLink href={words.link.href}>{words.link.label}</TextLink>
    </p>
  </div>
);

/** The bill is an island, which only a route can hydrate. */
export function HomePage({ children }: { children?: ReactNode }) {
  const { closing, testimonials } = home;
  const badge = claim(closing.badge);
  return (
    <>
      <Hero />
      <Section
        id="bill"
        className="max-md:py-7"
        tone="deep"
        layout="split"
        title={bill.heading}
        intro={bill.text}
        beside={<InTheBill />}
      >
        {children}
      </Section>
      <Journey />
      <Stats />
      <SpecimenPreview />
      <CallBand />
      <Resources />
      <Compare />
      <TestimonialsPreview />
      <ClientStrip heading={testimonials.clientsHeading} />
      <ClosingCall
        badge={badge?.text}
        heading={closing.heading}
        text={closing.text}
        note={badge && <HowWeCount claim={badge} />}
      >
        <ChatLink label={closing.chatLabel} />
        <CallLink label={closing.callLabel} look="onDark" />
        <ButtonLink look="onDark" href={closing.pricing.href}>
          {closing.pricing.label}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

/** A quiet call to action between two sections. */
function CallBand() {
  const { heading, text, questions, chatLabel, callLabel } = home.call;
  return (
    <section id="call" aria-labelledby="call-heading" className="page-width py-9 md:py-12 lg:py-20">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-12">
        <div>
          <h2 id="call-heading" className="text-2xl">
            {heading}
          </h2>
          <p className="mt-2 max-w-prose text-muted">
            {text} <TextLink href={questions.href}>{questions.label}</TextLink>.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col lg:flex-nowrap">
          <ChatLink label={chatLabel} look="primary" />
          <CallLink label={callLabel} />
        </div>
      </div>
    </section>
  );
}

/** Five steps on a ledger line, each with what it gives. The first is active until home.client.ts moves it. */
function Journey() {
  const { journey } = home;
  return (
    <Section id="journey" className="max-md:py-9" title={journey.heading} intro={journey.text}>
      <ol className="relative grid gap-0 lg:grid-cols-5 lg:gap-x-4">
        {journey.steps.map(({ icon, title, text, duration, gives }, index) => (
          <li
            key={title}
            data-journey-step
            {...(index === 0 ? { "aria-current": "step" as const } : {})}
            className="journey-step group flex flex-col max-lg:pb-4 max-lg:pl-13 lg:pt-12"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-9 place-items-center rounded-full border border-line-strong bg-paper text-muted transition-colors group-aria-[current]:border-ink group-aria-[current]:bg-highlight group-aria-[current]:text-ink"
            >
              <Icon name={icon} className="size-4.5" />
            </span>
            <div className="max-lg:flex max-lg:flex-row-reverse max-lg:items-baseline max-lg:justify-between max-lg:gap-3">
              <p className="figures text-sm font-strong whitespace-nowrap text-action lg:mt-2">{duration}</p>
              <h3 className="text-xl lg:mt-1">{title}</h3>
            </div>
            <p className="mt-1.5 mb-1 text-sm text-muted lg:mb-5">{text}</p>
            <a href={gives.href} className="journey-slip text-sm font-strong">
              <span className="font-normal text-muted">{journey.gives} </span>
              {gives.text}
              <ArrowRight aria-hidden="true" className="ml-1.5 inline size-4 text-action" strokeWidth={1.5} />
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ResourceTile({ card }: { card: ResourceCard }) {
  const { link } = card;
  const external = "external" in link;
  const more = card.items.length - itemsShown;
  const Arrow = external ? ArrowUpRight : ArrowRight;
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line text-sm max-lg:py-1.5 lg:content-start lg:gap-x-4 lg:py-5">
      <Icon name={card.icon} className={`size-6 ${inks[card.color]}`} />
      <h3 className="text-base leading-snug lg:text-xl">{card.title}</h3>
      <p className="col-span-2 col-start-2 mt-0.5 max-lg:hidden">{card.description}</p>
      <ul className="pointer-events-none relative z-10 col-start-2 -ml-[0.85em] text-balance text-muted [clip-path:inset(-0.25rem_-0.25rem_-0.25rem_0.85em)] col-end-4 lg:mt-1 lg:self-start">
        {card.items.slice(0, itemsShown).map((item) => (
          <li key={item} className={dotBefore}>
            {item}
          </li>
        ))}
        {more > 0 && (
          <li className={`${dotBefore} whitespace-nowrap`}>
            {external ? (
              `+${more} more...`
            ) : (
              <a
                href={link.href}
                aria-label={`+${more} more... in ${card.title}`}
                className="pointer-events-auto relative hover:text-action hover:underline max-lg:-my-2.5 max-lg:py-2.5"
              >
                {`+${more} more...`}
              </a>
            )}
          </li>
        )}
      </ul>
      <a
        href={external ? site.external[link.external] : link.href}
        {...(external ? { target: "_blank", rel: "noopener" } : {})}
        className="col-start-3 row-start-1 inline-flex min-h-11 items-center gap-1.5 font-strong text-action after:absolute after:inset-0 hover:underline max-lg:-my-2"
      >
        <span className="max-lg:sr-only">{link.label}</span>
        <Arrow aria-hidden="true" className="size-5 lg:size-4" strokeWidth={1.5} />
        {external && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}
