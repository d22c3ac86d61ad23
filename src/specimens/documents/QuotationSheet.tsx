import { quotationWords } from "../../../content/registration/quotation.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { stateName } from "../../../domain/india/states.ts";
import { quotationDocument } from "../../../domain/quotation/document.ts";
import { inks } from "../../../drawings/colours.ts";
import { Spun } from "../../ui/guilloche/Spun.tsx";
import { Band, Overprint, Sheet } from "../engraving/Sheet.tsx";
import { exampleNames } from "../example-names.ts";
import { exampleQuotation } from "../example-quotation.ts";
import { inWritingSize } from "../sizes.ts";

const { width, height } = inWritingSize;
const left = 28;
const right = width - 28;
const number = "0000-00/0000";

/** Long labels are cut at a word: the drawing shows the shape, the page beside it tells the rest. */
const short = (label: string): string =>
  label.length > 38 ? `${label.slice(0, 36).replace(/[ ,(]+\S*$/, "")} …` : label;

/** The written quotation of the usual case: every line with its amount, and the sum. */
export function QuotationSheet({ structure }: { structure: StructureId }) {
  const quotation = exampleQuotation(structure);
  const { parts, total } = quotationDocument({
    ...quotation,
    number,
    version: 1,
    date: "2026-01-01",
  });
  const lines = parts.flatMap(({ rows }) => rows).filter(({ value }) => value !== "₹0");
  const step = Math.min(26, 236 / lines.length);
  const at = (row: number) => 190 + row * step;
  const end = at(lines.length - 1) + 14;
  const said = lines.map(({ label, value }) => `${label} ${value}`).join("; ");
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of a quotation for ${exampleNames[structure]}: ${said}. ${total.label} ${total.value}.`}
    >
      <g fill="none" strokeWidth=".5" stroke={inks.action}>
        <Band y={0} width={width} height={26} />
        <svg x={width - 124} y="30" width="110" height="110" viewBox="-55 -55 110 110" aria-hidden="true">
          <Spun lines={24} rx={50} ry={28} />
          <g stroke={inks.highlight}>
            <Spun lines={16} rx={28} ry={12} />
          </g>
        </svg>
      </g>
      <text x={left} y="70" fontSize="26" fontWeight="640" letterSpacing="-.3">
        {quotationWords.title}
      </text>
      <text x={left} y="90" fontSize="11" fill={inks.muted}>
        {`${quotationWords.number} ${number}`}
      </text>
      <text x={left} y="128" fontSize="12" fontWeight="560">
        {exampleNames[structure]}
      </text>
      <text x={left} y="145" fontSize="11" fill={inks.muted}>
        {stateName(quotation.basis.state)}
      </text>
      <path d={`M${left} 158H${right}`} stroke={inks.ink} />
      <path
        d={lines.map((_, row) => `M${left} ${at(row) + 7}H${right}`).join("")}
        stroke={inks.line}
        strokeWidth=".8"
      />
      <g fontSize="11">
        {lines.map(({ id, label }, row) => (
          <text key={id} x={left} y={at(row)}>
            {short(label)}
          </text>
        ))}
      </g>
      <g fontSize="11" fontWeight="560" textAnchor="end">
        {lines.map(({ id, value }, row) => (
          <text key={id} x={right} y={at(row)}>
            {value}
          </text>
        ))}
      </g>
      <path d={`M${left} ${end}H${right}`} stroke={inks.ink} />
      <text x={left} y={end + 30} fontSize="15" fontWeight="640">
        {total.label}
      </text>
      <text x={right} y={end + 30} fontSize="22" fontWeight="640" textAnchor="end" fill={inks.action}>
        {total.value}
      </text>
      <Overprint x={width / 2} y={height - 26} turn={0} size={19} />
    </Sheet>
  );
}
