import type { StructureId } from "../../content/schemas/structure.ts";
import { inks, washes } from "./engraving/inks.ts";
import { Overprint, Sheet } from "./engraving/Sheet.tsx";
import { Spun, Woven } from "./engraving/Spun.tsx";
import { particulars } from "./particulars.ts";

const width = 440;
const height = 250;

/** PAN and TAN as two halves of one slip, with a perforation between them. */
export function TaxNumbers({ structure }: { structure: StructureId }) {
  const { name, pan, tan } = particulars[structure];
  const id = `tax-${structure}`;
  const halves = [
    { x: 26, title: "e-PAN", long: "Permanent Account Number", value: pan },
    { x: 246, title: "TAN", long: "Tax Deduction Account Number", value: tan },
  ];
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the slip that allots PAN and TAN to ${name}: ${pan} and ${tan}, both placeholders.`}
    >
      <path d="M10 10h200v230H10z" fill={washes.action} />
      <path d="M230 10h200v230H230z" fill={washes.highlight} />
      <path d="M220 0v250" stroke={inks.muted} strokeDasharray="3 4" strokeWidth=".8" />
      <g fill="none" strokeWidth=".45">
        <svg x="10" y="10" width="200" height="26" viewBox="0 -13 200 26" stroke={inks.action}>
          <Woven id={`${id}-a`} length={200} depth={20} wave={32} />
        </svg>
        <svg x="230" y="10" width="200" height="26" viewBox="0 -13 200 26" stroke={inks.highlight}>
          <Woven id={`${id}-b`} length={200} depth={20} wave={32} />
        </svg>
        <svg x="110" y="130" width="100" height="110" viewBox="-60 -60 100 110" stroke={inks.action} strokeOpacity=".55">
          <Spun id={`${id}-c`} doublings={5} sweep={180}>
            <ellipse rx="58" ry="30" />
          </Spun>
        </svg>
        <svg x="330" y="130" width="100" height="110" viewBox="-60 -60 100 110" stroke={inks.highlight}>
          <Spun id={`${id}-d`} doublings={5} sweep={180}>
            <ellipse rx="58" ry="30" />
          </Spun>
        </svg>
      </g>
      {halves.map(({ x, title, long, value }) => (
        <g key={title}>
          <text x={x} y="66" fontSize="20" fontWeight="640">
            {title}
          </text>
          <text x={x} y="80" fontSize="9" fill={inks.muted}>
            {long}
          </text>
          <text x={x} y="110" fontSize="21" fontWeight="640" letterSpacing="1.6" fill={inks.action}>
            {value}
          </text>
          <text x={x} y="132" fontSize="9" fontWeight="560">
            {name}
          </text>
          <text x={x} y="145" fontSize="8.5" fill={inks.muted}>
            Incorporated DD/MM/YYYY
          </text>
          <path d={`M${x} 176h44v44h-44z`} fill={inks.sheet} stroke={inks.muted} strokeWidth=".6" strokeDasharray="1 2" />
          <text x={x + 22} y="201" fontSize="8" textAnchor="middle" fill={inks.muted}>
            QR code
          </text>
        </g>
      ))}
      <Overprint x={112} y={205} turn={-8} size={22} />
      <Overprint x={332} y={205} turn={-8} size={22} />
    </Sheet>
  );
}
