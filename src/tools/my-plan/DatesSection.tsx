import type { ReactNode } from "react";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { calendarProfile } from "../../../domain/company-plan/calendar-answers.ts";
import { isSection8, registersNothing } from "../../../domain/company-plan/case.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { allDueDates, type DueDate, findObligation, firstRoundAfter } from "../../../domain/compliance/due-dates.ts";
import { firstFilingsWindowDays } from "../../../domain/compliance/obligations/first-filings.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  startOfMonth,
} from "../../../domain/india/calendar-date.ts";
import { dayAndMonth, longDate, monthAndYear } from "../../../domain/india/date-text.ts";
import { groupBy } from "../../../domain/lists.ts";
import { type Pack, packDateText } from "../../../domain/packs/packs.ts";
import { fill } from "../../../domain/text.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { OpenPoint, type PlanSection, Text } from "./blocks.tsx";

const words = myPlan.dates;

interface DateRow {
  id: string;
  title: string;
  /** One date, or all of a year. */
  when: string;
  /** All of them, where there may be more than one. */
  dates?: readonly CalendarDate[] | undefined;
  /** Days after the incorporation, where there is one date. */
  day?: number | undefined;
  text?: string | undefined;
}

/** What falls due in the first 180 days and the first year after the expected incorporation. */
export function datesSection(plan: CompanyPlan, packs: readonly Pack[]): PlanSection {
  const section = { id: "dates", heading: words.heading } as const;
  const packDates = packs.map((pack) => <PackDates key={pack.id} pack={pack} incorporation={plan.incorporation} />);
  const open = (point: ReactNode) => (
    <>
      {point}
      {packDates}
    </>
  );
  if (registersNothing(plan)) return { ...section, settled: true, body: packDates };
  if (!plan.incorporation) return { ...section, body: open(<OpenPoint text={words.open} plan={plan} />) };
  const decided = longDate(plan.incorporation);
  const profile = calendarProfile(isSection8(plan) ? { section8: "yes", ...plan } : plan);
  if (!profile) {
    return {
      ...section,
      decided,
      body: open(<OpenPoint text={words.openStructure} step="structure" canWait plan={plan} />),
    };
  }
  const body = (
    <>
      <FirstYear profile={profile} />
      {packDates}
      <Text>{fill(words.assumed, { gst: words.gstNames[profile.gst ?? "none"] })}</Text>
      {!plan.gst && <OpenPoint text={words.gstOpen} canWait plan={plan} />}
    </>
  );
  return { ...section, decided, body };
}

/** The first filings, the first year, and what is left of the first yearly round after it. */
function FirstYear({ profile }: { profile: Profile }) {
  const yearEnd = addDays(addMonths(profile.incorporated, 12), -1);
  const found = allDueDates(profile, profile.incorporated, yearEnd);
  const later = firstRoundAfter(profile, yearEnd);
  return (
    <>
      <Dates
        heading={fill(words.first, { days: firstFilingsWindowDays })}
        days={firstFilingsWindowDays}
        rows={firstFilingRows(profile, found)}
      />
      <Dates
        heading={fill(words.year, { date: longDate(yearEnd) })}
        months={monthsBetween(profile.incorporated, yearEnd)}
        rows={byObligation(found.filter((dueDate) => !isFirstFiling(dueDate)))}
      />
      {later.length > 0 && <Dates heading={words.later} rows={byObligation(later)} />}
    </>
  );
}

const PackDates = ({ pack: { title, dates }, incorporation }: { pack: Pack; incorporation: string | undefined }) => (
  <Dates
    heading={title}
    rows={dates.map((date) => ({
      id: date.id,
      title: date.title,
      when: packDateText(date.due, incorporation),
      text: date.text,
    }))}
  />
);

const isFirstFiling = ({ obligationId }: DueDate): boolean => findObligation(obligationId).isFirstFiling === true;

/** What is filed once, with the day after the incorporation. */
const firstFilingRows = (profile: Profile, found: readonly DueDate[]): DateRow[] =>
  found.filter(isFirstFiling).map(({ obligationId, title, date, condition, why }) => ({
    id: obligationId,
    title,
    when: longDate(date),
    day: daysBetween(profile.incorporated, date),
    text: condition ?? why,
  }));

/** One row for each filing, with all its dates. */
const byObligation = (found: readonly DueDate[]): DateRow[] =>
  [...groupBy(found, ({ obligationId }) => obligationId)].map(([id, dates]) => ({
    id,
    title: dates[0]?.title ?? id,
    when: datesText(dates.map(({ date }) => date)),
    dates: dates.map(({ date }) => date),
    text: dates[0]?.condition,
  }));

/** '15 Jun, 15 Sep, 15 Dec 2027, 15 Mar 2028' */
function datesText(dates: readonly CalendarDate[]): string {
  return dates
    .map((date, index) => {
      const endsYear = dates[index + 1]?.slice(0, 4) !== date.slice(0, 4);
      return endsYear ? `${dayAndMonth(date)} ${date.slice(0, 4)}` : dayAndMonth(date);
    })
    .join(", ");
}

/** The first day of every month from one date to another. */
function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

const inMonth = (dates: readonly CalendarDate[], month: CalendarDate): string =>
  dates
    .filter((date) => date.slice(0, 7) === month.slice(0, 7))
    .map((date) => Number(date.slice(8)))
    .join(", ");

interface DatesProps {
  heading: string;
  rows: readonly DateRow[];
  /** Where each row is one date, within so many days. */
  days?: number;
  /** Those of the year that the rows lie in, each by its first day. */
  months?: readonly CalendarDate[];
}

