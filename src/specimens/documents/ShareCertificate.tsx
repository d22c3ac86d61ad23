import { inks } from "../../../domain/engraving/colours.ts";
import { Medallion } from "../../ui/guilloche/Spun.tsx";
import { Frame } from "../engraving/Frame.tsx";
import { Band, Overprint, Sheet } from "../engraving/Sheet.tsx";
import { particulars } from "../particulars.ts";
import { sizes } from "../sizes.ts";

const { width, height } = sizes["share-certificate"];

interface BlankField {
  label: string;
  x: number;
  y: number;
  /** Where the dotted line begins and ends. */
  from: number;
  to: number;
}

const fields: readonly BlankField[] = [
  { label: "Folio No.", x: 56, y: 218, from: 96, to: 172 },
  { label: "Certificate No.", x: 184, y: 218, from: 244, to: 318 },
  { label: "Number of shares", x: 330, y: 218, from: 404, to: 454 },
  { label: "Name of the holder", x: 56, y: 240, from: 138, to: 318 },
  { label: "Distinctive numbers", x: 330, y: 240, from: 412, to: 454 },
  { label: "Nominal value of each share", x: 56, y: 262, from: 172, to: 238 },
  { label: "Amount paid up on each share", x: 250, y: 262, from: 376, to: 454 },
];

const signatures = [
  { label: "Director", x: 176 },
  { label: "Director", x: 274 },
  { label: "Authorised person", x: 372 },
];

export function ShareCertificate({ structure }: { structure: "private-limited" | "opc" }) {
  const { name, number } = particulars[structure];
  const id = `share-${structure}`;
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of a share certificate of ${name} in Form SH-1. Folio, certificate number, holder, number of shares, distinctive numbers, value, amount paid up and signatures are left blank.`}
    >
      <Frame id={id} width={width} height={height} ink="good" />
      <path id={`${id}-arch`} d="M112 94Q255 62 398 94" fill="none" />
      <g id={`${id}-medal`} transform="translate(78 88)">
        <Medallion radius={33} ink="good" hollow={0.42} />
      </g>
      <use href={`#${id}-medal`} x="354" />
      <g textAnchor="middle">
        <g fontSize="8" fill={inks.good} fontWeight="640" letterSpacing=".4">
          <text x="78" y="91">
            No. 000
          </text>
          <text x="432" y="91">
            EQUITY
          </text>
        </g>
        <text fontSize={name.length > 30 ? 17 : 21} fontWeight="640" fill={inks.good}>
          <textPath href={`#${id}-arch`} startOffset="50%">
            {name}
          </textPath>
        </text>
        <text x="255" y="110" fontSize="8.5" letterSpacing=".4" fill={inks.muted}>
          CIN {number}
        </text>
        <path d="M112 122h286v32H112z" fill={inks.good} />
        <g stroke={inks["good-wash"]} strokeOpacity=".35" strokeWidth=".4">
          <Band x={112} y={122} width={286} height={32} wave={44} lines={16} />
        </g>
        <path d="M152 129h206v18H152z" fill={inks.good} />
        <text x="255" y="143.4" fontSize="15.5" fontWeight="640" letterSpacing="3" fill={inks.sheet}>
          SHARE CERTIFICATE
        </text>
        <g fontSize="10">
          <text x="255" y="178">
            This is to certify that the person named here is the registered holder of the
          </text>
          <text x="255" y="192">
            shares below, subject to the memorandum and articles of the company.
          </text>
        </g>
      </g>
      <g fontSize="8.5" fill={inks.muted}>
        {fields.map(({ label, x, y }) => (
          <text key={label} x={x} y={y}>
            {label}
          </text>
        ))}
        {signatures.map(({ label, x }) => (
          <text key={x} x={x} y="318">
            {label}
          </text>
        ))}
      </g>
      <path
        d={[
          ...fields.map(({ from, to, y }) => `M${from} ${y}H${to}`),
          ...signatures.map(({ x }) => `M${x} 308h82`),
        ].join("")}
        stroke={inks.muted}
        strokeWidth=".6"
        strokeDasharray="1 2"
      />
      <g transform="translate(92 299)">
        <Medallion radius={27} ink="alert" />
      </g>
      <Overprint x={304} y={299} turn={-6} size={29} />
    </Sheet>
  );
}
