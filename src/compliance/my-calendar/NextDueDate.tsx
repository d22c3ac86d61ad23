import { type ReactNode, type Ref, type RefObject, useState } from "react";
import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { filingLinks, gstOpen } from "../../../content/compliance/calendar-words.ts";
import { profileQuery, toAnswers, writeAnswers } from "../../../domain/compliance/answers.ts";
import { calendarFile, calendarFileName } from "../../../domain/compliance/calendar-file.ts";
import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import type { MyCalendar } from "../../../domain/compliance/my-calendar.ts";
import type { PastDue } from "../../../domain/compliance/past-due.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { askAddress, filingDue } from "../../../domain/forms/filing.ts";
import { type CalendarDate, daysBetween } from "../../../domain/india/calendar-date.ts";
import { dayAndMonth, longDate, weekdayName } from "../../../domain/india/date-text.ts";
import { inks } from "../../../drawings/colours.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copyText.ts";
import { downloadFile } from "../../ui/downloadFile.ts";
import { DaysLeft, daysText } from "../DaysLeft.tsx";
import { ExtensionNote } from "./DueDateRow.tsx";

interface TextButtonProps {
  name: string;
  onClick: () => void;
  children: ReactNode;
}

const TextButton = ({ name, onClick, children }: TextButtonProps) => (
  <button type="button" className="link min-h-11 text-sm font-strong" aria-label={name} onClick={onClick}>
    {children}
  </button>
);

interface NextDueDateProps {
  calendar: MyCalendar;
  profile: Profile;
  copy: CalendarPage["myCalendar"];
  heading: RefObject<HTMLHeadingElement | null>;
  /** Phones have the date above the form already. */
  isDateAbove: boolean;
}

/** How many dates after the next one a wide screen shows beside the form; all of them are just below. */
export const datesAfter = 6;

/** The next date, large, and the ways to take the calendar along. */
export const NextDueDate = ({ calendar, profile, copy, heading, isDateAbove }: NextDueDateProps) => (
  <>
    <CalendarLeaf
      label={copy.own}
      heading={heading}
      today={calendar.from}
      next={calendar.dueDates[0]}
      className={isDateAbove ? "max-lg:hidden" : ""}
    >
      {calendar.next ? (
        <>
          <p className="mt-1 text-sm text-muted">
            {calendar.next.period}. {calendar.next.why} {calendar.next.condition}
          </p>
          {calendar.next.extension && <ExtensionNote extension={calendar.next.extension} />}
        </>
      ) : (
        copy.none
      )}
    </CalendarLeaf>
    <DatesAfter today={calendar.from} dates={calendar.dueDates} />
    <OverdueFilings filings={calendar.pastDue.filter(({ filed }) => !filed)} />
    <p className="figures mt-5 text-sm">
      {calendar.dueDates.length} dates until {longDate(calendar.to)}
      {calendar.later.length > 0 && `, and ${calendar.later.length} of your first yearly round after it`}, each with
      alarms 7 days and 1 day before.
    </p>
    {profile.gst === undefined && <p className="text-sm font-strong">{gstOpen}</p>}
    {/* Another profile begins without the message of the last action. */}
    <CalendarActions key={profileQuery(profile)} profile={profile} today={calendar.from} />
  </>
);

interface DatesAfterProps {
  today: CalendarDate | undefined;
  /** All that are to come: the first is on the leaf above. */
  dates: readonly DueDate[];
  className?: string;
}

/** In rows below the leaf. */
export const DatesAfter = ({ today, dates, className = "" }: DatesAfterProps) => (
  <ol
    aria-label="The dates after it"
    className={`figures hidden border border-t-0 border-line bg-sheet px-7 text-sm lg:block ${className}`}
  >
    {dates.slice(1, 1 + datesAfter).map(({ obligationId, periodKey, date, title }) => (
      <li key={obligationId + periodKey} className="flex gap-4 border-b border-line py-2.5 last:border-0">
        <b className="w-16 shrink-0 whitespace-nowrap">{dayAndMonth(date)}</b> {title}
        {today && <span className="ml-auto shrink-0 text-muted">{daysText(daysBetween(today, date))}</span>}
      </li>
    ))}
  </ol>
);

const overdueListed = 2;
const overdueDays = 180;

