import { partners } from "../../content/company.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { SpunRing } from "../ui/guilloche/SpunRing.tsx";
import { Icon } from "../ui/Icon.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { Timeline } from "../ui/Timeline.tsx";

const corners = "M0 14V0H14M86 0H100V14M100 46V60H86M14 60H0V46";

/** A frame on the wall that nothing hangs in yet: only the engraving of its mount, and for whom it is kept. */
const EmptyFrame = ({ keptFor }: { keptFor: string }) => (
  <figure>
    <svg viewBox="-1 -1 102 62" aria-hidden="true" className="w-full">
      <rect x="4" y="4" width="92" height="52" fill="var(--color-sheet)" stroke="var(--color-line)" />
      <use href="#frame-engraving" />
      <path d={corners} fill="none" stroke="var(--color-line-strong)" />
    </svg>
    <figcaption className="mt-2 text-center text-sm leading-snug text-muted">{keptFor}</figcaption>
  </figure>
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
    <section id="partners" aria-labelledby="partners-heading">
      <PageIntro title={partners.heading} intro={partners.text} aside={<ComingSoon />} />
      <div aria-hidden="true" className="page-width pb-16 md:pb-24">
        <svg aria-hidden="true" className="absolute size-0">
          <g id="frame-engraving" transform="translate(50 30) scale(0.22)" opacity="0.5">
            <SpunRing inner={52} outer={98} turns={18} ink="action" opacity={0.5} />
            <SpunRing inner={30} outer={60} turns={12} ink="highlight" opacity={0.9} />
          </g>
        </svg>
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 md:gap-6">
          {partners.who.items.map(({ title }) => (
            <EmptyFrame key={title} keptFor={title} />
          ))}
        </div>
      </div>
    </section>
    <Section id="who" tone="deep" title={partners.who.heading}>
      <ul className="grid border-t border-ink md:grid-cols-2 md:gap-x-16">
        {partners.who.items.map((item) => (
          <li key={item.title} className="flex gap-5 border-b border-line py-6">
            <Icon name={item.icon} className="mt-1 size-7 shrink-0 text-action" />
            <div>
              <h3 className="text-xl">{item.title}</h3>
              <p className="mt-1.5 text-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="how" layout="split" title={partners.how.heading}>
      <Timeline steps={partners.how.items} />
      <ButtonLink href={partners.button.href} className="mt-8">
        {partners.how.button}
      </ButtonLink>
    </Section>
  </>
);
