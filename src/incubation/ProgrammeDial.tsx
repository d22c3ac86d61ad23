import { inks } from "../../domain/engraving/colours.ts";
import { Spun } from "../ui/guilloche/Spun.tsx";

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

const gap = 3;

/** The programme as a dial: one segment a week, the last one marigold. */
export function ProgrammeDial({ weeks, label, figure }: { weeks: number; label: string; figure: string }) {
  const step = 360 / weeks;
  const [count = "", unit = ""] = figure.split(" ");
  return (
    <figure className="mx-auto aspect-square w-full max-w-[27rem]">
      <svg viewBox="-200 -200 400 400" role="img" aria-label={label} className="size-full">
        <Spun lines={36} rx={138} ry={98} stroke={inks.action} strokeOpacity="0.5" />
        <Spun lines={30} rx={106} ry={66} stroke={inks.highlight} strokeOpacity="0.8" />
        {Array.from({ length: weeks }, (_, week) => {
          const from = week * step + gap / 2;
          const to = (week + 1) * step - gap / 2;
          const last = week === weeks - 1;
          const [x, y] = point(186, (from + to) / 2).split(" ");
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are numbers in order
            <g key={week}>
              <path
                d={`M${point(158, from)}A158 158 0 0 1 ${point(158, to)}`}
                fill="none"
                stroke={last ? "var(--color-highlight)" : "var(--color-action)"}
                strokeOpacity={last ? 1 : (0.3 + (0.7 * week) / weeks).toFixed(2)}
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
              >
                {week + 1}
              </text>
            </g>
          );
        })}
        <text y="8" textAnchor="middle" fontSize="56" fontWeight="640" fill="var(--color-ink)">
          {count}
        </text>
        <text y="32" textAnchor="middle" fontSize="18" fontWeight="560" fill="var(--color-muted)">
          {unit}
        </text>
      </svg>
    </figure>
  );
}
