import { type ComponentProps, memo, type ReactNode } from "react";
import { gstOpen } from "../../../content/compliance/calendar-words.ts";
import { calendarName } from "../../../domain/compliance/calendar-file.ts";
import type { FirstFiling, MyCalendar, ObligationSummary } from "../../../domain/compliance/my-calendar.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { dayAndMonth, longDate } from "../../../domain/india/date-text.ts";
import { groupBy } from "../../../domain/lists.ts";
import { PackDates } from "../../packs/PackDates.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { DaysLeft } from "../DaysLeft.tsx";
import { DueDateRow } from "./DueDateRow.tsx";

type ListedObligation = ObligationSummary & { next?: CalendarDate | null };

/** Obligations with the reason why they apply or do not, and the next date of those that do. */
const ObligationList = ({ obligations }: { obligations: readonly ListedObligation[] }) => (
  <ul className="grid gap-x-10 md:grid-cols-2">
    {obligations.map(({ obligationId, title, why, condition, differsFromCard, lawChanges, next }) => (
      <li key={obligationId} className="border-t border-line py-4 text-sm">
        <p className="flex justify-between gap-4 font-strong">
          {title}
          {next && <span className="figures shrink-0 text-action">{longDate(next)}</span>}
        </p>
        <p className="mt-1 text-muted">
          {why} {next && condition}
        </p>
        {next && lawChanges.length > 0 && (
          <p className="no-print mt-1 flex flex-wrap gap-x-4">
            {lawChanges.map((id, index) => (
              <a key={id} className="link" href={`/whats-changed#${id}`}>
                Note on the law{lawChanges.length > 1 && ` ${index + 1}`}
                <span className="sr-only">: {title}</span>
              </a>
            ))}
          </p>
        )}
        {next && differsFromCard && (
          <p className="mt-2 border-l-3 border-line-strong bg-sheet px-3 py-1.5">{differsFromCard}</p>
        )}
      </li>
    ))}
  </ul>
);

/** How many months a phone shows before it folds the others. */
const monthsShown = 3;

interface CalendarResultsProps {
  calendar: MyCalendar;
  profile: Profile;
  /** The heading of the reasons. */
  behind: string;
}

/** Everything below the form: first filings, the coming months, and what applies and does not, each with why. */
export const CalendarResults = memo(function CalendarResults({ calendar, profile, behind }: CalendarResultsProps) {
  return (
    <>
      {/* A single one is on the board above or among the months. */}
      {calendar.firstFilings.length > 1 && <FirstFilings filings={calendar.firstFilings} />}
      <ComingMonths calendar={calendar} />
      <PackDates profile={profile} />
      <div>
        {/* The months above have the dates: why they are these is for whoever asks. */}
        <Heading>{behind}</Heading>
        <div className="mt-5 border-t border-ink">
          <Fold id="what-applies" title="What applies, and why" says={countText(calendar.applies.length)}>
            <ObligationList
              obligations={calendar.applies.toSorted((a, b) => ((a.next ?? "9") < (b.next ?? "9") ? -1 : 1))}
            />
          </Fold>
          {calendar.check.length > 0 && (
            <Fold id="to-check" title="Check these yourself" says={countText(calendar.check.length)}>
              <ByReason obligations={calendar.check} />
            </Fold>
          )}
          <Fold id="does-not-apply" title="What does not apply, and why" says={countText(calendar.doesNotApply.length)}>
            <ObligationList obligations={calendar.doesNotApply} />
          </Fold>
        </div>
      </div>
    </>
  );
});

/** On paper, where the questions are not: whose dates these are, as of which day. */
export const PaperHead = ({ calendar, profile }: Omit<CalendarResultsProps, "behind">) => (
  <div className="hidden print:block">
    <p className="text-xl font-heading">{calendarName(profile)}</p>
    <p>
      {longDate(calendar.from)} to {longDate(calendar.to)}
    </p>
    <p className="mt-2 text-sm">
      Statutory dates, as calculated on {longDate(calendar.from)}; extensions and changes are common, so confirm on the
      government portal before you act. {profile.gst === undefined && gstOpen}
    </p>
  </div>
);

export const Heading = ({ children }: { children: ReactNode }) => <h3 className="text-2xl">{children}</h3>;

interface FoldProps extends ComponentProps<"details"> {
  title: string;
  /** How much is in it. */
  says: string;
}

export const Fold = ({ title, says, ...details }: FoldProps) => (
  <Disclosure
    line="title"
    label={
      <h4 className="flex grow flex-wrap items-baseline justify-between gap-x-4">
        {title} <span className="figures text-sm font-normal text-muted">{says}</span>
      </h4>
    }
    className="prints-open scroll-mt-24 border-b border-line"
    {...details}
  />
);

