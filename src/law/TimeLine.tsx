import type { LawChange } from "../../content/schemas/law-change.ts";
import { whatsChanged } from "../../content/whats-changed.ts";
import { partialDate } from "../../domain/india/date-text.ts";
import { type TimeLine as Axis, timeLine } from "../../domain/law/time-line.ts";
import { inks } from "../../drawings/colours.ts";
import { Woven } from "../ui/guilloche/Spun.tsx";
import { shownFor } from "./ChangeFilter.tsx";

/** How large the parts are drawn, in pixels where the page has room for the whole width. */
interface Size {
  name: string;
  year: number;
  month: number;
  slip: { width: number; height: number };
  /** From one slip's foot to the next one's. */
  step: number;
  ruler: number;
  /** How far the spike of a pile stands out above it. */
  spike: number;
  /** Every so many of the early years are named. */
  named: number;
}

const wide: Size = {
  name: "wide",
  year: 25,
  month: 36,
  slip: { width: 21, height: 30 },
  step: 36,
  ruler: 62,
  spike: 9,
  named: 5,
};
const narrow: Size = {
  name: "narrow",
  year: 9,
  month: 9.5,
  slip: { width: 7.5, height: 12 },
  step: 15,
  ruler: 42,
  spike: 4,
  named: 10,
};

/** In units of the drawing, which is smaller than drawn on tablets. */
const lettering = "text-[13px] md:text-[24px] lg:text-[16px]";

/** Lines at even steps. */
const each = (from: number, to: number, step: number, draw: (at: number) => string): string => {
  let drawn = "";
  for (let at = from; at <= to; at += step) drawn += draw(at);
  return drawn;
};

/** A sheet with a folded corner and lines of writing; its foot is at 0 0. */
function Slip({ size: { slip }, id, fill, ink }: { size: Size; id: string; fill: string; ink: string }) {
  const { width, height } = slip;
  const fold = width * 0.3;
  const left = -width / 2;
  const top = -height;
  const writes = width > 12;
  return (
    <g id={id}>
      <path
        d={`M${left} ${top}h${width - fold}l${fold} ${fold}V0H${left}z`}
        fill={fill}
        stroke={ink}
        strokeWidth={writes ? 1.3 : 1}
      />
      {writes && (
        <>
          <path d={`M${left + width - fold} ${top}v${fold}h${fold}`} stroke={ink} strokeWidth="1" />
          <path
            d={each(top + 14, -5, 5, (y) => `M${left + 5} ${y}h${y > -7 ? 9 : width - 10}`)}
            stroke={ink}
            strokeWidth="0.8"
            strokeOpacity="0.75"
          />
        </>
      )}
    </g>
  );
}

