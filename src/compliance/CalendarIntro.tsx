import type { ReactNode } from "react";
import { calendarPage } from "../../content/compliance/calendar-page.ts";
import { ToolIntro } from "../tools/ToolParts.tsx";

/** The opening of the page, with My calendar in it: the next date beside the questions, all dates below. */
export const CalendarIntro = ({ children }: { children: ReactNode }) => (
  <section id="my-calendar" aria-labelledby="my-calendar-heading" className="overflow-clip">
    <ToolIntro title={calendarPage.heading} intro={calendarPage.text} prints />
    <div className="page-width grid gap-6 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-x-8 lg:gap-y-8 lg:pb-2 print:p-0">
      {children}
    </div>
  </section>
);
