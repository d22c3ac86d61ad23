import type { ReactNode } from "react";
import { calendarName } from "../../../domain/compliance/calendar-file.ts";
import type { DueDate } from "../../../domain/compliance/due-dates.ts";
import type { MyCalendar, ObligationSummary } from "../../../domain/compliance/my-calendar.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { type CalendarDate, dateParts, dayNumber } from "../../../domain/india/calendar-date.ts";
import { longDate, monthNames } from "../../../domain/india/date-text.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { categoryDot } from "../category-colours.ts";

const weekday = (date: CalendarDate) => ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][(dayNumber(date) + 4) % 7];
const dayAndMonth = (date: CalendarDate) => {
  const { day, month } = dateParts(date);
  return `${day} ${monthNames[month - 1]?.slice(0, 3)}`;
};

const untilText = (days: number) => (days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`);

const leftText = (days: number) => {
  if (days < 0) return days === -1 ? "was due yesterday" : `was due ${-days} days ago`;
  return days === 0 ? "due today" : days === 1 ? "1 day left" : `${days} days left`;
};

const Dot = ({ category }: Pick<DueDate, "category">) => (
  <span className={`inline-block size-2 shrink-0 rounded-full ${categoryDot[category]}`} />
);

const Heading = ({ children }: { children: ReactNode }) => <h3 className="text-2xl">{children}</h3>;

export interface TakeActions {
  download(): void;
  copyAddress(): void;
  copyLink(): void;
  print(): void;
}

const Small = ({ name, onClick, children }: { name: string; onClick: () => void; children: ReactNode }) => (
  <button type="button" className="link min-h-11 text-sm font-strong" aria-label={name} onClick={onClick}>
    {children}
  </button>
);

function Take({ subscription, actions }: { subscription: string; actions: TakeActions }) {
  const webcal = subscription.replace(/^https?/, "webcal");
  return (
    <div className="mt-6">
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className={buttonClass("primary", "px-3")} onClick={actions.download}>
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
        <Small name="Copy address to subscribe with" onClick={actions.copyAddress}>
          Copy address
        </Small>
        <Small name="Copy link to this calendar" onClick={actions.copyLink}>
          Copy link
        </Small>
        <Small name="Print as a wall chart" onClick={actions.print}>
          Print
        </Small>
      </div>
      <p role="status" data-said className="min-h-[1lh] text-sm font-strong break-words text-good" />
    </div>
  );
}

function Due({ due, differs }: { due: DueDate; differs: string | undefined }) {
  return (
    <li>
      <details className="border-t border-line">
        <summary className="grid min-h-12 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3 py-2 hover:text-action">
          <span className="figures text-right text-xl leading-none font-heading">
            {dateParts(due.date).day}
            <span className="mt-0.5 block text-xs font-normal text-muted">{weekday(due.date)}</span>
          </span>
          <span className="text-sm leading-snug">
            <span className="font-strong">{due.title}</span>
            <span className="block text-xs text-muted">
              {due.period} · {due.category}
            </span>
          </span>
          <Dot category={due.category} />
        </summary>
        <div className="space-y-1 pb-4 pl-14 text-sm text-muted">
          <p>{due.why}</p>
          {due.condition && <p>{due.condition}</p>}
          {differs && <p className="text-ink">{differs}</p>}
          {due.itemId && (
            <p>
              <a className="link" href={`#${due.itemId}`}>
                See the card
              </a>
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

type Duty = ObligationSummary & { next?: CalendarDate | null };

const DutyList = ({ duties }: { duties: readonly Duty[] }) => (
  <ul className="mt-5 grid gap-x-10 md:grid-cols-2">
    {duties.map((duty) => (
      <li key={duty.obligationId} className="border-t border-line py-4 text-sm">
        <p className="flex justify-between gap-4 font-strong">
          {duty.title}
          {duty.next && <span className="figures shrink-0 text-action">{longDate(duty.next)}</span>}
        </p>
        <p className="mt-1 text-muted">
          {duty.why} {duty.next && duty.condition}
        </p>
        {duty.next && duty.differsFromCard && (
          <p className="mt-2 border-l-3 border-highlight bg-highlight-wash px-3 py-1.5 text-xs">
            {duty.differsFromCard}
          </p>
        )}
      </li>
    ))}
  </ul>
);

const WallChart = ({ calendar, profile }: { calendar: MyCalendar; profile: Profile }) => (
  <div className="wall-chart" aria-hidden="true">
    <div className="col-span-2">
      <p className="text-xl leading-tight font-heading">{calendarName(profile)}</p>
      <p className="text-sm">
        {longDate(calendar.from)} to {longDate(calendar.to)}
      </p>
      <p className="mt-2">
        Tick a box when it is filed. These are the statutory dates, as reckoned on {longDate(calendar.from)}. Extensions
        and changes are common: confirm on the government portal before you act.
      </p>
    </div>
    {calendar.months.map(({ month, name, dueDates }) => (
      <div key={month}>
        <p className="mb-1 text-sm leading-tight font-heading">{name}</p>
        {dueDates.map((due) => (
          <p key={due.obligationId + due.periodKey} className="flex gap-1">
            <span className="wall-chart-box" />
            <b className="figures w-[3.6em] shrink-0 text-right whitespace-nowrap">
              {dateParts(due.date).day} {weekday(due.date)}
            </b>
            <span>{due.title.replace(/ \(.*/, "")}</span>
          </p>
        ))}
      </div>
    ))}
  </div>
);

export function Results({ calendar, profile }: { calendar: MyCalendar; profile: Profile }) {
  const differs = new Map(calendar.applies.map((duty) => [duty.obligationId, duty.differsFromCard]));
  return (
    <div className="space-y-14">
      {calendar.firstFilings.length > 0 && (
        <div id="first-filings">
          <Heading>Your first 180 days</Heading>
          <ol className="mt-5 border-t border-ink">
            {calendar.firstFilings.map((filing) => (
              <li
                key={filing.obligationId}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-line py-4 text-sm md:grid-cols-[8rem_minmax(0,1fr)_auto]"
              >
                <p className="figures text-2xl font-heading">{dayAndMonth(filing.date)}</p>
                <p className={`figures font-strong md:order-3 ${filing.daysLeft < 15 ? "text-alert" : "text-good"}`}>
                  {leftText(filing.daysLeft)}
                </p>
                <p className="max-md:col-span-2 max-md:mt-1">
                  <span className="text-base font-strong">{filing.title}</span>
                  <span className="block text-muted">
                    {filing.why} {filing.condition}
                  </span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div id="coming-months">
        <Heading>The coming 12 months</Heading>
        <p className="mt-2 text-muted">Open a date to see why it is yours.</p>
        <ol className="mt-6 grid items-start gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {calendar.months.map(({ month, name, dueDates }) => (
            <li key={month} className="border-t border-ink pt-3">
              <h4 className="flex justify-between pb-2 text-lg">
                {name}
                <span className="figures font-normal text-muted">{dueDates.length}</span>
              </h4>
              {dueDates.length === 0 ? (
                <p className="border-t border-line py-3 text-sm text-muted">Nothing due</p>
              ) : (
                <ul>
                  {dueDates.map((due) => (
                    <Due key={due.obligationId + due.periodKey} due={due} differs={differs.get(due.obligationId)} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </div>
      <div id="what-applies">
        <Heading>What applies, and why</Heading>
        <DutyList duties={calendar.applies.toSorted((a, b) => ((a.next ?? "9") < (b.next ?? "9") ? -1 : 1))} />
      </div>
      {calendar.check.length > 0 && (
        <div id="to-check">
          <Heading>Check these yourself</Heading>
          <DutyList duties={calendar.check} />
        </div>
      )}
      <details id="does-not-apply" className="group border-y border-line">
        <summary className="flex min-h-14 items-center justify-between gap-4 text-lg font-strong text-action">
          <span className="group-open:text-ink">What does not apply, and why</span>
          <span className="figures">{calendar.doesNotApply.length}</span>
        </summary>
        <DutyList duties={calendar.doesNotApply} />
      </details>
      <WallChart calendar={calendar} profile={profile} />
    </div>
  );
}

/** First filings whose day is over: the next date must not make them forgotten. */
const Passed = ({ filings }: { filings: MyCalendar["firstFilings"] }) =>
  filings.length > 0 && (
    <div className="mt-4 border-l-3 border-alert bg-alert-wash px-3 py-2 text-sm">
      <ul className="font-strong text-alert">
        {filings.map(({ obligationId, title, daysLeft }) => (
          <li key={obligationId}>
            {title} {leftText(daysLeft)}
          </li>
        ))}
      </ul>
      Done? Then all is well. If not, do it now: lateness adds up.
    </div>
  );

interface NextProps {
  calendar: MyCalendar;
  /** The https address of the same calendar on the server. */
  subscription: string;
  actions: TakeActions;
}

/** The next date, large, and the ways to take the calendar along. */
export const NextDate = ({ calendar, subscription, actions }: NextProps) => (
  <>
    <h3 tabIndex={-1} className="scroll-mt-28 text-sm font-strong tracking-normal text-muted outline-none">
      Your next due date
    </h3>
    {calendar.next ? (
      <>
        <p className="figures mt-2 flex flex-wrap items-baseline gap-x-4 text-4xl font-heading text-action">
          {dayAndMonth(calendar.next.date)}
          <span className="text-lg font-strong text-ink">{untilText(calendar.daysToNext ?? 0)}</span>
        </p>
        <p className="mt-3 text-xl leading-tight font-heading">{calendar.next.title}</p>
        <p className="mt-1 text-sm text-muted">
          {calendar.next.period}. {calendar.next.why} {calendar.next.condition}
        </p>
      </>
    ) : (
      <p className="mt-3 text-xl font-heading">Nothing is due in the coming 12 months</p>
    )}
    <Passed filings={calendar.firstFilings.filter(({ daysLeft }) => daysLeft < 0)} />
    <p className="figures mt-4 border-t border-line pt-3 text-sm">
      {calendar.dueDates.length} dates until {longDate(calendar.to)}, each with alarms 7 days and 1 day before.
    </p>
    <Take subscription={subscription} actions={actions} />
  </>
);
