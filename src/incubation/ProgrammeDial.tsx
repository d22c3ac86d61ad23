import { inks } from "../../drawings/colours.ts";
import { Spun } from "../ui/guilloche/Spun.tsx";
import { sessionId } from "./Masterclass.tsx";

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

const gap = 3;

/** The ring of the segments, and the room around it that a finger may hit. */
const ring = 158;
const reach = { inner: 134, outer: 199 };

const arc = (radius: number, from: number, to: number) =>
  `M${point(radius, from)}A${radius} ${radius} 0 0 1 ${point(radius, to)}`;

const sector = (from: number, to: number) =>
  `${arc(reach.outer, from, to)}L${point(reach.inner, to)}A${reach.inner} ${reach.inner} 0 0 0 ${point(reach.inner, from)}Z`;

interface Props {
  sessions: readonly { week: number; title: string }[];
  label: string;
  /** '16 weeks' */
  figure: string;
}

/** The programme as a dial: one segment a week, darker to the last. Each leads to its session. */
export function ProgrammeDial({ sessions, label, figure }: Props) {
  const step = 360 / sessions.length;
  const [count = "", unit = ""] = figure.split(" ");
  return (
    <nav aria-label={label} className="mx-auto aspect-square w-full max-w-[27rem]">
      <svg viewBox="-200 -200 400 400" role="presentation" className="size-full overflow-visible">
        <Spun lines={36} rx={138} ry={98} stroke={inks.action} strokeOpacity="0.5" />
        <Spun lines={30} rx={106} ry={66} stroke={inks.highlight} strokeOpacity="0.8" />
        {sessions.map(({ week, title }, index) => {
          const [start, end] = [index * step, (index + 1) * step];
          const last = week === sessions.length;
          const [x, y] = point(186, (start + end) / 2).split(" ");
          return (
            <a key={week} href={`#${sessionId(week)}`} className="group/week">
              <title>{`Week ${week}: ${title}`}</title>
              <path
                d={sector(start, end)}
                className="fill-transparent group-hover/week:fill-action-wash group-focus-visible/week:fill-action-wash"
              />
              <path
                d={arc(ring, start + gap / 2, end - gap / 2)}
                fill="none"
                stroke={last ? "var(--color-ink)" : "var(--color-action)"}
                strokeOpacity={last ? 1 : (0.3 + (0.7 * index) / sessions.length).toFixed(2)}
                strokeWidth="20"
              />
              <text
                x={x}
                y={y}
                dy="6"
                textAnchor="middle"
                fontSize="18"
                fontWeight={last ? 640 : 400}
                fill={last ? "var(--color-ink)" : "var(--color-muted)"}
                className="group-hover/week:fill-action group-focus-visible/week:fill-action"
              >
                {week}
              </text>
            </a>
          );
        })}
        <text y="8" textAnchor="middle" fontSize="56" fontWeight="640" fill="var(--color-ink)">
          {count}
        </text>
        <text y="32" textAnchor="middle" fontSize="18" fontWeight="560" fill="var(--color-muted)">
          {unit}
        </text>
      </svg>
    </nav>
  );
}
