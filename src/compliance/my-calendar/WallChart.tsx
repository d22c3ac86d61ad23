import { gstOpen } from "../../../content/filings.ts";
import { calendarName } from "../../../domain/compliance/calendar-file.ts";
import type { MyCalendar } from "../../../domain/compliance/my-calendar.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { dateParts } from "../../../domain/india/calendar-date.ts";
import { longDate, weekday } from "../../../domain/india/date-text.ts";

/** A month with more dates than this needs smaller print. */
const roomyMonth = 7;

/** My calendar on paper: one landscape sheet, shown only in print. Rendered only with results, so never at build. */
export const WallChart = ({ calendar, profile }: { calendar: MyCalendar; profile: Profile }) => (
  <div
    className="wall-chart"
    aria-hidden="true"
    data-busy={calendar.months.some(({ dueDates }) => dueDates.length > roomyMonth) || undefined}
  >
    <div className="col-span-2">
      <p className="text-xl leading-tight font-heading">{calendarName(profile)}</p>
      <p>
        {longDate(calendar.from)} to {longDate(calendar.to)}
      </p>
      <p className="mt-2">
        Tick a box when it is filed. A date on black is a Sunday: plan to file before it. Statutory dates, as calculated
        on {longDate(calendar.from)}; extensions and changes are common, so confirm on the government portal before you
        act.
      </p>
      {profile.gst === undefined && <p className="mt-2 font-strong">{gstOpen}</p>}
      <p className="mt-2 font-strong">{location.host + location.pathname}</p>
    </div>
    {calendar.months.map(({ month, name, dueDates }) => (
      <div key={month}>
        <p className="mb-1 leading-tight font-heading">{name}</p>
        {dueDates.map(({ obligationId, periodKey, date, title }) => (
          <p key={obligationId + periodKey} className="flex gap-1">
            <span className="wall-chart-box" />
            <b className="figures w-[3.4em] shrink-0 text-right whitespace-nowrap">
              <span className={weekday(date) === "Sun" ? "wall-chart-sunday" : ""}>
                {dateParts(date).day} {weekday(date)}
              </span>
            </b>
            <span>{title.replace(/ \(.*/, "")}</span>
          </p>
        ))}
      </div>
    ))}
  </div>
);
