import { myPlan } from "../../../content/tools/my-plan.ts";
import { inks } from "../../../drawings/colours.ts";
import { Overprint, Sheet } from "../../specimens/engraving/Sheet.tsx";
import { Medallion, Woven } from "../../ui/guilloche/Spun.tsx";

const { sheet, structure, names, cost, dates, documents, templates, next } = myPlan;
const width = 420;
const height = 540;
const band = 14;
const margin = 28;
const firstPart = 138;
const partHeight = 54;

/** The parts, each with a line of writing as a share of the column. */
const parts: readonly (readonly [heading: string, line: number])[] = [
  [structure.heading, 0.62],
  [names.heading, 0.5],
  [cost.heading, 0.8],
  [dates.heading, 0.9],
  [documents.heading, 0.72],
  [templates.heading, 0.56],
  [next.heading, 0.66],
];

const Band = ({ y }: { y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path d={`M0 ${-band / 2}h${width}v${band}H0z`} fill="var(--color-action-wash)" />
    <g fill="none" stroke={inks.action} strokeWidth=".5">
      <Woven length={width} depth={band - 3} wave={30} />
    </g>
  </g>
);

/** A small drawing of the finished sheet with blank details. Rendered at build time: no script loads it. */
export const PlanSpecimen = () => (
  <div className="certificate max-w-[27rem] [&_svg]:block [&_svg]:w-full">
    <Sheet width={width} height={height} label={myPlan.start.specimen}>
      <Band y={band / 2} />
      <Band y={height - band / 2} />
      <text x={margin} y="50" fontSize="15" fontWeight="560" fill={inks.muted}>
        {sheet.kicker}
      </text>
      <path d={`M${margin} 62h210v15H${margin}zM${margin} 90h130v5H${margin}z`} fill={inks.line} />
      <g transform={`translate(${width - margin - 40} 76)`}>
        <Medallion radius={40} ink="action" hollow={0.4} />
      </g>
      {parts.map(([heading, line], index) => (
        <g key={heading} transform={`translate(${margin} ${firstPart + index * partHeight})`}>
          <path d={`M0 0h${width - 2 * margin}`} stroke={inks.ink} strokeWidth=".8" />
          <text y="23" fontSize="17" fontWeight="600">
            <tspan fill={inks.action}>{index + 1}</tspan>
            <tspan x="20">{heading}</tspan>
          </text>
          <path d={`M20 35h${Math.round(line * (width - 2 * margin - 20))}v5H20z`} fill={inks.line} />
        </g>
      ))}
      <Overprint x={width / 2 + 44} y={height / 2 + 40} size={40} />
    </Sheet>
  </div>
);
