import { Section } from "../../ui/Section.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { calendarPage } from "../calendar-page.ts";
import { MyCalendarForm } from "./MyCalendarForm.tsx";

const { mine } = calendarPage;

/** From the list of rules to one's own dates. The page's script puts the results in the two places kept for them. */
export const MyCalendar = () => (
  <Section id="my-calendar" title={mine.heading} intro={mine.text} tone="deep">
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:gap-y-16">
      <MyCalendarForm />
      <div className="certificate lg:sticky lg:top-28 lg:self-start">
        <div data-my-next className="min-h-[27rem] p-6 md:p-8">
          <h3 className="text-sm font-strong tracking-normal text-muted">{mine.waiting}</h3>
          {/* The blank in which the date will stand, as on a form. */}
          <svg
            aria-hidden="true"
            viewBox="0 0 208 60"
            className="mt-3 h-14 w-48 stroke-line-strong"
            fill="none"
            strokeDasharray="3 4"
          >
            <path d="M1 4h64v52H1zM81 4h126v52H81z" />
          </svg>
          <TickList items={mine.gives} className="mt-6 border-t border-line pt-6" />
        </div>
      </div>
      <div data-my-results hidden className="lg:col-span-2" />
    </div>
  </Section>
);
