import { partners } from "../../content/company.ts";
import { partnerFirms } from "../../content/partner-firms.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
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
        <ButtonLink look="outline" href={partners.button.href} className="max-md:order-last max-md:mt-4 max-sm:w-full">
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

/** The plate of a door: two edges and a screw at each end. It says who is looked for, over a line without a name. */
const Plate = ({ title }: { title: string }) => (
  <div className="relative border border-action bg-sheet p-1.5 before:absolute before:top-1/2 before:left-3.5 before:size-1.5 before:-translate-y-1/2 before:rounded-full before:border before:border-action after:absolute after:top-1/2 after:right-3.5 after:size-1.5 after:-translate-y-1/2 after:rounded-full after:border after:border-action">
    <div className="grid h-full min-h-20 content-between justify-items-center border border-action/40 px-5 pt-3 pb-4 text-center">
      <span className="text-sm leading-tight text-balance text-action">{title}</span>
      <span className="mt-3 w-4/5 max-w-40 border-b border-dotted border-line-strong" />
    </div>
  </div>
);

/** Until there is a partner to name: a plate without a name for each kind. */
const ComingSoon = () => (
  <section id="partners" aria-labelledby="partners-heading" className="bg-paper-deep">
    <div className="page-width grid items-center gap-x-16 gap-y-6 py-10 md:py-14 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div>
        <h2 id="partners-heading" className="text-3xl">
          {partners.soon.heading}
        </h2>
        <p className="mt-2 max-w-text text-muted">{partners.soon.text}</p>
      </div>
      {/* The kinds are named above. */}
      <div aria-hidden="true" className="grid grid-cols-2 gap-3 md:gap-4">
        {partners.who.items.map(({ title }) => (
          <Plate key={title} title={title} />
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
    <div className="relative overflow-clip border-b border-line max-lg:pb-19">
      <LineWork
        src={lineWorkAddress("partners")}
        className="absolute size-[30rem] max-lg:top-[calc(100%-11.5rem)] max-lg:left-[calc(50%-15rem)] lg:-top-6 lg:-right-10 lg:size-[36rem]"
      />
      <PageIntro title={partners.heading} intro={partnerFirms.length > 0 ? partners.textWithFirms : partners.text}>
        <ButtonLink href={partners.button.href} className="relative max-sm:w-full">
          {partners.button.label}
        </ButtonLink>
      </PageIntro>
    </div>
    <WhoCanPartner />
    <HowItWorks />
    {partnerFirms.length > 0 ? <Firms /> : <ComingSoon />}
  </>
);
