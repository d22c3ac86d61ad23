import { incubation } from "../../content/incubation.ts";
import { claim } from "../../domain/claims.ts";
import { CallLink, ChatLink } from "../contact/ContactLinks.tsx";
import { DotBadge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Faq } from "../ui/Faq.tsx";
import { HowWeCountLine } from "../ui/HowWeCount.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
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
      <PageIntro
        title={hero.headline}
        intro={hero.subtitle}
        aside={<ProgrammeDial sessions={masterclass.sessions} label={programme.text} figure={programme.figure} />}
      >
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink href={closing.button.href}>{closing.button.label}</ButtonLink>
          <ButtonLink look="outline" href="#masterclass">
            See the {programme.figure.replace("weeks", "sessions")}
          </ButtonLink>
        </div>
        {founders && (
          <div className="mt-5 flex flex-wrap items-center gap-x-3 lg:mt-6">
            <DotBadge>{founders.text}</DotBadge>
            <HowWeCountLine claim={founders} />
          </div>
        )}
      </PageIntro>
      <IncubationOffers />
      <Masterclass />
      <Section id="questions" layout="split" tone="sheet" title="Questions founders ask">
        <Faq questions={questions} />
      </Section>
      <ClosingCall seed="incubation-closing" heading={closing.heading} text={closing.text}>
        <ButtonLink look="highlight" href={closing.button.href}>
          {closing.button.label}
        </ButtonLink>
        <ChatLink look="onDark" />
        <CallLink look="onDark" />
      </ClosingCall>
    </>
  );
}
