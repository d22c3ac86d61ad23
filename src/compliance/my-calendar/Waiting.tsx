import type { CalendarPage } from "../../../content/calendar-page.ts";
import { listedDates } from "../../../domain/compliance/my-calendar.ts";
import { daysBetween } from "../../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../../domain/india/date-text.ts";
import { StructureSeal } from "../../tools/SheetEngraving.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { DaysLeft } from "../DaysLeft.tsx";
import { useToday } from "../useToday.ts";
import { DatesAfter, datesAfter, leadingDate } from "./NextDueDate.tsx";

/**
 * Before the questions are answered: the nearest dates of the list below, and what an answer gives. The dates come once the
 * day is known, into room that is kept for them; without script they are not promised.
 */
export function Waiting({ copy }: { copy: CalendarPage["myCalendar"] }) {
  const today = useToday();
  const [next, ...after] = today ? listedDates(today, 1 + datesAfter) : [];
  return (
    <>
      {/* Phones have it above the form. */}
      <div className="max-lg:hidden noscript:hidden">
        <div className="flex items-start justify-between gap-4">
          <div>
            <h3 className="text-sm font-strong tracking-normal text-muted">{copy.listed}</h3>
            <p className={`mt-2 min-h-[1lh] ${leadingDate}`}>
              {today && next && (
                <>
                  {dayAndMonth(next.date)}
                  <DaysLeft days={daysBetween(today, next.date)} />
                </>
              )}
            </p>
            <p className="mt-2 min-h-[1lh] text-xl leading-tight font-heading">{next?.title}</p>
          </div>
          {/* With the date: the built page is smaller without it. */}
          {today && <StructureSeal structure={undefined} />}
        </div>
        <DatesAfter dates={after} className="min-h-[calc(3*(1lh+1rem+1px))]" />
      </div>
      <TextLink href="#calendar" className="inline-flex min-h-11 items-center text-sm font-strong max-lg:hidden">
        {copy.browseLabel}
      </TextLink>
      <h3 className="border-line text-sm font-strong tracking-normal text-muted lg:mt-3 lg:border-t lg:pt-6">
        {copy.givesHeading}
      </h3>
      <TickList items={copy.gives} className="mt-3 text-sm" />
    </>
  );
}
