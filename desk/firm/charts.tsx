import { statusNames } from "../../domain/desk/enquiry.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { Panel } from "../ui/Panel.tsx";
import { dayText, onDay } from "../ui/times.ts";
import type { Numbers } from "./api.ts";

const steps = [
  ["views", "Views"],
  ["enquiries", "Enquiries"],
  ["contacted", statusNames.contacted],
  ["quoted", statusNames.quoted],
  ["engaged", statusNames.engaged],
  ["paid", "Paid"],
] as const;

/** The way from a view to a client. It is a table already: each row has its bar. */
export const FunnelChart = ({ total, viewsSince }: Pick<Numbers, "total" | "viewsSince">) => (
  <Panel id="funnel" title="From view to client">
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">From view to client</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col">
            <span className="sr-only">Step</span>
          </th>
          <th scope="col">
            <span className="sr-only">Number</span>
          </th>
          <td />
          <th scope="col" className="py-1 text-right font-normal">
            of the step before
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(([step, name], index) => {
          const value = total[step];
          const before = steps[index - 1];
          const of = before ? (total[before[0]] ?? 0) : 0;
          return (
            <tr key={step} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal">
                {name}
              </th>
              <td className="py-2 pr-4 font-strong tabular-nums">{value === null ? "–" : count(value)}</td>
              <td className="w-2/5 py-2">
                {/* Views are hundreds of times the rest. */}
                {step !== "views" && <Bar value={value ?? 0} most={total.enquiries} />}
              </td>
              {/* Some leave a step out: then it is no share. */}
              <td className="w-20 py-2 pl-3 text-right text-muted tabular-nums">
                {value !== null && value <= of && share(value, of)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
    <p className="mt-2 text-xs text-muted">
      {viewsSince
        ? `Views of pages since ${dayText(viewsSince)}, without cookies or addresses. One person may make many.`
        : "Views were not counted yet."}
    </p>
  </Panel>
);

const Bar = ({ value, most }: { value: number; most: number }) => (
  <svg aria-hidden="true" className="block h-3 w-full" preserveAspectRatio="none">
    <rect width={`${most > 0 ? (100 * value) / most : 0}%`} height="100%" className="fill-action" />
  </svg>
);

/** One enquiry is no high column. */
const lowestTop = 5;
const mostLabels = 4;

/** A column for each day. The line above says what it shows; each day is in the table below. */
export function DayChart({ days }: { days: Numbers["by"]["day"] }) {
  const figures = days.map(({ name, enquiries = 0 }) => ({ day: name as CalendarDate, enquiries }));
  const most = figures.reduce((best, day) => (day.enquiries > best.enquiries ? day : best), figures[0]!);
  const top = Math.max(lowestTop, most.enquiries);
  const today = localDay(new Date());
  const last = figures.length - 1;
  const labels = Math.min(mostLabels, figures.length);
  const labelled = Array.from(
    { length: labels },
    (_, at) => figures[Math.round((at * last) / Math.max(1, labels - 1))]!,
  );
  return (
    <Panel id="per-day" title="Enquiries by day">
      <p className="py-2 text-sm text-muted">
        {most.enquiries > 0 ? `Most ${onDay(most.day)}: ${most.enquiries}` : "None in these days"}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${figures.length} ${top}`}
        preserveAspectRatio="none"
        className="block h-48 w-full border-b border-line-strong"
      >
        {figures.map(({ day, enquiries }, index) => (
          <rect
            key={day}
            x={index + 0.1}
            width={0.8}
            y={top - enquiries}
            height={enquiries}
            className={day === today ? "fill-ink" : "fill-action/60"}
          >
            <title>{`${dayText(day)}: ${enquiries}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-muted">
        {labelled.map(({ day, enquiries }) => (
          <span key={day}>{day === today ? `today ${enquiries}` : dayAndMonth(day)}</span>
        ))}
      </p>
    </Panel>
  );
}

/** 12,34,567 */
export const count = (value: number): string => value.toLocaleString("en-IN");

/** '12%', '3.4%'; nothing where there is nothing to divide by. */
export function share(part: number, whole: number | null): string | undefined {
  if (!whole) return undefined;
  const percent = (100 * part) / whole;
  return `${percent < 10 && percent > 0 ? percent.toFixed(1) : Math.round(percent)}%`;
}
