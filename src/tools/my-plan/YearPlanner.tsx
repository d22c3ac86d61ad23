import { myPlan } from "../../../content/tools/my-plan.ts";
import type { DateRow } from "../../../domain/company-plan/document/model.ts";
import { groupBy } from "../../../domain/group-by.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { monthAndYear } from "../../../domain/india/date-text.ts";

const words = myPlan.dates;

interface Props {
  rows: readonly DateRow[];
  months: readonly CalendarDate[];
}

const inMonth = (dates: readonly CalendarDate[], month: CalendarDate): string =>
  dates
    .filter((date) => date.slice(0, 7) === month.slice(0, 7))
    .map((date) => Number(date.slice(8)))
    .join(", ");

/** A year as on a wall: a line for each filing, a column for each month, and the days in it. Notes are numbered and stand below. */
export function YearPlanner({ rows, months }: Props) {
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
