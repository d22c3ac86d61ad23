import type { RefObject } from "react";
import type { CalendarPage } from "../../../content/calendar-page.ts";
import { filingLinks, gstOpen } from "../../../content/filings.ts";
import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import type { FirstFiling, MyCalendar } from "../../../domain/compliance/my-calendar.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { profileQuery } from "../../../domain/compliance/profile-address.ts";
import { askAddress } from "../../../domain/forms/filing.ts";
import { dayAndMonth, longDate } from "../../../domain/india/date-text.ts";
import { StructureSeal } from "../../tools/SheetEngraving.tsx";
import { DaysLeft } from "../DaysLeft.tsx";
import { CalendarActions } from "./CalendarActions.tsx";
import { ExtensionNote } from "./DueDateRow.tsx";

interface NextDueDateProps {
  calendar: MyCalendar;
  profile: Profile;
  copy: CalendarPage["myCalendar"];
  heading: RefObject<HTMLHeadingElement | null>;
}

/** How many dates after the next one a wide screen shows beside the form; all of them are just below. */
export const datesAfter = 3;

/** The date that leads the page. */
export const leadingDate =
  "figures flex flex-wrap items-center gap-x-4 text-4xl font-heading text-action lg:text-[5rem] lg:leading-none";

/** The next date, large, and the ways to take the calendar along. */
export const NextDueDate = ({ calendar, profile, copy, heading }: NextDueDateProps) => (
  <>
    <div className="flex items-start justify-between gap-4">
      <div>
        <h3
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-28 text-sm font-strong tracking-normal text-muted outline-none"
        >
          {copy.own}
        </h3>
        {calendar.next && (
          <>
            <p className={`mt-2 ${leadingDate}`}>
              {dayAndMonth(calendar.next.date)}
              <DaysLeft days={calendar.daysToNext ?? 0} />
            </p>
            <p className="mt-2 text-xl leading-tight font-heading">{calendar.next.title}</p>
          </>
        )}
      </div>
      <StructureSeal structure={profile.structure} className="max-md:hidden" />
    </div>
    {calendar.next ? (
      <>
        <p className="mt-1 text-sm text-muted">
          {calendar.next.period}. {calendar.next.why} {calendar.next.condition}
        </p>
        {calendar.next.extension && <ExtensionNote extension={calendar.next.extension} />}
      </>
    ) : (
      <p className="mt-3 text-xl font-heading">{copy.none}</p>
    )}
    <OverdueFilings filings={calendar.firstFilings.filter(({ daysLeft }) => daysLeft < 0)} />
    <DatesAfter dates={calendar.dueDates.slice(1, 1 + datesAfter)} />
    <p className="figures mt-4 border-t border-line pt-3 text-sm lg:mt-0">
      {calendar.dueDates.length} dates until {longDate(calendar.to)}
      {calendar.later.length > 0 && `, and ${calendar.later.length} of your first yearly round after it`}, each with
      alarms 7 days and 1 day before.
    </p>
    {profile.gst === undefined && <p className="text-sm font-strong">{gstOpen}</p>}
    {/* Another profile begins without the message of the last action. */}
    <CalendarActions key={profileQuery(profile)} profile={profile} today={calendar.from} />
  </>
);

export const DatesAfter = ({ dates, className = "" }: { dates: readonly DueDate[]; className?: string }) => (
  <ol aria-label="The dates after it" className={`figures mt-7 hidden text-sm lg:block ${className}`}>
    {dates.map(({ obligationId, periodKey, date, title }) => (
      <li key={obligationId + periodKey} className="flex gap-4 border-t border-line py-2">
        <b className="w-16 shrink-0 whitespace-nowrap">{dayAndMonth(date)}</b> {title}
      </li>
    ))}
  </ol>
);

const overdueListed = 2;

/** First filings whose day is over: the next date must not make them forgotten. All of them are in the list below. */
const OverdueFilings = ({ filings }: { filings: readonly FirstFiling[] }) =>
  filings.length > 0 && (
    <div className="mt-4 border-l-3 border-alert bg-alert-wash px-4 py-3 text-sm">
      <ul className="divide-y divide-alert/20">
        {filings.slice(0, overdueListed).map(({ obligationId, date, title, daysLeft, condition, lateFee }) => (
          <li key={obligationId} className="py-2 first:pt-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-strong">
              {title} <DaysLeft days={daysLeft} />
            </p>
            {condition && <p>{condition}</p>}
            {lateFee && <p>{lateFee}</p>}
            <a
              className="link inline-flex min-h-11 items-center font-strong"
              href={askAddress({ id: obligationId, due: date })}
            >
              {filingLinks.ask}
              <span className="sr-only"> {title}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="border-t border-alert/20 pt-2">
        If you have already done it, ignore this.{" "}
        {filings.some(({ lateFee }) => lateFee)
          ? "If not, file now; late fees rise with the delay."
          : "If not, do it now."}
      </p>
      {filings.length > overdueListed && (
        <a className="link inline-flex min-h-11 items-center font-strong" href="#first-filings">
          {`${filings.length - overdueListed} more in your first 180 days`}
        </a>
      )}
    </div>
  );
