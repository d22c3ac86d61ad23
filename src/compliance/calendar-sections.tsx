import type { ReactNode } from "react";
import { calendarPage } from "../../content/compliance/calendar-page.ts";
import { countByFrequency } from "../../domain/compliance/cards.ts";
import { fill } from "../../domain/text.ts";
import { CallLink } from "../contact/ContactLinks.tsx";
import { ToolIntro } from "../tools/ToolParts.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCard } from "../ui/ClosingCall.tsx";
import { Disclosure, Faq } from "../ui/Disclosure.tsx";
import { TextLink } from "../ui/links.tsx";
import { Notice } from "../ui/notices.tsx";
import { Section } from "../ui/Section.tsx";
import { complianceCards } from "./compliance-cards.ts";
import { groupId } from "./list/GroupHeading.tsx";

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

/** The opening of the page, with My calendar in it: the next date beside the questions, all dates below. */
export const CalendarIntro = ({ children }: { children: ReactNode }) => (
  <section id="my-calendar" aria-labelledby="my-calendar-heading" className="overflow-clip">
    <ToolIntro title={calendarPage.heading} intro={calendarPage.text} prints />
    <div className="page-width grid gap-6 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-x-8 lg:gap-y-8 lg:pb-2 print:p-0">
      {children}
    </div>
  </section>
);

const { heading, text, line } = calendarPage.listSection;

/** The section around the list: its part of the page that needs no script. The list folds it (useListFold). */
export const ListSection = ({ children }: { children: ReactNode }) => (
  <section id="calendar" aria-labelledby="calendar-heading" className="py-8 md:py-20 print:py-6">
    <div className="page-width print:px-0">
      <Disclosure
        open
        line="title"
        label={<h2 className="text-lg leading-snug">{fill(line, { count: complianceCards.length })}</h2>}
        className="list-fold prints-open"
      >
        <h2 id="calendar-heading" className="text-2xl">
          {heading}
        </h2>
        <p className="mt-2 max-w-prose text-muted md:mt-3 md:text-lg md:text-balance">{text}</p>
        <FrequencySummary />
        <div className="mt-4 md:mt-6">{children}</div>
      </Disclosure>
    </div>
  </section>
);

/** How many items come back monthly, quarterly, half yearly and yearly, in a line; each sets the filter, without script it leads to its group. */
const FrequencySummary = () => (
  <ul id="summary" aria-label={calendarPage.summary} className="no-print figures mt-2 flex flex-wrap gap-x-4 text-sm">
    {countByFrequency(complianceCards).map(({ frequency, count }) => (
      <li key={frequency}>
        <a
          href={`?frequency=${groupId(frequency)}#${groupId(frequency)}`}
          className="link inline-flex min-h-11 items-center"
        >
          {count} {frequency}
        </a>
      </li>
    ))}
  </ul>
);
