import { partners } from "../../content/company.ts";
import { partnerFirms } from "../../content/partner-firms.ts";
import { lineWorkAddress, sealLineWork } from "../../domain/engraving/line-work.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { sealDiscs as discs } from "../ui/seal-discs.ts";
import { ExternalLink } from "../ui/TextLink.tsx";
import { StepsBand } from "./StepsBand.tsx";

/** A kind of partner that is looked for: a certificate's blank for a name, with its seal, and under the line who may fill it. */
const Blank = ({ icon, title, text, place }: (typeof partners.who.items)[number] & { place: number }) => {
  const { src, ink } = sealLineWork(place);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] content-start gap-x-4 border-line p-5 max-md:not-last:border-b md:grid-cols-[5.5rem_minmax(0,1fr)] md:p-7 md:even:border-l md:nth-[n+3]:border-t">
      <div aria-hidden="true" className="relative grid size-18 place-items-center md:size-22">
        <LineWork src={src} className="absolute size-full" />
        <span className={`relative grid size-10 place-items-center rounded-full text-sheet md:size-12 ${discs[ink]}`}>
          <Icon name={icon} className="size-5 md:size-6" />
        </span>
      </div>
      <h3 className="self-center text-lg leading-snug">{title}</h3>
      <p className="col-span-2 mt-3 text-sm text-pretty text-muted md:text-base md:leading-normal">{text}</p>
    </li>
  );
};

const Blanks = () => (
  <section id="who" aria-labelledby="who-heading">
    <h2 id="who-heading" className="sr-only">
      {partners.who.heading}
    </h2>
    <ul className="grid h-full md:grid-cols-2">
      {partners.who.items.map((item, index) => (
        <Blank key={item.title} {...item} place={index} />
      ))}
    </ul>
  </section>
);

/** The counterfoil: a rosette with the seal pressed into its middle. */
const ComingSoon = () => (
  <section
    id="partners"
    aria-labelledby="partners-heading"
    className="grid content-center justify-items-center gap-5 border-line bg-paper p-6 text-center max-lg:border-b md:max-lg:grid-cols-[auto_minmax(0,1fr)] md:max-lg:items-center md:max-lg:gap-8 md:max-lg:text-left lg:border-r lg:p-8"
  >
    <div className="relative grid size-64 place-items-center lg:size-80">
      <LineWork src={lineWorkAddress("partners")} className="absolute size-full" />
      <h2 id="partners-heading" className="relative">
        <Seal text={partners.soon.heading} className="size-32 lg:size-40" />
      </h2>
    </div>
    <p className="max-w-80 text-balance text-muted">{partners.soon.text}</p>
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

/** One sheet in the first screen: who is looked for, and that no name is on it yet. */
export const PartnersPage = () => (
  <>
    <div className="page-width pt-32 pb-14 md:pt-36 md:pb-24">
      <div className="items-end justify-between gap-10 md:flex">
        <div>
          <h1 className="text-4xl">{partners.heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted text-balance">
            <NoBreaks text={partnerFirms.length > 0 ? partners.textWithFirms : partners.text} />
          </p>
        </div>
        <ButtonLink href={partners.button.href} className="shrink-0 max-md:mt-6 max-sm:w-full">
          {partners.button.label}
        </ButtonLink>
      </div>
      <div className="certificate mt-10">
        <div className={partnerFirms.length === 0 ? "lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]" : ""}>
          {partnerFirms.length === 0 && <ComingSoon />}
          <Blanks />
        </div>
      </div>
    </div>
    {partnerFirms.length > 0 && <Firms />}
    <StepsBand id="how" heading={partners.how.heading} steps={partners.how.items} />
  </>
);
