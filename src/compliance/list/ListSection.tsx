import type { ReactNode } from "react";
import { calendarPage } from "../../../content/calendar-page.ts";

const { heading, text } = calendarPage.list;

/** The section around the list: its part of the page that needs no script. */
export const ListSection = ({ children }: { children: ReactNode }) => (
  <section id="calendar" aria-labelledby="calendar-heading" className="section-space">
    <div className="page-width">
      <div className="max-w-prose">
        <h2 id="calendar-heading" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 text-lg text-muted">{text}</p>
      </div>
      <div className="calendar-list mt-10">{children}</div>
    </div>
  </section>
);
