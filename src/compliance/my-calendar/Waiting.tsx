import type { CalendarPage } from "../../../content/calendar-page.ts";
import { listedDates } from "../../../domain/compliance/my-calendar.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { useToday } from "../useToday.ts";
import { Leaf } from "./Leaf.tsx";
import { DatesAfter, datesAfter } from "./NextDueDate.tsx";

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
        <Leaf label={copy.listed} today={today} next={next} />
        <DatesAfter dates={after} className="min-h-[calc(3*(1lh+1.25rem+1px))]" />
      </div>
      <TextLink href="#calendar" className="inline-flex min-h-11 items-center text-sm font-strong max-lg:hidden">
        {copy.browseLabel}
      </TextLink>
      <h3 className="border-line text-sm font-strong tracking-normal text-muted lg:mt-2 lg:border-t lg:pt-5">
        {copy.givesHeading}
      </h3>
      <TickList items={copy.gives} className="mt-3 text-sm" />
    </>
  );
}
