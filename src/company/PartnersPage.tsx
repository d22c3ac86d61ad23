import { partners } from "../../content/company.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { SpunRing } from "../ui/guilloche/SpunRing.tsx";
import { Icon } from "../ui/Icon.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import { Seal } from "../ui/Seal.tsx";
import { Section } from "../ui/Section.tsx";
import { Timeline } from "../ui/Timeline.tsx";

const corners = "M0 14V0H14M86 0H100V14M100 46V60H86M14 60H0V46";

const frameId = "empty-frame";

/** Frames that nothing hangs in yet: a blank medallion where a name will be. Drawn once and shown again. */
const EmptyFrame = ({ again }: { again: boolean }) => (
  <svg viewBox="-51 -31 102 62" aria-hidden="true" className="w-full">
    {again ? (
      <use href={`#${frameId}`} />
    ) : (
      <g id={frameId}>
        <rect x="-46" y="-26" width="92" height="52" fill="var(--color-sheet)" stroke="var(--color-line)" />
        <path d={corners} transform="translate(-50 -30)" fill="none" stroke="var(--color-line-strong)" />
        <g strokeWidth="0.4">
          <SpunRing inner={9} outer={19} turns={24} ink="action" opacity={0.4} />
          <SpunRing inner={4} outer={10} turns={15} ink="highlight" opacity={0.7} />
        </g>
      </g>
    )}
  </svg>
);

export const PartnersPage = () => (
  <>
    <PageIntro title={partners.heading} intro={partners.text} />
    <section id="partners" aria-labelledby="partners-heading" className="page-width pb-20 md:pb-28">
      <div className="certificate mx-auto max-w-[34rem] text-center">
        <div className="flex flex-col items-center px-6 py-9 md:px-10">
          <Seal text={partners.soon.seal} className="size-32" />
          <h2 id="partners-heading" className="mt-5 text-2xl">
            {partners.soon.seal}
          </h2>
          <p className="mt-2 text-muted">{partners.soon.text}</p>
          <ButtonLink href={partners.button.href} className="mt-6">
            {partners.button.label}
          </ButtonLink>
        </div>
      </div>
      <div aria-hidden="true" className="mt-10 grid grid-cols-2 gap-4 sm:grid-cols-4 md:gap-6">
        {Array.from({ length: 4 }, (_, frame) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical empty frames
          <EmptyFrame key={frame} again={frame > 0} />
        ))}
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
      <p className="mt-8">
        <ButtonLink look="outline" href={partners.button.href}>
          {partners.how.button}
        </ButtonLink>
      </p>
    </Section>
  </>
);
