import type { ReactNode } from "react";
import { calendarPage } from "../../../content/compliance/calendar-page.ts";
import { fill } from "../../../domain/text.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { complianceCards } from "../compliance-cards.ts";
import { FrequencySummary } from "../FrequencySummary.tsx";

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
