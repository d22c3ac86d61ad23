import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { inks } from "../../../domain/engraving/colours.ts";
import { Medallion } from "../../ui/guilloche/Spun.tsx";
import { Frame } from "../engraving/Frame.tsx";
import { Overprint, Sheet } from "../engraving/Sheet.tsx";
import { particulars } from "../particulars.ts";
import { sizes } from "../sizes.ts";

const { width, height } = sizes.incorporation;

export function CertificateOfIncorporation({ structure }: { structure: StructureId }) {
  const { name, act, kind, number, numberLabel, numberName, pan, tan } = particulars[structure];
  const id = `incorporation-${structure}`;
  const rows = [
    [numberLabel, number],
    ["PAN", pan],
    ["TAN", tan],
  ];
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of a Certificate of Incorporation. The Registrar of Companies certifies that ${name} is incorporated, and gives its ${numberName}, PAN and TAN. Every particular is a placeholder.`}
    >
      <Frame id={id} width={width} height={height} ink="action" />
      <g transform="translate(180 68)">
        <Medallion radius={31} ink="action" />
      </g>
      <g textAnchor="middle" fontSize="11">
        <text x="180" y="114" fontSize="8.5" letterSpacing="2.4" fill={inks.muted}>
          REGISTRAR OF COMPANIES
        </text>
        <text x="180" y="146" fontSize="23" fontWeight="640" letterSpacing="-.3">
          Certificate of Incorporation
        </text>
        <text x="180" y="165" fill={inks.muted}>
          {act}
        </text>
        <path d="M150 178h60M160 181h40" stroke={inks.highlight} />
        <text x="180" y="206">
          I hereby certify that
        </text>
        <text x="180" y="230" fontSize="16.5" fontWeight="640" fill={inks.action}>
          {name}
        </text>
        <text x="180" y="253">
          is incorporated on this day, DD Month YYYY,
        </text>
        <text x="180" y="268">
          {kind}
        </text>
      </g>
      <path d="M52 286h256M52 311h256M52 336h256M52 361h256" stroke={inks.ink} strokeWidth=".5" />
      {rows.map(([label, value], row) => (
        <g key={label} fontSize="11">
          <text x="52" y={303 + row * 25} fill={inks.muted}>
            {label}
          </text>
          <text x="308" y={303 + row * 25} textAnchor="end" fontWeight="560" letterSpacing=".5">
            {value}
          </text>
        </g>
      ))}
      <g transform="translate(180 416)">
        <Medallion radius={46} ink="action" />
      </g>
      <path d="M52 448h62M246 448h62" stroke={inks.muted} strokeWidth=".6" strokeDasharray="1 2" />
      <g fontSize="8.5" fill={inks.muted}>
        <text x="52" y="460">
          Place and date
        </text>
        <text x="308" y="460" textAnchor="end">
          Registrar
        </text>
      </g>
      <Overprint x={180} y={429} />
    </Sheet>
  );
}