/** Two rulers end to end: years on the first, months on the second. Its upper edge is at 0. */
function Ruler({ size, axis, length, start }: { size: Size; axis: Axis; length: number; start: number }) {
  const { ruler, year, month, named } = size;
  const early = axis.monthsFrom - axis.firstYear;
  const tick = (x: number, depth: number) => `M${x} 0v${depth}`;
  const deep = ruler * 0.3;
  const names = [
    ...Array.from({ length: early }, (_, index) => index)
      .filter((index) => (axis.firstYear + index) % named === 0 || index === 0)
      .filter((index) => early - index > 2)
      .map((index) => ({ x: index * year, text: String(axis.firstYear + index) })),
    ...Array.from({ length: axis.lastYear - axis.monthsFrom + 1 }, (_, index) => ({
      x: start + index * 12 * month,
      text: String(axis.monthsFrom + index),
    })),
  ];
  return (
    <>
      <path d={`M0 0H${start}V${ruler}H0z`} fill={inks["paper-deep"]} />
      <path d={`M${start} 0H${length}V${ruler}H${start}z`} fill={inks.sheet} />
      <g stroke={inks.action}>
        <path
          d={
            each(1, early - 1, 1, (index) => tick(index * year, deep * 0.6)) +
            each(1, 12 * (axis.lastYear - axis.monthsFrom + 1) - 1, 1, (index) =>
              index % 12 === 0 ? "" : tick(start + index * month, index % 3 === 0 ? deep : deep * 0.6),
            )
          }
          strokeWidth="0.9"
        />
        {month > 20 && (
          <path
            d={each(start, length - 1, month / 8, (x) => tick(x, ((x - start) / month) % 0.5 === 0 ? 8 : 5))}
            strokeWidth="0.6"
            strokeOpacity="0.6"
          />
        )}
        <path
          d={`M0 0H${length}M0 0V${ruler}M${start} 0V${ruler}M${length} 0V${ruler}${each(1, axis.lastYear - axis.monthsFrom, 1, (index) => tick(start + index * 12 * month, ruler * 0.66))}`}
          strokeWidth="1.3"
        />
        {month > 20 && (
          <svg
            x={start}
            y={ruler - 16}
            width={length - start}
            height="12"
            aria-hidden="true"
            viewBox={`0 -6 ${length - start} 12`}
          >
            <Woven length={length - start} depth={10} wave={36} lines={5} strokeWidth="0.6" strokeOpacity="0.6" />
          </svg>
        )}
      </g>
      <g fill={inks.ink} className={`figures font-strong ${lettering}`}>
        {names.map(({ x, text }) => (
          <text key={text} x={x + 6} y={ruler * (month > 20 ? 0.62 : 0.74)}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/**
 * Every dated change as a sheet on a spike, and the spikes on a ruler of years and months; the filter takes sheets away and leaves their outlines. The
 * list on the same page has the same links for the keyboard.
 */
function Drawing({ size, axis, className }: { size: Size; axis: Axis; className: string }) {
  const { year, month, step, ruler, slip, spike, name } = size;
  const start = (axis.monthsFrom - axis.firstYear) * year;
  const length = start + (axis.lastYear - axis.monthsFrom + 1) * 12 * month;
  const highest = Math.max(...axis.columns.map(({ marks }) => marks.length));
  const height = spike + 2 + (highest - 1) * step + slip.height + ruler;
  const find = (place: number) => (place < 0 ? start + (place + 0.5) * year : start + (place + 0.5) * month);
  const placed = axis.columns.flatMap(({ place, marks }) =>
    marks.map(({ change, level }) => ({ change, x: find(place), y: -level * step })),
  );
  return (
    <svg
      viewBox={`-1 ${ruler - height} ${length + 2} ${height}`}
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinejoin="round"
      className={`pointer-events-none block w-full ${className}`}
    >
      <defs>
        <Slip size={size} id={`${name}-gone`} fill={inks.paper} ink={inks.line} />
        <Slip size={size} id={`${name}-known`} fill={inks.sheet} ink={inks.action} />
        <Slip size={size} id={`${name}-to-do`} fill={inks.highlight} ink={inks.action} />
      </defs>
      <Ruler size={size} axis={axis} length={length} start={start} />
      <path
        d={axis.columns
          .map(({ place, marks }) => `M${find(place)} 0V${-(marks.length - 1) * step - slip.height - spike}`)
          .join("")}
        stroke={inks.action}
        strokeWidth={month > 20 ? 1.3 : 1}
        strokeLinecap="round"
      />
      {placed.map(({ change, x, y }) => (
        <use key={change.id} href={`#${name}-gone`} x={x} y={y} />
      ))}
      {placed.map(({ change, x, y }) => (
        <a
          key={change.id}
          href={`#${change.id}`}
          tabIndex={-1}
          className="md:pointer-events-auto"
          {...shownFor(change)}
        >
          <title>{`${change.effective && partialDate(change.effective)}: ${change.title}`}</title>
          <use href={`#${name}-${change.actionNeeded ? "to-do" : "known"}`} x={x} y={y} />
        </a>
      ))}
      {/* What marigold means, on the ruler's free end. */}
      {month > 20 && (
        <g transform={`translate(${length - 12} ${ruler * 0.62})`}>
          <text textAnchor="end" fill={inks.ink} className={lettering}>
            {whatsChanged.actionNeeded}
          </text>
          <path
            d="M0 0h9l4 4v12h-13z"
            transform="translate(-136 -14)"
            fill={inks.highlight}
            stroke={inks.action}
            className="max-lg:hidden"
          />
        </g>
      )}
    </svg>
  );
}

export function TimeLine({ changes, className = "" }: { changes: readonly LawChange[]; className?: string }) {
  const axis = timeLine(changes);
  return (
    <div className={`no-print ${className}`}>
      <Drawing size={wide} axis={axis} className="max-md:hidden" />
      <Drawing size={narrow} axis={axis} className="md:hidden" />
    </div>
  );
}
