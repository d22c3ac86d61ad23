import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { type DocumentInk, inks } from "../../../domain/engraving/colours.ts";
import { Spun } from "../../ui/guilloche/Spun.tsx";
import { Band, Overprint, Sheet } from "../engraving/Sheet.tsx";
import { particulars } from "../particulars.ts";
import { sizes } from "../sizes.ts";

const { width, height } = sizes["tax-numbers"];

interface SlipProps {
  ink: DocumentInk;
  title: string;
  long: string;
  value: string;
  name: string;
}

const Slip = ({ ink, title, long, value, name }: SlipProps) => (
  <>
    <path d="M10 10h200v244H10z" fill={inks[`${ink}-wash`]} stroke={inks[ink]} strokeWidth=".6" />
    <g fill="none" strokeWidth=".45" stroke={inks[ink]}>
      <Band x={10} y={10} width={200} height={24} />
      <svg x="78" y="142" width="132" height="112" viewBox="-66 -58 132 112" aria-hidden="true">
        <Spun lines={32} rx={58} ry={35} />
        <Spun lines={16} rx={35} ry={14} />
      </svg>
    </g>
    <text x="24" y="68" fontSize="21" fontWeight="640">
      {title}
    </text>
    <text x="24" y="83" fontSize="9.5" fill={inks.muted}>
      {long}
    </text>
    <text x="24" y="112" fontSize="20.5" fontWeight="640" letterSpacing="1.3" fill={inks.action}>
      {value}
    </text>
    <text x="24" y="133" fontSize={name.length > 30 ? 9 : 10} fontWeight="560">
      {name}
    </text>
    <path d="M24 196h42v42H24z" fill={inks.sheet} stroke={inks.muted} strokeWidth=".6" strokeDasharray="1 2" />
    <text x="45" y="220" fontSize="8" textAnchor="middle" fill={inks.muted}>
      QR code
    </text>
    <Overprint x={140} y={207} turn={-9} size={19} />
  </>
);

/** PAN and TAN as two halves of one slip, with a perforation between them. */
export function TaxNumbers({ structure }: { structure: StructureId }) {
  const { name, pan, tan } = particulars[structure];
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the allotment of PAN and TAN to ${name}. Both numbers, ${pan} and ${tan}, are placeholders.`}
    >
      <Slip ink="action" title="e-PAN" long="Permanent Account Number" value={pan} name={name} />
      <g transform="translate(220)">
        <Slip ink="highlight" title="TAN" long="Tax Deduction Account Number" value={tan} name={name} />
      </g>
      <path d={`M220 0v${height}`} stroke={inks.muted} strokeDasharray="3 4" strokeWidth=".8" />
    </Sheet>
  );
}
