import { myPlan } from "../../../content/my-plan.ts";
import type { DateRow } from "../../../domain/company-plan/document/model.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { monthAndYear } from "../../../domain/india/date-text.ts";

interface Props {
  rows: readonly DateRow[];
  months: readonly CalendarDate[];
}

const inMonth = (dates: readonly CalendarDate[], month: CalendarDate): string =>
  dates
    .filter((date) => date.slice(0, 7) === month.slice(0, 7))
    .map((date) => Number(date.slice(8)))
    .join(", ");

/** A year as on a wall: a line for each filing, a column for each month, and the days in it. */
export const YearPlanner = ({ rows, months }: Props) => (
  <table className="figures w-full table-fixed text-sm max-lg:hidden">
    <thead>
      <tr className="text-xs text-muted">
        <td className="w-44 xl:w-64" />
        {[...Map.groupBy(months, (month) => month.slice(0, 4))].map(([year, { length }]) => (
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
          {myPlan.dates.filing}
        </th>
        {months.map((month) => (
          <th key={month} scope="col" className="border-l border-line pb-1.5 text-center font-normal tracking-tight">
            <abbr title={monthAndYear(month)} className="no-underline">
              {monthAndYear(month).slice(0, 3)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, title, text, dates = [] }) => (
        <tr key={id} className="border-b border-line last:border-0">
          <th scope="row" className="py-2 pr-4 text-left align-top font-normal">
            <span className="block font-strong">{title}</span>
            {text && <span className="block leading-snug text-muted">{text}</span>}
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
);
