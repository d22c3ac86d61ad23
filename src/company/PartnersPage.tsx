import { partners } from "../../content/company.ts";
import { partnerFirms } from "../../content/partner-firms.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";
import { Timeline } from "../ui/Timeline.tsx";

type Kind = (typeof partners.who.items)[number];

const PartnerKind = ({ kind: { icon, title, text } }: { kind: Kind }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 border-t border-ink py-5 lg:block">
    <Icon name={icon} className="mt-0.5 size-7 text-action" />
    <div>
      <h3 className="text-xl lg:mt-4">{title}</h3>
      <p className="mt-1.5 text-muted">{text}</p>
    </div>
  </li>
);

const ComingSoon = () => (
  <div className="certificate text-center">
    <div className="flex flex-col items-center px-6 py-9 md:px-10">
      <h2 id="partners-heading" className="sr-only">
        {partners.soon.seal}
      </h2>
      <Seal text={partners.soon.seal} className="size-40" />
      <p className="mt-5 text-lg text-balance">{partners.soon.text}</p>
      <ButtonLink href={partners.button.href} className="mt-6">
        {partners.button.label}
      </ButtonLink>
    </div>
  </div>
);

const Firms = () => (
  <>
    <h2 id="partners-heading" className="text-2xl">
      {partners.firmsHeading}
    </h2>
    <ul className="mt-4 border-t border-ink">
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
    <ButtonLink href={partners.button.href} className="mt-6">
      {partners.button.label}
    </ButtonLink>
  </>
);

export const PartnersPage = () => (
  <>
    <div className="page-width grid gap-x-16 gap-y-12 pt-32 pb-16 md:pt-36 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr] lg:gap-y-10">
      <div>
        <h1 className="text-4xl">{partners.heading}</h1>
        <p className="mt-5 max-w-text text-lg text-muted md:text-balance">
          {partnerFirms.length > 0 ? partners.textWithFirms : partners.text}
        </p>
      </div>
      <section id="partners" aria-labelledby="partners-heading" className="lg:row-span-2">
        {partnerFirms.length > 0 ? <Firms /> : <ComingSoon />}
      </section>
      <section id="how" aria-labelledby="how-heading">
        <h2 id="how-heading" className="mb-6 text-2xl">
          {partners.how.heading}
        </h2>
        <Timeline steps={partners.how.items} />
      </section>
    </div>
    <Section id="who" tone="deep" title={partners.who.heading}>
      <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
        {partners.who.items.map((kind) => (
          <PartnerKind key={kind.title} kind={kind} />
        ))}
      </ul>
    </Section>
  </>
);
