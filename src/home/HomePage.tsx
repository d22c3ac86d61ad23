import type { ReactNode } from "react";
import { testimonials } from "../../content/company/testimonials.ts";
import { home, type ResourceCard, resources } from "../../content/home/home.ts";
import { site } from "../../content/site.ts";
import { claim } from "../../domain/owner/claims.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { ChatLink, chatAddress } from "../contact/ContactLinks.tsx";
import { SpecimenPreview } from "../specimens/Specimen.tsx";
import { Compare } from "../structures/Compare.tsx";
import { ClientStrip } from "../testimonials/ClientStrip.tsx";
import { Quotation } from "../testimonials/TestimonialCard.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ExternalLink, TextLink } from "../ui/links.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { Hero } from "./Hero.tsx";

/** The bill is an island, which only a route can hydrate. */
export function HomePage({ children }: { children?: ReactNode }) {
  const { closing, testimonials } = home;
  const badge = claim(closing.badge);
  return (
    <>
      <Hero>{children}</Hero>
      <Journey />
      <Stats />
      <SpecimenPreview />
      <CallBand />
      <Resources />
      <Compare>
        {home.notSure.text} <TextLink href={home.notSure.link.href}>{home.notSure.link.label}</TextLink>
      </Compare>
      <TestimonialsPreview />
      <ClientStrip heading={testimonials.clientsHeading} />
      <ClosingCall badge={badge?.text} heading={closing.heading} text={closing.text} note={badge?.howWeCount}>
        <ChatLink label={closing.chatLabel} />
        <div className="flex flex-wrap gap-x-6">
          <PhoneLink label={closing.callLabel} />
          <TextLink href={closing.pricing.href} className={lineOfText}>
            {closing.pricing.label}
          </TextLink>
        </div>
      </ClosingCall>
    </>
  );
}

/** Among buttons, or in place of them. */
const lineOfText = "inline-flex min-h-12 items-center text-sm font-strong";

const PhoneLink = ({ label }: { label: string }) => (
  <TextLink href={`tel:${site.phone.e164}`} className={lineOfText}>
    {withSiteValues(label)}
  </TextLink>
);

/** Five steps on a ledger line. The first is active until home.client.ts moves it. */
const Journey = () => (
  <Section id="journey" className="max-md:pt-0 lg:pt-8" title={home.journey.heading} intro={home.journey.text}>
    <ol className="grid lg:grid-cols-5 lg:gap-x-6">
      {home.journey.steps.map(({ icon, title, text, duration }, index) => (
        <li
          key={title}
          data-journey-step
          {...(index === 0 ? { "aria-current": "step" as const } : {})}
          className="journey-step text-sm"
        >
          <p className="figures flex items-center gap-1.5 font-strong whitespace-nowrap text-action">
            <Icon name={icon} className="size-4.5" />
            {duration}
          </p>
          <h3 className="text-lg">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

/** Those whose figure the owner claims; the setup time and the fee are always there. */
const cards = home.stats.cards.flatMap((card) => {
  const record = claim(card.claim);
  return record ? [{ card, record }] : [];
});

/** A strip of figures, and one fold that says how each is counted. */
const Stats = () => (
  <section id="stats" aria-labelledby="stats-heading" className="border-y border-line bg-paper-deep">
    <div className="page-width pt-5 md:pt-8">
      <h2 id="stats-heading" className="sr-only">
        {home.stats.heading}
      </h2>
      <ul className="grid gap-x-6 max-md:grid-cols-2 md:auto-cols-fr md:grid-flow-col">
        {cards.map(({ card, record }) => (
          <li key={card.title} className="pb-4 text-sm">
            <h3 className="text-sm font-strong tracking-normal">{card.title}</h3>
            <p className="figures text-2xl font-heading tracking-tight">{record.figure}</p>
            <p className="text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
      <Disclosure label={home.stats.counting} line="words" className="prints-open pb-2 text-sm text-muted md:pb-4">
        {cards.map(
          ({ card, record }) =>
            record.howWeCount && (
              <p key={card.title} className="pb-2">
                {card.title}: {record.howWeCount}
              </p>
            ),
        )}
      </Disclosure>
    </div>
  </section>
);

/** One line, between two sections. */
const CallBand = () => (
  <section
    id="call"
    aria-labelledby="call-heading"
    className="page-width flex flex-wrap items-center gap-x-5 pt-8 sm:gap-x-8 md:pt-12"
  >
    <h2 id="call-heading" className="grow text-xl max-sm:w-full">
      {home.call.heading}
    </h2>
    <PhoneLink label={home.call.callLabel} />
    {chatAddress && (
      <ExternalLink href={chatAddress} className={`link ${lineOfText}`}>
        {home.call.chatLabel}
      </ExternalLink>
    )}
  </section>
);

const Resources = () => (
  <Section id="resources" title={home.resources.heading}>
    <ul className="columns-on-paper grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
      {resources.map((card) => (
        <ResourceTile key={card.title} card={card} />
      ))}
    </ul>
  </Section>
);

const itemsShown = 3;

const inks: Record<ResourceCard["color"], string> = {
  indigo: "text-action",
  marigold: "text-ink",
  vermilion: "text-alert",
  leaf: "text-good",
};

/** Other sites are quieter than our own pages. */
function ResourceTile({ card }: { card: ResourceCard }) {
  const more = card.items.length - itemsShown;
  const external = "external" in card;
  return (
    <li className="border-t border-line py-1.5 text-sm md:py-3 lg:pb-6">
      <h3 className="flex items-center text-base">
        <Icon name={card.icon} className={`mr-2 size-5 shrink-0 ${inks[card.color]}`} />
        {external ? (
          <ExternalLink
            href={site.external[card.external]}
            className="flex min-h-11 items-center font-normal tracking-normal text-muted hover:text-action hover:underline"
          >
            {card.title}
          </ExternalLink>
        ) : (
          <a href={card.href} className="flex min-h-11 items-center text-action hover:underline">
            {card.title}
          </a>
        )}
      </h3>
      <p className="mb-1 max-lg:hidden">{card.description}</p>
      <ul className="text-muted max-lg:flex max-lg:flex-wrap max-lg:gap-x-4">
        {card.items.slice(0, itemsShown).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {more > 0 && <li>{`+${more} more...`}</li>}
      </ul>
    </li>
  );
}

const shown = 9;

const TestimonialsPreview = () =>
  testimonials.length > 0 && (
    <Section id="testimonials" title={home.testimonials.heading} intro={home.testimonials.text}>
      <SampleCaption of="quotations" className="mb-4 md:mb-6" />
      <ul
        aria-labelledby="testimonials-heading"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the row on phones
        tabIndex={0}
        className="columns-on-paper max-md:snap-row md:grid md:grid-cols-3 md:gap-x-8 md:gap-y-9 lg:gap-x-10"
      >
        {testimonials.slice(0, shown).map((testimonial) => (
          <li key={testimonial.name} className="flex flex-col text-sm max-md:border max-md:border-line max-md:p-5">
            <Quotation testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {testimonials.length > shown && (
        <ButtonLink look="outline" href={home.testimonials.more.href} className="mt-6 max-sm:w-full md:mt-10">
          {home.testimonials.more.label}
        </ButtonLink>
      )}
    </Section>
  );
