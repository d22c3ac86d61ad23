import { costCalculatorPage } from "../../../content/cost-calculator.ts";
import { CallLink } from "../../contact/ContactLinks.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { ClosingCall } from "../../ui/ClosingCall.tsx";
import { Faq } from "../../ui/Faq.tsx";
import { Section } from "../../ui/Section.tsx";

const { questionsHeading, questions, closing } = costCalculatorPage;

/** Questions and the call. */
export const CalculatorEnd = () => (
  <div className="no-print">
    <Section id="questions" small layout="split" title={questionsHeading}>
      <Faq questions={questions} />
    </Section>
    <ClosingCall seed="cost-calculator" heading={closing.heading} text={closing.text}>
      <ButtonLink look="highlight" href="/contact-us">
        Get Started
      </ButtonLink>
      <CallLink look="onDark" />
    </ClosingCall>
  </div>
);
