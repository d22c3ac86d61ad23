import type { ReactNode } from "react";
import { languageTexts } from "../../content/languages/texts.ts";
import { hasOurContents, priceCount } from "../../content/offers/offers.ts";
import { signaturePrice } from "../../content/offers/pricing.ts";
import { lowestFee } from "../../content/owner/fees.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import { callLanguages } from "../../domain/forms/enquiry-fields.ts";
import type { LanguagePage as Page } from "../../domain/languages/pages.ts";
import { callsIn, hoursIn } from "../../domain/languages/words.ts";
import { soldTiers } from "../../domain/offers/offers.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { fill } from "../../domain/text.ts";
import { CallLink, ChatLine } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Section } from "../ui/Section.tsx";
import { TickList } from "../ui/TickList.tsx";
import { Timeline } from "../ui/Timeline.tsx";
import "../ui/hero.css";
import { languageFormId } from "./language-props.ts";

interface Props {
  page: Page;
  /** The form: an island, which only a route can hydrate. */
  children?: ReactNode;
  /** The prices, another island. A named slot: Astro's types do not know that the route fills it. */
  prices?: ReactNode;
}

/** What is folded is not laid out: these scripts take several times as long as Latin letters. */
const folded = "open-under-heading prints-open";

function Calls({ page: { code, name } }: { page: Page }) {
  const { calls, ...words } = languageTexts[code];
  return (
    <div id="calls" className="max-w-text">
      <h2 className="text-2xl">{calls.heading}</h2>
      <p className="mt-2">{callsIn(calls, name, callLanguages(site))}</p>
      <p className="figures mt-2 text-muted">{fill(calls.hours, { hours: hoursIn(words, site.hours) })}</p>
    </div>
  );
}

/** All that a founder needs who reads one language: what we do, what it costs, what it takes, and the form. */
export function LanguagePage({ page, children, prices }: Props) {
  const text = languageTexts[page.code];
  const { hero, structures, steps, papers, receive } = text;
  const chat = <ChatLine label={hero.chat.label} message={withSiteValues(hero.chat.message)} />;
  return (
    <>
      <div className="overflow-clip">
        <div className="page-width relative pt-32 pb-10 md:pt-36 md:pb-14">
          <div className="max-w-[40rem] lg:max-xl:max-w-[36rem]">
            <h1 className="text-3xl">{hero.heading}</h1>
            <p className="mt-4 max-w-text text-lg text-muted">
              <NoBreaks text={fill(hero.text, { fee: lowestFee })} />
            </p>
            <div className="mt-6 mb-2 flex flex-wrap gap-3 max-sm:flex-col">
              <ButtonLink href={`#${languageFormId}`}>{hero.request}</ButtonLink>
              <CallLink label={hero.call} />
            </div>
            <div className="flex flex-wrap gap-x-8">
              {chat}
              <a href="#prices" className="link no-print flex min-h-11 items-center text-sm font-strong">
                {hero.prices}
              </a>
            </div>
            <p className="mt-2 max-w-text text-sm text-muted">
              {text.translation}{" "}
              <a href="/" hrefLang="en" className="link whitespace-nowrap">
                {text.inEnglish}
              </a>
            </p>
          </div>
          <div
            aria-hidden="true"
            className="no-print pointer-events-none absolute inset-y-0 right-0 w-[22rem] max-lg:hidden"
          >
            <div className="hero-line-work top-1/2 size-[40rem] opacity-60 [--fade:5.5rem] [--up:-44%]">
              <div className="home-rosette h-full" />
            </div>
          </div>
        </div>
      </div>
      <Section id="structures" title={structures.heading} intro={structures.text}>
        <ul className="grid gap-x-5 lg:grid-cols-3">
          {structureIds.map((id) => {
            const { name, lines, if: when } = structures.items[id];
            return (
              <li key={id} className="sheet row-span-2 mb-5 grid break-inside-avoid grid-rows-subgrid p-5 md:p-6">
                <Disclosure line="title" label={<h3 className="text-xl">{name}</h3>} className={folded}>
                  <TickList items={lines} className="mt-1 mb-5 text-sm" />
                </Disclosure>
                <p className="border-t border-line pt-4 text-sm">
                  <strong className="block">{structures.choose}:</strong> {when}
                </p>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section
        id="prices"
        tone="deep"
        title={fill(text.prices.heading, { count: priceCount })}
        intro={`${text.prices.text} ${site.gst.registered ? fill(text.prices.gstNote, { percent: site.gst.percent }) : ""}`}
      >
        {hasOurContents && (
          <dl className="mb-6 max-w-prose space-y-1 text-sm">
            {soldTiers
              .filter(({ id }) => text.prices.tiers[id])
              .map(({ id, name }) => (
                <div key={id} className="flex items-baseline gap-3">
                  <dt lang="en-IN" className="w-20 shrink-0 font-strong">
                    {name}
                  </dt>
                  <dd>{text.prices.tiers[id]}</dd>
                </div>
              ))}
          </dl>
        )}
        {prices}
        <div className="mt-1 max-w-prose space-y-4 text-sm">
          <p className="text-muted">{fill(text.prices.about, { signature: signaturePrice })}</p>
          <div lang="en-IN">
            <SampleCaption of="prices" />
          </div>
        </div>
      </Section>
      <Section id="steps" title={steps.heading} intro={steps.text}>
        <div className="max-w-[46rem]">
          <Timeline steps={steps.items} />
        </div>
      </Section>
      <Section id="papers" tone="sheet" title={papers.heading} intro={papers.text}>
        <div className="border-line max-lg:border-t lg:grid lg:grid-cols-3 lg:gap-8">
          {papers.groups.map(({ title, items }) => (
            <Disclosure
              key={title}
              line="title"
              label={<h3 className="text-lg">{title}</h3>}
              className={`border-line max-lg:border-b ${folded}`}
            >
              <TickList items={items} className="pb-4 text-sm" />
            </Disclosure>
          ))}
        </div>
      </Section>
      <Section id="receive" title={receive.heading} intro={receive.text}>
        <dl className="grid gap-x-10 gap-y-5 border-t border-ink pt-5 md:grid-cols-2">
          {receive.items.map(({ title, text: about }) => (
            <div key={title}>
              <dt className="font-strong">{title}</dt>
              <dd className="text-sm text-muted">{about}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <div id="contact" className="section-space bg-paper-deep">
        <div className="page-width grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16">
          <div className="space-y-5">
            <Calls page={page} />
            <CallLink label={hero.call} />
            {chat}
            <p className="max-w-text text-sm text-muted">{withSiteValues(hero.notGovernment)}</p>
          </div>
          <div>{children}</div>
        </div>
      </div>
    </>
  );
}
