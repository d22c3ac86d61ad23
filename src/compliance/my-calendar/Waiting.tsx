import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { Leaf } from "./Leaf.tsx";
import { DatesAfter } from "./NextDueDate.tsx";

interface Props {
  copy: CalendarPage["myCalendar"];
  today: CalendarDate | undefined;
  /** The nearest of the list below. */
  dates: readonly DueDate[];
}

/** Before the questions are answered: the nearest dates. They come once the day is known, into room that is kept for them. */
export const Waiting = ({ copy, today, dates }: Props) => (
  <>
    <Leaf label={copy.listed} today={today} next={dates[0]} />
    <DatesAfter today={today} dates={dates} className="min-h-[calc(6*(1lh+1.25rem+1px))]" />
    <TextLink href="#calendar" className="inline-flex min-h-11 items-center text-sm font-strong">
      {copy.browseLabel}
    </TextLink>
  </>
);
