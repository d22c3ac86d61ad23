import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { dayText } from "../ui/times.ts";
import { scaleTop } from "./figures.ts";
import type { Numbers } from "./numbers-api.ts";

const height = 180;
const room = { left: 30, bottom: 22, top: 8 };

interface Props {
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
export function Columns({ days, at, label, width, mostLabels, className }: Props) {
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
