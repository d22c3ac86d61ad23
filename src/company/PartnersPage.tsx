import { partners } from "../../content/company.ts";
import { partnerFirms } from "../../content/partner-firms.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";
import { Timeline } from "../ui/Timeline.tsx";

/** What the page is for comes first: whether the visitor's firm is meant. */
const WhoCanPartner = () => (
  <section id="who" aria-labelledby="who-heading" className="lg:row-span-2">
    <h2 id="who-heading" className="border-b border-ink pb-3 text-2xl">
      {partners.who.heading}
    </h2>
    <ul>
      {partners.who.items.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-5 border-b border-line py-5">
          <Icon name={icon} className="mt-0.5 size-7 shrink-0 text-action" />
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** Until there is a partner to name: the plate that will hold them, its grid empty under a seal. */
const ComingSoon = () => (
  <Section id="partners" tone="deep" layout="split" title={partners.soon.heading} intro={partners.soon.text}>
    <div className="certificate">
      <div className="empty-grid relative grid h-60 place-items-center overflow-clip md:h-80">
        <LineWork
          src={lineWorkAddress("partners")}
          lazy
          className="absolute top-1/2 left-1/2 size-76 -translate-1/2 opacity-70 md:size-104"
        />
        <Seal text={partners.soon.heading} className="relative size-32 md:size-40" />
      </div>
    </div>
  </Section>
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
    <div className="page-width grid gap-x-16 gap-y-12 pt-32 pb-16 md:pt-36 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:grid-rows-[auto_1fr] lg:gap-y-14">
      <div>
        <h1 className="text-4xl">{partners.heading}</h1>
        <p className="mt-5 max-w-text text-lg text-muted md:text-balance">
          {partnerFirms.length > 0 ? partners.textWithFirms : partners.text}
        </p>
        <ButtonLink href={partners.button.href} className="mt-8">
          {partners.button.label}
        </ButtonLink>
      </div>
      <WhoCanPartner />
      <section id="how" aria-labelledby="how-heading">
        <h2 id="how-heading" className="mb-6 text-2xl">
          {partners.how.heading}
        </h2>
        <Timeline steps={partners.how.items} />
      </section>
    </div>
    {partnerFirms.length > 0 ? <Firms /> : <ComingSoon />}
  </>
);
