import type { ReactNode } from "react";
import { statusNames } from "../../domain/desk/enquiry.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { Panel } from "../ui/Panel.tsx";
import { dayText } from "../ui/times.ts";
import type { Funnel, Numbers } from "./api.ts";

export const funnelSteps = [
  ["views", "Views"],
  ["enquiries", "Enquiries"],
  ["contacted", statusNames.contacted],
  ["quoted", statusNames.quoted],
  ["engaged", statusNames.engaged],
  ["paid", "Paid"],
] as const satisfies readonly (readonly [keyof Funnel, string])[];

interface Props {
  funnel: Funnel;
  viewsSince: string | null;
  /** Its file. */
  actions?: ReactNode;
}

/** The way from a view to a client. It is a table already: each row has its bar. */
export function FunnelChart({ funnel, viewsSince, actions }: Props) {
  // Views are hundreds of times the rest: they have a scale of their own.
  const most = funnel.enquiries;
  return (
    <Panel id="funnel" title="From view to client" actions={actions}>
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <caption className="sr-only">From view to client</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-muted">
            <th scope="col" className="py-2 pr-4 font-normal">
              Step
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              Number
            </th>
            <td className="w-1/2 py-2" />
            <th scope="col" className="py-2 pl-4 text-right font-normal whitespace-nowrap">
              Of the step before
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {funnelSteps.map(([step, name], index) => {
            const value = funnel[step];
            const before = funnelSteps[index - 1];
            const of = before ? (funnel[before[0]] ?? 0) : 0;
            // Some leave a step out: then it is no share.
            const part = value !== null && value <= of ? share(value, of) : undefined;
            return (
              // On phones a row of its own: the name and its figure, the bar below them, what share it is last.
              <tr
                key={step}
                className="border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-y-1 max-sm:py-3"
              >
                <th scope="row" className="font-strong sm:py-2.5 sm:pr-4">
                  {name}
                </th>
                <td className="text-right text-lg font-strong sm:py-2.5 sm:pr-4">
                  {value === null ? "–" : count(value)}
                </td>
                <td className="max-sm:col-span-2 max-sm:empty:hidden sm:py-2.5">
                  {step !== "views" && <Bar value={value ?? 0} most={most} />}
                </td>
                <td className="text-muted max-sm:col-span-2 max-sm:empty:hidden sm:py-2.5 sm:pl-4 sm:text-right">
                  {part}
                  {part && before && <span className="sm:sr-only"> of {before[1].toLowerCase()}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-muted">
        {viewsSince
          ? `Views of pages, counted since ${dayText(viewsSince)} without cookies or addresses. One person may make many.`
          : "Views were not counted yet."}
      </p>
    </Panel>
  );
}

const height = 180;
const room = { left: 30, bottom: 22, top: 8 };

interface ColumnsProps {
  days: Numbers["perDay"];
  /** The one that is read out. */
  at: number;
  label: string;
  /** Of the drawing; on the screen it takes what room there is. */
  width: number;
  mostLabels: number;
  className: string;
}

/** A column for each day. */
export function Columns({ days, at, label, width, mostLabels, className }: ColumnsProps) {
  const top = scaleTop(Math.max(...days.map(({ enquiries }) => enquiries), 0));
  const plotHeight = height - room.top - room.bottom;
  const y = (value: number) => room.top + plotHeight * (1 - value / top);
  const step = (width - room.left) / Math.max(1, days.length);
  const labelEvery = Math.ceil(days.length / mostLabels);
  const middle = (index: number) => room.left + index * step + step / 2;
  // A label in the middle of a column at an edge would be cut.
  const edge = 22;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={`mt-2 block w-full ${className}`}>
      {[0, top / 2, top].filter(Number.isInteger).map((value) => (
        <g key={value}>
          <line x1={room.left} x2={width} y1={y(value)} y2={y(value)} className="stroke-line" />
          <text x={room.left - 8} y={y(value) + 4} textAnchor="end" className="fill-muted text-[13px]">
            {value}
          </text>
        </g>
      ))}
      {days.map(({ day, enquiries }, index) => (
        <g key={day}>
          <rect
            x={room.left + index * step + step * 0.15}
            width={Math.max(1, step * 0.7)}
            y={y(enquiries)}
            height={y(0) - y(enquiries)}
            className={index === at ? "fill-ink" : "fill-action/60"}
          >
            <title>{`${dayText(day)}: ${enquiries}`}</title>
          </rect>
          {index % labelEvery === 0 && (
            <text
              x={Math.min(Math.max(middle(index), room.left + edge), width - edge)}
              y={height - 3}
              textAnchor="middle"
              className="fill-muted text-[13px]"
            >
              {dayAndMonth(day as CalendarDate)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** A bar of a chart; its figure stands beside it as text. */
export const Bar = ({
  value,
  most,
  className = "fill-action",
}: {
  value: number;
  most: number;
  className?: string;
}) => (
  <svg aria-hidden="true" className="block h-3 w-full" preserveAspectRatio="none">
    <rect width="100%" height="100%" className="fill-paper-deep" />
    <rect width={`${most > 0 ? (100 * value) / most : 0}%`} height="100%" className={className} />
  </svg>
);

/** 12,34,567 */
export const count = (value: number): string => value.toLocaleString("en-IN");

/** '12%', '3.4%'; nothing where there is nothing to divide by. */
export function share(part: number, whole: number | null): string | undefined {
  if (!whole) return undefined;
  const percent = (100 * part) / whole;
  return `${percent < 10 && percent > 0 ? percent.toFixed(1) : Math.round(percent)}%`;
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below: the top of a scale. */
export function scaleTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? highest;
}
