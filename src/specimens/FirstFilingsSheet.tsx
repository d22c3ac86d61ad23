import type { StructureId } from "../../content/schemas/structure.ts";
import { inks } from "./engraving/inks.ts";
import { Overprint, Sheet } from "./engraving/Sheet.tsx";
import { Woven } from "./engraving/Spun.tsx";
import { firstFilings, firstFilingsSpan } from "./first-filings.ts";
import { particulars } from "./particulars.ts";

const width = 360;
const height = 510;
const top = 132;
const length = 320;

/** What is due after the certificate, on a line of days drawn to scale. */
export function FirstFilingsSheet({ structure }: { structure: StructureId }) {
  const filings = firstFilings(structure);
  const span = firstFilingsSpan(structure);
  const at = (day: number) => top + Math.round((day / span) * length);
  const ticks = Array.from({ length: span / 30 + 1 }, (_, index) => index * 30);
  const { name } = particulars[structure];
  const id = `filings-${structure}`;
  const byDay = Map.groupBy(filings, ({ day }) => day);
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the sheet for the first ${span} days of ${name}: ${filings.map(({ title, day }) => `${title}, by day ${day}`).join("; ")}.`}
    >
      <path d="M0 0h360v92H0z" fill="var(--color-action-deep)" />
      <g fill={inks.sheet}>
        <text x="28" y="46" fontSize="24" fontWeight="640" letterSpacing="-.3">
          Your first {span} days
        </text>
        <text x="28" y="68" fontSize="11" fillOpacity=".85">
          {name}
        </text>
      </g>
      <g transform={`translate(66 ${top})rotate(90)`} fill="none" stroke={inks.action} strokeWidth=".45">
        <svg y="-11" width={length} height="22" viewBox={`0 -11 ${length} 22`}>
          <Woven id={`${id}-line`} length={length} depth={18} wave={28} />
        </svg>
      </g>
      <path d={`M55 ${top}v${length}M77 ${top}v${length}`} stroke={inks.action} strokeWidth=".6" />
      <path
        d={ticks.map((day) => `M48 ${at(day)}h36`).join("")}
        stroke={inks.action}
        strokeWidth=".8"
      />
      <g fontSize="10" textAnchor="end" fill={inks.muted}>
        {ticks.map((day) => (
          <text key={day} x="42" y={at(day) + 3.5}>
            {day}
          </text>
        ))}
      </g>
      <text x="96" y={top + 4} fontSize="11" fontWeight="560">
        Certificate of Incorporation
      </text>
      {[...byDay].map(([day, due]) => (
        <g key={day}>
          <circle cx="66" cy={at(day)} r="6" fill={inks.highlight} stroke={inks.ink} strokeWidth=".8" />
          {due.map(({ title }, index) => (
            <g key={title}>
              <path
                d={`M96 ${at(day) - 6 + index * 20}h10v10h-10z`}
                fill={inks.sheet}
                stroke={inks.ink}
                strokeWidth=".8"
              />
              <text x="114" y={at(day) + 3 + index * 20} fontSize="11.5">
                {title}
              </text>
            </g>
          ))}
        </g>
      ))}
      <Overprint x={214} y={400} />
    </Sheet>
  );
}