/** What was due in the last half year: the next date must not make it forgotten. All of it is in the list below. */
function OverdueFilings({ filings }: { filings: readonly PastDue[] }) {
  const recent = filings.filter(({ daysLate }) => daysLate <= overdueDays).slice(0, overdueListed);
  const others = filings.length - recent.length;
  if (filings.length === 0) return null;
  return (
    <div className="mt-4 border-l-3 border-alert bg-alert-wash px-4 py-3 text-sm">
      {recent.length > 0 && (
        <ul className="divide-y divide-alert/20">
          {recent.map((filing) => (
            <li key={filing.obligationId + filing.periodKey} className="py-2 first:pt-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-strong">
                {filing.title} <DaysLeft days={-filing.daysLate} />
              </p>
              {filing.condition && <p>{filing.condition}</p>}
              {filing.says && <p>{[filing.cost, filing.says].filter(Boolean).join(", ")}</p>}
              <a className="link inline-flex min-h-11 items-center font-strong" href={askAddress(filingDue(filing))}>
                {filingLinks.ask}
                <span className="sr-only"> {filing.title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <a className="link inline-flex min-h-11 items-center font-strong" href="#was-due">
        {others === 0
          ? "Tick what is filed"
          : `${others} ${recent.length > 0 ? "more " : ""}that may be late: tick what is filed`}
      </a>
    </div>
  );
}

/** The address of this page, with the profile in today's keys even if the visitor came with older ones. */
function linkToThisCalendar(profile: Profile): string {
  const link = new URL(location.href);
  writeAnswers(toAnswers(profile), link.searchParams);
  return link.href;
}

interface CalendarActionsProps {
  profile: Profile;
  today: CalendarDate;
}

/** Download, subscribe, copy and print. Rendered only with results, so never at build: it may name this page's address. */
function CalendarActions({ profile, today }: CalendarActionsProps) {
  const [message, setMessage] = useState("");
  const subscription = new URL(`/api/calendar.ics?${profileQuery(profile)}`, location.href).href;
  const webcal = subscription.replace(/^https?/, "webcal");

  function download() {
    downloadFile(new Blob([calendarFile(profile, today)], { type: "text/calendar" }), calendarFileName);
    setMessage("Downloaded. Open the file to add the dates, with their alarms.");
  }

  const copy = async (text: string, name: string) =>
    setMessage((await copyText(text)) ? `${name} copied.` : `Copy it from here: ${text}`);

  return (
    <div className="mt-6">
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className={buttonClass("primary", "px-3")} onClick={download}>
          Download .ics
        </button>
        <a className={buttonClass("outline", "px-3")} href={webcal}>
          Subscribe
        </a>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <a
          className="link inline-flex min-h-11 items-center text-sm font-strong"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          target="_blank"
          rel="noopener"
          aria-label="Subscribe in Google Calendar (opens in a new tab)"
        >
          Google Calendar
        </a>
        <TextButton name="Copy address to subscribe with" onClick={() => copy(subscription, "Subscription address")}>
          Copy address
        </TextButton>
        <TextButton name="Copy link to this calendar" onClick={() => copy(linkToThisCalendar(profile), "Link")}>
          Copy link
        </TextButton>
        <TextButton name="Print this calendar" onClick={() => print()}>
          Print
        </TextButton>
      </div>
      <p role="status" className="-mb-4 min-h-[1lh] text-sm md:-mb-6 font-strong break-words text-good">
        {message}
      </p>
    </div>
  );
}

interface CalendarLeafProps {
  label: string;
  /** Whether the label is a heading; a leaf that only repeats a date has none. */
  as?: "h3" | "p";
  heading?: Ref<HTMLHeadingElement>;
  /** Unknown in the built page: its room is kept. */
  today: CalendarDate | undefined;
  next: { date: CalendarDate; title: string } | undefined;
  className?: string;
  children?: ReactNode;
}

/** The upper leaf of a wall calendar, with its wire binding: the day that leads the page. */
export const CalendarLeaf = ({
  label,
  as: Label = "h3",
  heading,
  today,
  next,
  className = "",
  children,
}: CalendarLeafProps) => {
  const [day, month] = next ? dayAndMonth(next.date).split(" ") : [];
  return (
    <div className={`relative border border-line bg-sheet shadow-lift ${className}`}>
      <svg aria-hidden="true" stroke={inks.action} className="absolute inset-x-0 -top-2.5 h-8 w-full">
        <path d="M20 23h2000" stroke={inks.line} strokeWidth="11" strokeDasharray="0 32" strokeLinecap="round" />
        <path d="M16.5 12h2000" strokeWidth="23" strokeDasharray="1.5 4 1.5 25" />
      </svg>
      <Label
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        className="scroll-mt-28 border-b border-dashed border-line-strong px-4 pt-6 pb-2 text-sm font-strong tracking-normal text-muted outline-none lg:px-7 lg:pt-7"
      >
        {label}
      </Label>
      <div className="px-4 py-3 md:grid md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-x-8 lg:px-7 lg:pb-6">
        <p className="figures grid h-16 grid-cols-[auto_1fr_auto] content-center items-center gap-x-4 font-heading text-action md:h-20 md:grid-cols-[auto_1fr_auto]">
          {today && next && (
            <>
              <span className="text-4xl leading-none tracking-tight">{day}</span>{" "}
              <span className="text-xl leading-none">
                {month} <span className="mt-1 block text-sm font-normal text-muted">{weekdayName(next.date)}</span>
              </span>
              <span className="text-base">
                <DaysLeft days={daysBetween(today, next.date)} />
              </span>
            </>
          )}
        </p>
        <p className="mt-1 min-h-[1lh] text-xl leading-tight font-heading text-pretty md:mt-0 md:text-2xl">
          {next?.title}
        </p>
        {children && <div className="md:col-span-2">{children}</div>}
      </div>
    </div>
  );
};
