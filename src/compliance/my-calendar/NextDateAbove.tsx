import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { listedDates, type MyCalendar } from "../../../domain/compliance/my-calendar.ts";
import { useToday } from "../useToday.ts";
import { Leaf } from "./Leaf.tsx";

interface Props {
  copy: CalendarPage["myCalendar"];
  /** The visitor's own, once the questions are answered. */
  calendar: MyCalendar | undefined;
}

/** On phones, where the frame comes below the form: the next date on a leaf above it, in room that is kept for them. */
export function NextDateAbove({ copy, calendar }: Props) {
  const today = useToday();
  const [next] = calendar?.dueDates ?? (today ? listedDates(today, 1) : []);
  return (
    <div className="no-print mt-2 lg:hidden noscript:hidden">
      <Leaf as="p" label={calendar ? copy.own : copy.listed} today={today} next={next}>
        {calendar && !next && copy.none}
      </Leaf>
    </div>
  );
}
