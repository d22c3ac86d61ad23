import type { ReactNode } from "react";
import { calendarPage } from "../../content/calendar-page.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { GuillocheBand, LineWork } from "../ui/guilloche/Guilloche.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** The opening of the page, with My calendar in it: the questions beside the heading, the dates below. */
export const CalendarIntro = ({ children }: { children: ReactNode }) => (
  <section id="my-calendar" aria-labelledby="my-calendar-heading" className="overflow-clip">
    <div className="calendar-opening page-width">
      <LineWork src={lineWorkAddress("calendar")} lazy className="calendar-line-work no-print max-lg:hidden" />
      <div>
        <h1 className="text-4xl">{calendarPage.heading}</h1>
        <p className="mt-4 max-w-text text-lg text-muted md:text-balance">{calendarPage.text}</p>
        <TextLink href="#calendar" className="no-print mt-3 inline-flex min-h-11 items-center font-strong">
          {calendarPage.browseLabel}
        </TextLink>
      </div>
      {children}
    </div>
    <GuillocheBand seed="compliance-calendar" className="no-print" />
  </section>
);
