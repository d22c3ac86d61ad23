import { partners } from "../../content/company.ts";
import { partnerFirms } from "../../content/partner-firms.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Section } from "../ui/Section.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";
import { StepsBand } from "./StepsBand.tsx";

/** The kinds of partner that are looked for: one plate with two edges and a field for each. */
const Plates = () => (
  <section id="who" aria-labelledby="who-heading" className="relative max-lg:mt-16 lg:row-span-2 lg:mt-3">
    <LineWork
      src={lineWorkAddress("partners")}
      className="absolute left-1/2 size-[18rem] -translate-1/2 opacity-55 max-lg:top-0 lg:top-1/2 lg:size-[42rem] xl:size-[45rem]"
    />
    <h2 id="who-heading" className="sr-only">
      {partners.who.heading}
    </h2>
    <ul className="relative grid border border-action bg-sheet p-1.5 outline-1 -outline-offset-7 outline-action/40 md:grid-cols-2 md:p-3 md:-outline-offset-13">
      {partners.who.items.map(({ icon, title, text }) => (
        <li
          key={title}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 p-4 max-md:not-last:border-b max-md:not-last:border-line md:row-span-3 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0 md:border-line md:p-7 md:even:border-l md:nth-[n+3]:border-t"
        >
          <Icon name={icon} className="size-7 text-action max-md:row-span-2" />
          <h3 className="text-lg leading-snug md:mt-4">{title}</h3>
          <p className="mt-1 text-sm text-muted">{text}</p>
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
      <div className="page-width grid gap-y-10 pt-32 pb-12 md:pt-36 md:pb-20 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,45rem)]">
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
    <StepsBand id="how" heading={partners.how.heading} steps={partners.how.items}>
      <ButtonLink look="highlight" href={partners.button.href} className="max-sm:w-full">
        {partners.button.label}
      </ButtonLink>
    </StepsBand>
  </>
);
