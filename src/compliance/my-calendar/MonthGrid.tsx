import { addDays, type CalendarDate, endOfMonth, startOfMonth } from "../../../domain/india/calendar-date.ts";
import { weekdayNames, weekdayNumber } from "../../../domain/india/date-text.ts";

/** All days of the weeks of a month, from a Sunday to a Saturday. */
function daysOfWeeks(month: CalendarDate): CalendarDate[] {
  const [first, last] = [startOfMonth(month), endOfMonth(month)];
  const days: CalendarDate[] = [];
  const end = addDays(last, 6 - weekdayNumber(last));
  for (let day = addDays(first, -weekdayNumber(first)); day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

interface Props {
  /** The day that leads, and whose month it is; unknown in the built page. */
  next: CalendarDate | undefined;
  /** Every day on which something is due. */
  due: ReadonlySet<CalendarDate>;
}

function look(day: CalendarDate, { next, due }: Props): string {
  if (day === next) return "bg-action font-strong text-sheet";
  return due.has(day) ? "border border-action font-strong text-action" : "";
}

/** The month as a wall calendar prints it. The dates are in words beside it, so it is not read out. */
export const MonthGrid = ({ next, due }: Props) => (
  <div
    aria-hidden="true"
    className="figures hidden h-56 w-64 shrink-0 auto-rows-fr grid-cols-7 place-items-center text-sm text-muted md:grid lg:hidden xl:grid"
  >
    {next && (
      <>
        {weekdayNames.map((name) => (
          <span key={name}>{name[0]}</span>
        ))}
        {daysOfWeeks(next).map((day) => (
          <span key={day} className={`grid size-8 place-items-center rounded-full ${look(day, { next, due })}`}>
            {day.slice(0, 7) === next.slice(0, 7) && Number(day.slice(8))}
          </span>
        ))}
      </>
    )}
  </div>
);
