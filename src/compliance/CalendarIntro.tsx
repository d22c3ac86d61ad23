import type { ReactNode } from "react";
import { calendarPage } from "../../content/calendar-page.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { GuillocheBand, LineWork } from "../ui/guilloche/Guilloche.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** The opening of the page, with My calendar in it: the questions beside the heading, the dates below. */
export const CalendarIntro = ({ children }: { children: ReactNode }) => (
  <section id="my-calendar" aria-labelledby="my-calendar-heading" className="overflow-clip">
    <div className="page-width relative grid gap-6 pt-6 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-16 lg:gap-y-8 lg:pt-6 lg:pb-16 print:p-0">
      <LineWork
        src={lineWorkAddress("calendar")}
        lazy
        className="no-print absolute top-0 -right-10 -z-1 w-160 opacity-80 [mask-image:radial-gradient(closest-side,#000_60%,transparent)] max-lg:hidden"
      />
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
