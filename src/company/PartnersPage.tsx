import { partners } from "../../content/company.ts";
import { partnerFirms } from "../../content/partner-firms.ts";
import { sealLineWork } from "../../domain/engraving/line-work.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { LineWork, SceneImage } from "../ui/guilloche/Guilloche.tsx";
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
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] content-start gap-x-4 border-line p-5 max-md:not-last:border-b md:grid-cols-[5.5rem_minmax(0,1fr)] md:p-7 md:max-lg:even:border-l md:max-lg:nth-[n+3]:border-t lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0 lg:not-first:border-l">
      <div aria-hidden="true" className="relative grid size-18 place-items-center md:size-22">
        <LineWork src={src} className="absolute size-full" />
        <span className={`relative grid size-10 place-items-center rounded-full text-sheet md:size-12 ${discs[ink]}`}>
          <Icon name={icon} className="size-5 md:size-6" />
        </span>
      </div>
      <h3 className="self-center text-lg leading-snug lg:mt-4 lg:self-start">{title}</h3>
      <p className="col-span-2 mt-3 text-sm text-pretty text-muted md:text-base md:leading-normal lg:col-span-1 lg:mt-2">
        {text}
      </p>
    </li>
  );
};

const Blanks = () => (
  <section id="who" aria-labelledby="who-heading">
    <h2 id="who-heading" className="sr-only">
      {partners.who.heading}
    </h2>
    <ul className="grid md:grid-cols-2 lg:grid-cols-4">
      {partners.who.items.map((item, index) => (
        <Blank key={item.title} {...item} place={index} />
      ))}
    </ul>
  </section>
);

/** Two houses with the seal hung between them: beside the heading, on phones below the sheet. */
const ComingSoon = () => (
  <section id="partners" aria-labelledby="partners-heading" className="max-md:order-last">
    <div className="relative border-b border-action">
      <SceneImage name="neighbours" lazy className="h-auto w-full" />
      <h2 id="partners-heading" className="absolute top-[47%] left-[55.8%] w-[17%] -translate-x-1/2">
        <Seal text={partners.soon.heading} className="h-auto w-full" />
      </h2>
    </div>
    <p className="mt-4 text-balance text-muted">{partners.soon.text}</p>
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

/** In the first screen: that no name is listed yet, and on one sheet who is looked for. */
export const PartnersPage = () => (
  <>
    <div className="page-width grid items-start gap-x-10 gap-y-10 pt-32 pb-14 md:grid-cols-2 md:pt-36 md:pb-24">
      <div>
        <h1 className="text-4xl">{partners.heading}</h1>
        <p className="mt-5 max-w-text text-lg text-muted text-balance">
          <NoBreaks text={partnerFirms.length > 0 ? partners.textWithFirms : partners.text} />
        </p>
        <ButtonLink href={partners.button.href} className="mt-6 max-sm:w-full">
          {partners.button.label}
        </ButtonLink>
      </div>
      {partnerFirms.length === 0 && <ComingSoon />}
      <div className="certificate md:col-span-2">
        <Blanks />
      </div>
    </div>
    {partnerFirms.length > 0 && <Firms />}
    <StepsBand id="how" heading={partners.how.heading} steps={partners.how.items}>
      <ButtonLink href={partners.button.href} look="highlight" className="mt-10 max-sm:w-full md:mt-12">
        {partners.button.label}
      </ButtonLink>
    </StepsBand>
  </>
);