/** Single dates with the days they fall on drawn above them, or filings with all their dates of a year: a planner where there is room. */
function Dates({ heading, rows, days, months }: DatesProps) {
  return (
    <div>
      <h4 className="border-b border-ink pb-1.5 text-sm font-strong tracking-normal">{heading}</h4>
      {days === undefined ? (
        <>
          {months && <YearPlanner rows={rows} months={months} />}
          <Disclosure
            label={fill(words.unfold, { count: rows.length })}
            line="words"
            className={months ? "lg:hidden" : "open-when-wide"}
          >
            <ul>
              {rows.map(({ id, title, when, text }) => (
                <li key={id} className={`${row} md:grid-cols-2 print:grid-cols-2`}>
                  <Filing title={title} text={text} />
                  <p className="figures">{when.replace(/(\d) (?=[A-Z])/g, "$1\u00a0")}</p>
                </li>
              ))}
            </ul>
          </Disclosure>
        </>
      ) : (
        <>
          <DayLine rows={rows} length={days} />
          <ul>
            {/* What falls on the same date stands together: a date is said once. */}
            {[...groupBy(rows, ({ when }) => when)].map(([when, filings]) => (
              <li
                key={when}
                className={`${row} md:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]`}
              >
                <p className="figures font-strong text-action">
                  {when}{" "}
                  {filings[0]?.day !== undefined && (
                    <span className="font-normal text-muted">{fill(words.day, { day: filings[0].day })}</span>
                  )}
                </p>
                <div className="space-y-2.5">
                  {filings.map(({ id, title, text }) => (
                    <Filing key={id} title={title} text={text} />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const row = "grid gap-x-5 border-b border-line py-2.5 text-sm last:border-0";

const Filing = ({ title, text }: Pick<DateRow, "title" | "text">) => (
  <div>
    <p className="font-strong">{title}</p>
    {text && <p className="text-muted">{text}</p>}
  </div>
);

/** Marks nearer than this have no room for two numbers on a phone. */
const roomOnPhones = 18;

/** The days whose number is left out on phones; the list has them all. */
function crowded(days: readonly (number | undefined)[]): Set<number> {
  const left = new Set<number>();
  let last = -roomOnPhones;
  for (const day of days.filter((one) => one !== undefined).sort((a, b) => a - b)) {
    if (day - last < roomOnPhones) left.add(day);
    else last = day;
  }
  return left;
}

/** A line of 180 days with a mark wherever something falls due. The list below says the same in words. */
function DayLine({ rows, length }: { rows: readonly DateRow[]; length: number }) {
  const filings = groupBy(rows, ({ day }) => day);
  const unsaid = crowded([...filings.keys()]);
  const at = (day: number) => `${(day / length) * 100}%`;
  return (
    <div className="border-b border-line px-2 py-4 print:break-inside-avoid print:break-after-avoid">
      <p aria-hidden="true" className="mb-2 text-sm text-muted">
        {words.days}
      </p>
      <svg aria-hidden="true" className="figures block h-12 w-full overflow-visible text-sm">
        <line x1="0" x2="100%" y1="24" y2="24" className="stroke-line-strong" />
        <circle cx="0" cy="24" r="4" className="fill-ink" />
        {[...filings].map(
          ([day, { length: count }]) =>
            day !== undefined && (
              <g key={day}>
                <circle cx={at(day)} cy="24" r="6" className="fill-highlight" />
                <text
                  x={at(day)}
                  y="47"
                  textAnchor={day === length ? "end" : "middle"}
                  className={`fill-ink ${unsaid.has(day) ? "max-sm:hidden" : ""}`}
                >
                  {day}
                </text>
                {count > 1 && (
                  <text x={at(day)} y="11" textAnchor="middle" className="fill-muted">
                    {fill(words.several, { count })}
                  </text>
                )}
              </g>
            ),
        )}
      </svg>
    </div>
  );
}

/** A year as on a wall: a line for each filing, a column for each month, and the days in it. Notes are numbered and stand below. */
function YearPlanner({ rows, months }: Required<Pick<DatesProps, "rows" | "months">>) {
  const notes = [...new Set(rows.flatMap(({ text }) => text || []))];
  return (
    <div className="max-lg:hidden">
      <table className="figures w-full table-fixed text-sm">
        <thead>
          <tr className="text-xs text-muted">
            <td className="w-44 xl:w-64" />
            {[...groupBy(months, (month) => month.slice(0, 4))].map(([year, { length }]) => (
              <th
                key={year}
                scope="colgroup"
                colSpan={length}
                className="border-l border-line pt-2 pl-1 text-left tracking-tight whitespace-nowrap"
              >
                {year}
              </th>
            ))}
          </tr>
          <tr className="border-b border-line-strong max-xl:text-xs">
            <th scope="col" className="pb-1.5 text-left font-normal text-muted">
              {words.filing}
            </th>
            {months.map((month) => (
              <th
                key={month}
                scope="col"
                className="border-l border-line pb-1.5 text-center font-normal tracking-tight"
              >
                <abbr title={monthAndYear(month)} className="no-underline">
                  {monthAndYear(month).slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, text, dates = [] }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 text-left leading-snug font-strong">
                {title}
                {text && (
                  <>
                    {"\u00a0"}
                    <sup className="font-normal text-muted">
                      <span className="sr-only">{words.note} </span>
                      {notes.indexOf(text) + 1}
                    </sup>
                  </>
                )}
              </th>
              {months.map((month) => {
                const days = inMonth(dates, month);
                return (
                  <td
                    key={month}
                    className={`border-l border-line text-center font-strong text-action ${days && "bg-action-wash"}`}
                  >
                    {days}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && (
        <ol className="list-decimal columns-2 gap-x-8 pt-3 text-sm text-muted">
          {notes.map((note) => (
            <li key={note} className="ml-5 break-inside-avoid pb-1 leading-snug">
              {note}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
