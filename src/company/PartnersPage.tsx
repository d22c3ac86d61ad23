import { partners } from "../../content/company.ts";
import { partnerFirms } from "../../content/partner-firms.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Section } from "../ui/Section.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";

/** The plate of a door: two edges and a screw at each end, which phones have no room for. */
const plate =
  "relative border border-action bg-sheet p-1.5 md:before:absolute md:before:top-1/2 md:before:left-3.5 md:before:size-1.5 md:before:-translate-y-1/2 md:before:rounded-full md:before:border md:before:border-action md:after:absolute md:after:top-1/2 md:after:right-3.5 md:after:size-1.5 md:after:-translate-y-1/2 md:after:rounded-full md:after:border md:after:border-action";

/** A plate for each kind of partner: who is looked for and, until one is named, an empty line for the name. */
const Plates = () => (
  <section id="who" aria-labelledby="who-heading" className="relative max-lg:mt-16 lg:row-span-2">
    <LineWork
      src={lineWorkAddress("partners")}
      className="absolute left-1/2 size-[28rem] -translate-1/2 max-lg:top-14 md:size-[34rem] lg:top-1/2 lg:size-[44rem] xl:size-[56rem]"
    />
    <h2 id="who-heading" className="sr-only">
      {partners.who.heading}
    </h2>
    <ul className="relative grid gap-3 md:grid-cols-2 lg:gap-4">
      {partners.who.items.map(({ icon, title, text }) => (
        <li key={title} className={plate}>
          <div className="flex h-full gap-4 border border-action/40 px-4 pt-4 pb-5 md:flex-col md:items-center md:gap-2.5 md:px-8 md:pt-6 md:text-center">
            <Icon name={icon} className="size-7 shrink-0 text-action" />
            <div className="flex grow flex-col md:items-center">
              <h3 className="text-lg leading-snug">{title}</h3>
              <p className="mt-1 text-sm text-muted md:text-balance">{text}</p>
              {partnerFirms.length === 0 && (
                <span className="mt-auto w-40 border-b border-dotted border-line-strong pt-6" />
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const ComingSoon = () => (
  <section id="partners" aria-labelledby="partners-heading" className="relative lg:max-w-80 lg:self-end">
    <h2 id="partners-heading" className="border-t border-ink pt-5 text-2xl">
      {partners.soon.heading}
    </h2>
    <p className="mt-2 max-w-text text-balance text-muted">{partners.soon.text}</p>
  </section>
);

const HowItWorks = () => (
  <section id="how" aria-labelledby="how-heading" className="on-dark bg-action-deep text-sheet">
    <div className="page-width py-12 md:py-20">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 md:gap-y-10">
        <h2 id="how-heading" className="text-3xl">
          {partners.how.heading}
        </h2>
        <ButtonLink
          look="highlight"
          href={partners.button.href}
          className="max-md:order-last max-md:mt-2 max-sm:w-full"
        >
          {partners.button.label}
        </ButtonLink>
        <ol className="grid w-full gap-x-10 gap-y-6 md:grid-cols-3">
          {partners.how.items.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-t border-sheet/40 pt-5 md:flex-col md:gap-6 md:pt-6">
              <span
                aria-hidden="true"
                className="figures grid size-9 shrink-0 place-items-center rounded-full border border-sheet/60 text-sm font-strong"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-sheet/85">{text}</p>
              </div>
            </li>
          ))}
        </ol>
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

/** The first screen says whether the visitor's firm is meant. On phones the plates follow the button. */
export const PartnersPage = () => (
  <>
    <div className="overflow-clip">
      <div className="page-width grid gap-y-10 pt-32 pb-12 md:pt-36 md:pb-20 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,40rem)]">
        <div className="relative z-10">
          <h1 className="text-4xl">{partners.heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted text-balance">
            <NoBreaks text={partnerFirms.length > 0 ? partners.textWithFirms : partners.text} />
          </p>
          <ButtonLink href={partners.button.href} className="mt-8 max-sm:w-full">
            {partners.button.label}
          </ButtonLink>
        </div>
        <Plates />
        {partnerFirms.length === 0 && <ComingSoon />}
      </div>
    </div>
    {partnerFirms.length > 0 && <Firms />}
    <HowItWorks />
  </>
);
