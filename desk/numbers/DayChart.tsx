import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { Fold } from "../../src/ui/Fold.tsx";
import { csvAddress, type Numbers, type Period } from "../api/numbers.ts";
import { Panel } from "../ui/Panel.tsx";
import { dayText, onDay } from "../ui/times.ts";
import { CsvLink } from "./CsvLink.tsx";
import { count, scaleTop } from "./figures.ts";

const width = 960;
const height = 180;
const room = { left: 34, bottom: 22, top: 8 };
const mostLabels = 8;

/** Enquiries of each day as columns; the views are in the table and the file. */
export function DayChart({ days, period }: { days: Numbers["perDay"]; period: Period }) {
  return (
    <Panel id="per-day" title="Enquiries by day" actions={<CsvLink href={csvAddress("day", period)} of="days" />}>
      <Columns days={days} />
      <Fold label="As a table" line="words" className="">
        <table className="w-full max-w-md border-collapse text-left text-sm">
          <caption className="sr-only">Enquiries and views by day</caption>
          <thead>
            <tr className="border-b border-ink">
              {["Day", "Enquiries", "Views"].map((name) => (
                <th key={name} scope="col" className="py-2 font-strong not-first:text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, enquiries, views }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1.5 font-normal">
                  {dayText(day)}
                </th>
                <td className="py-1.5 text-right">{count(enquiries)}</td>
                <td className="py-1.5 text-right">{count(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </Panel>
  );
}

function Columns({ days }: { days: Numbers["perDay"] }) {
  const top = scaleTop(Math.max(...days.map(({ enquiries }) => enquiries), 0));
  const plotHeight = height - room.top - room.bottom;
  const y = (value: number) => room.top + plotHeight * (1 - value / top);
  const step = (width - room.left) / Math.max(1, days.length);
  const labelEvery = Math.ceil(days.length / mostLabels);
  const most = days.reduce((best, day) => (day.enquiries > best.enquiries ? day : best), days[0]!);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, and keys must do that too
      tabIndex={0}
      aria-label="Enquiries by day, as a chart"
      className="overflow-x-auto"
      ref={showNewest}
    >
      <svg
        role="img"
        aria-label={chartText(days, most)}
        viewBox={`0 0 ${width} ${height}`}
        className="mt-3 block w-full min-w-[52rem]"
      >
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
              className="fill-action"
            >
              <title>{`${dayText(day)}: ${enquiries}`}</title>
            </rect>
            {index % labelEvery === 0 && (
              <text
                x={room.left + index * step + step / 2}
                y={height - 5}
                textAnchor="middle"
                className="fill-muted text-[13px]"
              >
                {dayAndMonth(day as CalendarDate)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </section>
  );
}

/** Where there is no room for all days, the last ones are in sight. */
function showNewest(frame: HTMLElement | null): void {
  if (frame) frame.scrollLeft = frame.scrollWidth;
}

function chartText(days: Numbers["perDay"], most: Numbers["perDay"][number]): string {
  const sum = days.reduce((total, { enquiries }) => total + enquiries, 0);
  return `${sum} enquiries in ${days.length} days${sum > 0 ? `, most ${onDay(most.day)} with ${most.enquiries}` : ""}. The table below has each day.`;
}
