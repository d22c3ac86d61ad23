import { calendarPage } from "../../content/compliance/calendar-page.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCard } from "../ui/ClosingCall.tsx";
import { Faq } from "../ui/Disclosure.tsx";
import { TextLink } from "../ui/links.tsx";
import { Notice } from "../ui/notices.tsx";
import { Section } from "../ui/Section.tsx";

const { notice, questionsHeading, questions, closing } = calendarPage;

/** The notice, the questions and the phone. */
export const CalendarEnd = () => (
  <>
    <Section
      id="questions"
      small
      title={questionsHeading}
      tone="deep"
      layout="split"
      className="max-md:py-12 print:break-inside-avoid print:py-6"
    >
      <Notice title={notice.title} id="notice">
        {notice.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <TextLink href="/whats-changed">{notice.changesLabel}</TextLink>
        </p>
      </Notice>
      <div className="no-print mt-8">
        <Faq questions={questions} />
      </div>
    </Section>
    <div className="no-print">
      <ClosingCard
        heading={closing.heading}
        text={closing.text}
        note={
          <TextLink href={closing.offers.href} className="py-2.5">
            {closing.offers.label}
          </TextLink>
        }
      >
        <CallLink look="primary" />
        <ButtonLink look="outline" href={closing.ask.href}>
          {closing.ask.label}
        </ButtonLink>
      </ClosingCard>
    </div>
  </>
);
