import { partners } from "../../content/company/company.ts";
import { partners as partnerFirms } from "../../content/owner/facts.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { ExternalLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { StepsBand } from "./StepsBand.tsx";

const listed = partnerFirms.length > 0;

/** A kind of partner that is looked for. */
const Kind = ({ icon, title, text }: (typeof partners.who.items)[number]) => (
  <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4 lg:grid-cols-[1.5rem_14rem_minmax(0,1fr)] lg:py-5">
    <Icon name={icon} className="mt-px size-6 text-action" />
    <h3 className="text-xl text-balance">{title}</h3>
    <p className="col-start-2 mt-1 text-balance text-muted lg:col-start-3 lg:mt-0">{text}</p>
  </li>
);

const Kinds = () => (
  <Section id="who" layout="split" title={partners.who.heading} intro={partners.who.text} className="md:py-14!">
    <ul className="border-t border-ink">
      {partners.who.items.map((item) => (
        <Kind key={item.title} {...item} />
      ))}
    </ul>
    {!listed && <ComingSoon />}
  </Section>
);

/** The places that the names are to come in. The words on the seal are small, so they stand below it too. */
const ComingSoon = () => (
  <section id="partners" aria-labelledby="partners-heading" className="mt-10">
    <div aria-hidden="true" className="relative grid grid-cols-3 gap-3">
      {["first", "second", "third"].map((place) => (
        <div key={place} className="h-20 border border-dashed border-line-strong/60" />
      ))}
      <Seal text={partners.soon.heading} className="absolute inset-0 m-auto size-24 -rotate-6" />
    </div>
    <h3 id="partners-heading" className="mt-4 text-base font-strong tracking-normal">
      {partners.soon.heading}
    </h3>
    <p className="text-sm text-muted">{partners.soon.text}</p>
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

/** Who is looked for, as a register; after it the firms, or the empty places for them. */
export const PartnersPage = () => (
  <>
    <div className="border-b border-action">
      <div className="page-width grid gap-x-10 gap-y-8 pt-32 md:grid-cols-2 md:pt-36 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className={listed ? "pb-12 md:pb-16" : "md:pb-16"}>
          <h1 className="text-3xl">{partners.heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted text-balance">
            <NoBreaks text={listed ? partners.textWithFirms : partners.text} />
          </p>
          <ButtonLink href={partners.button.href} className="mt-6 max-sm:w-full">
            {partners.button.label}
          </ButtonLink>
        </div>
        {/* Two houses and the sun between them, on the line that ends the opening. */}
        {!listed && <SceneImage name="neighbours" className="block h-auto w-full self-end" />}
      </div>
    </div>
    <Kinds />
    {listed && <Firms />}
    <StepsBand id="how" heading={partners.how.heading} steps={partners.how.items} className="md:py-14!">
      <ButtonLink href={partners.button.href} look="highlight" className="mt-9 max-sm:w-full">
        {partners.button.label}
      </ButtonLink>
    </StepsBand>
  </>
);
