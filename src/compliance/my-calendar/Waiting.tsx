import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { listedDates } from "../../../domain/compliance/my-calendar.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { useToday } from "../useToday.ts";
import { Leaf } from "./Leaf.tsx";
import { DatesAfter, datesAfter } from "./NextDueDate.tsx";

/**
 * Before the questions are answered: the nearest dates of the list below. They come once the day is known, into room that is
 * kept for them.
 */
export function Waiting({ copy }: { copy: CalendarPage["myCalendar"] }) {
  const today = useToday();
  const dates = today ? listedDates(today, 1 + datesAfter) : [];
  return (
    <>
      <Leaf label={copy.listed} today={today} next={dates[0]} />
      <DatesAfter today={today} dates={dates} className="min-h-[calc(6*(1lh+1.25rem+1px))]" />
      <TextLink href="#calendar" className="inline-flex min-h-11 items-center text-sm font-strong">
        {copy.browseLabel}
      </TextLink>
    </>
  );
}
