import { partners } from "../../content/company.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { Timeline } from "../ui/Timeline.tsx";

const corners = "M0 14V0H14M86 0H100V14M100 46V60H86M14 60H0V46";

type Kind = (typeof partners.who.items)[number];

/** A frame on the wall that nothing hangs in yet, and for whom it is kept. */
const EmptyFrame = ({ keptFor: { icon, title, text } }: { keptFor: Kind }) => (
  <li>
    <div aria-hidden="true" className="relative">
      <svg aria-hidden="true" viewBox="-1 -1 102 62" className="w-full">
        <rect x="4" y="4" width="92" height="52" fill="var(--color-sheet)" stroke="var(--color-line)" />
        <path d={corners} fill="none" stroke="var(--color-line-strong)" />
      </svg>
      <Icon name={icon} className="absolute inset-0 m-auto size-10 text-action" />
    </div>
    <h3 className="mt-4 text-xl">{title}</h3>
    <p className="mt-1.5 text-muted">{text}</p>
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

export const PartnersPage = () => (
  <>
    <div className="page-width grid gap-x-16 gap-y-12 pt-32 pb-16 md:pt-36 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr] lg:gap-y-10">
      <div>
        <h1 className="text-4xl">{partners.heading}</h1>
        <p className="mt-5 max-w-text text-lg text-muted md:text-balance">{partners.text}</p>
      </div>
      <section id="partners" aria-labelledby="partners-heading" className="lg:row-span-2">
        <ComingSoon />
      </section>
      <section id="how" aria-labelledby="how-heading">
        <h2 id="how-heading" className="mb-6 text-2xl">
          {partners.how.heading}
        </h2>
        <Timeline steps={partners.how.items} />
      </section>
    </div>
    <Section id="who" tone="deep" title={partners.who.heading}>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {partners.who.items.map((item) => (
          <EmptyFrame key={item.title} keptFor={item} />
        ))}
      </ul>
    </Section>
  </>
);
