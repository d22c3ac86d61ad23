import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { inks } from "../../../drawings/colours.ts";
import { Spun } from "../../ui/guilloche/Spun.tsx";
import { Band, Overprint, Sheet } from "../engraving/Sheet.tsx";
import { exampleNames } from "../example-names.ts";
import { firstFilings, firstFilingsSpan, yearlyDates } from "../first-filings.ts";
import { sizes } from "../sizes.ts";

const { width, height } = sizes["first-filings"];
const top = 134;

const Checkbox = ({ x, y, text, size = 14 }: { x: number; y: number; text: string; size?: number }) => (
  <>
    <path d={`M${x} ${y - 9}h10v10h-10z`} fill={inks.sheet} stroke={inks.ink} strokeWidth=".8" />
    <text x={x + 17} y={y} fontSize={size}>
      {text}
    </text>
  </>
);

const lineHeight = 24;

/** Lines of text at these heights, in rising order, moved apart where they would touch. Those of one height stay around it. */
function spread(heights: readonly number[]): number[] {
  const placed: number[] = [];
  for (const height of heights) {
    const sharing = heights.filter((other) => other === height).length;
    const first = height - ((sharing - 1) * lineHeight) / 2;
    placed.push(Math.max(first, (placed.at(-1) ?? 0) + lineHeight));
  }
  return placed;
}

/** What is due after the certificate, on a line of days drawn to scale. */
export function FirstFilingsSheet({ structure }: { structure: StructureId }) {
  const filings = firstFilings(structure);
  const yearly = yearlyDates(structure);
  const span = firstFilingsSpan(structure);
  const length = yearly.length > 0 ? 120 : 320;
  const at = (day: number) => top + Math.round((day / span) * length);
  const ticks = Array.from({ length: span / 30 + 1 }, (_, index) => index * 30);
  const days = [...new Set(filings.map(({ day }) => day))];
  const lines = spread(filings.map(({ day }) => at(day) + 4));
  const name = exampleNames[structure];
  const said = [
    // By the words of the rule: two months are not always 59 days.
    ...filings.map(({ title, why }) => `${title}: ${why.split(".")[0]}`),
    ...yearly.map(({ form, due }) => `${form}, by ${due} each year`),
  ];
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the sheet of first filings of ${name}, by when each is due: ${said.join("; ")}.`}
    >
      <path d="M0 0h360v94H0z" fill="var(--color-action)" />
      <g fill="none" strokeWidth=".5" stroke={inks.highlight}>
        <svg width="360" height="94" viewBox="-312 -30 360 94" aria-hidden="true">
          <Spun lines={32} rx={74} ry={46} />
          <Spun lines={16} rx={46} ry={20} />
        </svg>
      </g>
      <g fill={inks.sheet}>
        <text x="28" y="48" fontSize="24" fontWeight="640" letterSpacing="-.3">
          {yearly.length > 0 ? "Your first dates" : `Your first ${span} days`}
        </text>
        <text x="28" y="71" fontSize="13">
          {name}
        </text>
      </g>
      <g fill="none" stroke={inks.action} strokeWidth=".45">
        <g transform={`translate(52 ${top})rotate(90)`}>
          <Band y={-11} width={length} height={22} />
        </g>
        <path d={`M41 ${top}v${length}M63 ${top}v${length}${ticks.map((day) => `M36 ${at(day)}h32`).join("")}`} />
      </g>
      <g fontSize="13" textAnchor="end" fill={inks.muted}>
        {ticks.map((day) => (
          <text key={day} x="32" y={at(day) + 4.5}>
            {day}
          </text>
        ))}
      </g>
      <text x="84" y={top + 5} fontSize="14" fontWeight="640">
        Certificate of Incorporation
      </text>
      {days.map((day) => (
        <circle key={day} cx="52" cy={at(day)} r="6" fill={inks.highlight} stroke={inks.ink} strokeWidth=".8" />
      ))}
      {filings.map(({ id, title, day }, index) => (
        <g key={id}>
          <path d={`M58 ${at(day)}h8L80 ${lines[index]! - 4}h4`} fill="none" stroke={inks.muted} strokeWidth=".6" />
          <Checkbox x={84} y={lines[index]!} text={title} />
        </g>
      ))}
      {yearly.length > 0 && (
        <text x="30" y="318" fontSize="14" fontWeight="640">
          Then every year
        </text>
      )}
      {yearly.map(({ form, title, due }, row) => (
        <g key={form}>
          <path d={`M30 ${330 + row * 28}h300`} stroke={inks.line} strokeWidth=".8" />
          <Checkbox x={30} y={348 + row * 28} text={`${title} (${form})`} size={13} />
          <text x="330" y={348 + row * 28} fontSize="13" fontWeight="560" textAnchor="end" fill={inks.action}>
            {due}
          </text>
        </g>
      ))}
      <Overprint x={212} y={yearly.length > 0 ? 452 : 388} />
    </Sheet>
  );
}