const countText = (count: number) => (count === 1 ? "1 obligation" : `${count} obligations`);

/** Obligations that share a reason stand under it together. */
const ByReason = ({ obligations }: { obligations: readonly ObligationSummary[] }) =>
  [...groupBy(obligations, ({ why }) => why)].map(([why, members]) => (
    <div key={why} className="border-t border-line py-4 text-sm">
      <p className="text-muted">{why}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-8 gap-y-1 font-strong max-md:flex-col">
        {members.map(({ obligationId, title }) => (
          <li key={obligationId}>{title}</li>
        ))}
      </ul>
    </div>
  ));

const FirstFilings = ({ filings }: { filings: readonly FirstFiling[] }) => (
  <div id="first-filings" className="scroll-mt-24">
    <Heading>Your first filings</Heading>
    <ol className="mt-5 border-t border-ink">
      {filings.map(({ obligationId, date, daysLeft, title, why, condition }) => (
        <li
          key={obligationId}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-line py-4 text-sm md:grid-cols-[8rem_minmax(0,1fr)_auto]"
        >
          <p className="figures text-2xl font-heading">{dayAndMonth(date)}</p>
          <p className="figures md:order-3">
            <DaysLeft days={daysLeft} />
          </p>
          <p className="max-md:col-span-2 max-md:mt-1">
            <span className="text-base font-strong">{title}</span>
            <span className="block text-muted">
              {why} {condition}
            </span>
          </p>
        </li>
      ))}
    </ol>
  </div>
);

function ComingMonths({ calendar }: { calendar: MyCalendar }) {
  const differences = new Map(
    calendar.applies.map(({ obligationId, differsFromCard }) => [obligationId, differsFromCard]),
  );
  // Where the columns begin is fixed, so that a date which is opened moves nothing into another column: at the months nearest
  // to a third and two thirds of all rows. A month's heading and space weigh as much as two.
  let rows = 0;
  const rowsBefore = calendar.months.map(({ dueDates }) => {
    const before = rows;
    rows += Math.max(dueDates.length, 1) + 2;
    return before;
  });
  const starts = [1, 2].map((column) => {
    const distances = rowsBefore.map((before) => Math.abs(before - (rows * column) / 3));
    return distances.indexOf(Math.min(...distances));
  });
  const months = calendar.months.map(({ month, name, dueDates }, index) => (
    <li
      key={month}
      className={`break-inside-avoid border-t border-ink pt-3 pb-8 ${starts.includes(index) ? "md:break-before-column" : ""}`}
    >
      <h4 className="flex justify-between pb-2 text-lg">
        {name}
        <span className="figures font-normal text-muted">{dueDates.length}</span>
      </h4>
      {dueDates.length === 0 ? (
        <p className="border-t border-line py-3 text-sm text-muted">Nothing due</p>
      ) : (
        <ul>
          {dueDates.map((dueDate) => (
            <DueDateRow
              key={dueDate.obligationId + dueDate.periodKey}
              dueDate={dueDate}
              differsFromCard={differences.get(dueDate.obligationId)}
            />
          ))}
        </ul>
      )}
    </li>
  ));
  return (
    <div id="coming-months">
      <Heading>Month by month</Heading>
      <p className="no-print mt-2 text-muted">
        From today to the same day next year. Open a date to see why it applies to you.
      </p>
      {/* Where the fold is laid open, its months go on in the columns of the first ones. */}
      <div className="mt-5 gap-x-10 md:-mb-8 md:columns-3 print:columns-3">
        <ol>{months.slice(0, monthsShown)}</ol>
        <Disclosure
          label={`The other ${months.length - monthsShown} months`}
          className="open-when-roomy prints-open border-line max-md:-mt-3 max-md:border-y print:border-0 print:[&>summary]:hidden"
        >
          <ol>{months.slice(monthsShown)}</ol>
        </Disclosure>
      </div>
      {calendar.later.length > 0 && (
        <div id="after-twelve-months" className="mt-8">
          <h4 className="text-lg">After these twelve months: your first yearly round</h4>
          <p className="mt-1 text-sm text-muted">
            The filings on your first financial year that fall later. The calendar file and the subscription have them
            too.
          </p>
          <ul className="mt-3 grid gap-x-10 md:grid-cols-2">
            {calendar.later.map(({ obligationId, date, title, why, condition }) => (
              <li key={obligationId} className="border-t border-line py-3 text-sm">
                <p className="flex flex-wrap justify-between gap-x-4 text-base font-strong">
                  {title} <span className="figures">{longDate(date)}</span>
                </p>
                <p className="text-muted">
                  {why} {condition}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
