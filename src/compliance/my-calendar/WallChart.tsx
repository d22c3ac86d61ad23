import { calendarName } from "../../../domain/compliance/calendar-file.ts";
import type { MyCalendar } from "../../../domain/compliance/my-calendar.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { dateParts } from "../../../domain/india/calendar-date.ts";
import { longDate, weekday } from "../../../domain/india/date-text.ts";

/** My calendar on paper: one landscape sheet, shown only in print. */
export const WallChart = ({ calendar, profile }: { calendar: MyCalendar; profile: Profile }) => (
  <div className="wall-chart" aria-hidden="true">
    <div className="col-span-2">
      <p className="text-xl leading-tight font-heading">{calendarName(profile)}</p>
      <p className="text-sm">
        {longDate(calendar.from)} to {longDate(calendar.to)}
      </p>
      <p className="mt-2">
        Tick a box when it is filed. These are the statutory dates, as calculated on {longDate(calendar.from)}.
        Extensions and changes are common: confirm on the government portal before you act.
      </p>
    </div>
    {calendar.months.map(({ month, name, dueDates }) => (
      <div key={month}>
        <p className="mb-1 text-sm leading-tight font-heading">{name}</p>
        {dueDates.map(({ obligationId, periodKey, date, title }) => (
          <p key={obligationId + periodKey} className="flex gap-1">
            <span className="wall-chart-box" />
            <b className="figures w-[3.6em] shrink-0 text-right whitespace-nowrap">
              {dateParts(date).day} {weekday(date)}
            </b>
            <span>{title.replace(/ \(.*/, "")}</span>
          </p>
        ))}
      </div>
    ))}
  </div>
);
