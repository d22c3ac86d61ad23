import { incubation } from "../../content/company/incubation.ts";
import { claim } from "../../domain/claims.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Faq } from "../ui/Faq.tsx";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Section } from "../ui/Section.tsx";
import { IncubationOffers } from "./IncubationOffers.tsx";
import { Masterclass } from "./Masterclass.tsx";
import { ProgrammeDial } from "./ProgrammeDial.tsx";

export function IncubationPage() {
  const { hero, masterclass, closing, questions } = incubation;
  const founders = claim(hero.claim);
  const programme = claim(masterclass.claim);
  return (
    <>
      <div className="page-width grid gap-y-8 pt-32 pb-8 md:pt-36 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-6">
        <div>
          <h1 className="text-4xl">{hero.headline}</h1>
          <p className="mt-5 max-w-text text-lg text-muted md:text-balance">
            <NoBreaks text={hero.subtitle} />
          </p>
          <p className="mt-6 flex flex-wrap gap-3 max-sm:flex-col md:mt-8">
            <ButtonLink href={closing.button.href}>{closing.button.label}</ButtonLink>
            <ButtonLink look="outline" href="#masterclass">
              See the {programme.figure.replace("weeks", "sessions")}
            </ButtonLink>
          </p>
        </div>
        <div className="lg:row-span-2">
          <ProgrammeDial sessions={masterclass.sessions} label={programme.text} figure={programme.figure} />
        </div>
        <div>
          {founders && (
            <div className="flex flex-wrap items-center gap-x-3 sm:max-lg:justify-center">
              <DotBadge>{founders.text}</DotBadge>
              <HowWeCountLine claim={founders} />
            </div>
          )}
        </div>
      </div>
      <SceneImage name="binders" className="block h-36 w-full object-cover object-bottom md:h-50" />
      <IncubationOffers />
      <Masterclass />
      <Section id="questions" layout="split" tone="sheet" title="Questions founders ask">
        <Faq questions={questions} />
      </Section>
      <ClosingCall scene="street-shops" heading={closing.heading} text={closing.text}>
        <ButtonLink look="highlight" href={closing.button.href}>
          {closing.button.label}
        </ButtonLink>
        <ChatLink look="onDark" />
        <CallLink look="onDark" />
      </ClosingCall>
    </>
  );
}
