import type { CalendarPage } from "../../../content/calendar-page.ts";
import { listedDates, type MyCalendar } from "../../../domain/compliance/my-calendar.ts";
import { daysBetween } from "../../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../../domain/india/date-text.ts";
import { DaysLeft } from "../DaysLeft.tsx";
import { useToday } from "../useToday.ts";

interface Props {
  copy: CalendarPage["myCalendar"];
  /** The visitor's own, once the questions are answered. */
  calendar: MyCalendar | undefined;
}

/** On phones, where the frame comes below the form: the next date in a few lines above it, in room that is kept for them. */
export function NextDateAbove({ copy, calendar }: Props) {
  const today = useToday();
  const next = calendar ? calendar.next : today && listedDates(today, 1)[0];
  return (
    <div className="certificate no-print lg:hidden noscript:hidden">
      <div className="px-4 py-3">
        <p className="text-sm text-muted">{calendar ? copy.own : copy.listed}</p>
        <p className="figures flex min-h-[1lh] flex-wrap items-center gap-x-3 text-4xl leading-tight font-heading text-action">
          {today && next && (
            <>
              {dayAndMonth(next.date)}
              <DaysLeft days={daysBetween(today, next.date)} />
            </>
          )}
        </p>
        <p className="min-h-[1lh] leading-snug font-strong">{next?.title ?? (calendar && copy.none)}</p>
      </div>
    </div>
  );
}
