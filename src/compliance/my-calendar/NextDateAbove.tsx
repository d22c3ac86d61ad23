import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { Leaf } from "./Leaf.tsx";

interface Props {
  copy: CalendarPage["myCalendar"];
  /** The visitor's own, once the questions are answered. */
  isOwn: boolean;
  today: CalendarDate | undefined;
  next: DueDate | undefined;
}

/** On phones, where the frame comes below the form: the next date on a leaf above it, in room that is kept for them. */
export const NextDateAbove = ({ copy, isOwn, today, next }: Props) => (
  <div className="no-print mt-2 lg:hidden noscript:hidden">
    <Leaf as="p" label={isOwn ? copy.own : copy.listed} today={today} next={next}>
      {isOwn && !next && copy.none}
    </Leaf>
  </div>
);
