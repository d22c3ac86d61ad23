import { partners } from "../../content/company.ts";
import { partnerFirms } from "../../content/partner-firms.ts";
import { inks } from "../../domain/engraving/colours.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";

/** What the page is for comes first: whether the visitor's firm is meant. */
const WhoCanPartner = () => (
  <section id="who" aria-labelledby="who-heading" className="page-width py-10 md:py-14">
    <h2 id="who-heading" className="border-b border-ink pb-4 text-3xl">
      {partners.who.heading}
    </h2>
    <ul className="grid sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
      {partners.who.items.map(({ icon, title, text }) => (
        <li
          key={title}
          className="border-line py-5 max-sm:flex max-sm:gap-5 max-sm:border-b max-lg:border-b lg:not-first:border-l lg:not-first:pl-8"
        >
          <Icon name={icon} className="mt-0.5 size-7 shrink-0 text-action sm:mb-3" />
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const HowItWorks = () => (
  <section id="how" aria-labelledby="how-heading" className="border-y border-line bg-sheet">
    <div className="page-width py-12 md:py-16">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <h2 id="how-heading" className="text-3xl">
          {partners.how.heading}
        </h2>
        <ButtonLink href={partners.button.href} className="max-md:order-last max-sm:w-full">
          {partners.button.label}
        </ButtonLink>
        <ol className="grid w-full gap-x-10 gap-y-6 md:mt-4 md:grid-cols-3">
          {partners.how.items.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-t border-line pt-5 md:border-ink">
              <span
                aria-hidden="true"
                className="figures grid size-9 shrink-0 place-items-center rounded-full border border-action text-sm font-strong text-action"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);

/** As an engraver draws a plate for a door: two edges, a screw at each end, and no name yet. */
const EmptyPlate = () => (
  <svg viewBox="0 0 180 60" aria-hidden="true" className="w-full">
    <g fill="none" stroke={inks.action}>
      <path d="M2 2h176v56H2z" fill={inks.sheet} />
      <path d="M7 7h166v46H7z" strokeWidth=".5" />
      <g strokeWidth=".6">
        <circle cx="16" cy="30" r="3.5" />
        <circle cx="164" cy="30" r="3.5" />
        <path d="M14 32l4-4M162 32l4-4" />
      </g>
      <path d="M50 36h80" strokeWidth=".6" strokeDasharray="1 3" />
    </g>
  </svg>
);

const places = [1, 2, 3, 4, 5, 6];

/** Until there is a partner to name: six plates without a name. */
const ComingSoon = () => (
  <section id="partners" aria-labelledby="partners-heading" className="bg-paper-deep">
    <div className="page-width grid items-center gap-x-16 gap-y-6 py-10 md:py-14 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="flex items-center gap-5">
        <Seal text={partners.soon.heading} className="size-24 shrink-0 md:size-28" />
        <div>
          <h2 id="partners-heading" className="text-3xl">
            {partners.soon.heading}
          </h2>
          <p className="mt-1.5 text-sm text-muted">{partners.soon.text}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:[&>:nth-child(n+5)]:hidden sm:grid-cols-3 md:gap-4">
        {places.map((place) => (
          <EmptyPlate key={place} />
        ))}
      </div>
    </div>
  </section>
);

const Firms = () => (
  <Section id="partners" tone="deep" layout="split" title={partners.firmsHeading}>
    <ul className="border-t border-ink">
      {partnerFirms.map(({ name, text, url }) => (
        <li key={name} className="border-b border-line py-4">
          <h3 className="text-xl">
            {url ? (
              <ExternalLink href={url} className="link inline-flex min-h-11 items-center">
                {name}
              </ExternalLink>
            ) : (
              name
            )}
          </h3>
          <p className="mt-1 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

export const PartnersPage = () => (
  <>
    <div className="relative overflow-clip border-b border-line">
      <LineWork
        src={lineWorkAddress("partners")}
        className="absolute top-24 -right-10 hidden size-[36rem] -translate-y-30 lg:block"
      />
      <PageIntro title={partners.heading} intro={partnerFirms.length > 0 ? partners.textWithFirms : partners.text} />
    </div>
    <WhoCanPartner />
    <HowItWorks />
    {partnerFirms.length > 0 ? <Firms /> : <ComingSoon />}
  </>
);
