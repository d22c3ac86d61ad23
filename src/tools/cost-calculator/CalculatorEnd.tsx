import { costCalculatorPage } from "../../../content/tools/cost-calculator.ts";
import { CallLink } from "../../contact/ContactLinks.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ClosingCard } from "../../ui/ClosingCall.tsx";
import { Faq } from "../../ui/Disclosure.tsx";
import { Section } from "../../ui/Section.tsx";

const { questionsHeading, questions, closing } = costCalculatorPage;

/** Questions and the call. */
export const CalculatorEnd = () => (
  <div className="no-print">
    <Section id="questions" small layout="split" title={questionsHeading}>
      <Faq questions={questions} />
    </Section>
    <ClosingCard heading={closing.heading} text={closing.text}>
      <ButtonLink href="/contact-us">Get Started</ButtonLink>
      <CallLink />
    </ClosingCard>
  </div>
);
