import { Frame } from "./engraving/Frame.tsx";
import { inks, washes } from "./engraving/inks.ts";
import { Medallion } from "./engraving/Medallion.tsx";
import { Overprint, Sheet } from "./engraving/Sheet.tsx";
import { Woven } from "./engraving/Spun.tsx";
import { particulars } from "./particulars.ts";

const width = 510;
const height = 360;

/** Label, where its dotted line begins and ends, and how far down. */
const fields: readonly [label: string, from: number, to: number, y: number][] = [
  ["Folio No.", 56, 176, 214],
  ["Certificate No.", 192, 322, 214],
  ["Number of shares", 338, 454, 214],
  ["Name of the holder", 56, 322, 236],
  ["Distinctive numbers", 338, 454, 236],
  ["Nominal value", 56, 242, 258],
  ["Paid up on each share", 258, 454, 258],
];

/** What sets off a dotted line from its label: about the label's own length. */
const labelLength = (label: string) => label.length * 4.3 + 5;

export function ShareCertificate({ structure }: { structure: "private-limited" | "opc" }) {
  const { name, number } = particulars[structure];
  const id = `share-${structure}`;
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of a share certificate in Form SH-1 of ${name}: folio and certificate number, holder, number of shares, distinctive numbers, value and amount paid up are left blank, and so are the signatures.`}
    >
      <Frame id={id} width={width} height={height} ink="good" />
      <defs>
        <path id={`${id}-arch`} d="M95 102Q255 66 415 102" />
      </defs>
      <g textAnchor="middle">
        <text fontSize="24" fontWeight="640" fill={inks.good}>
          <textPath href={`#${id}-arch`} startOffset="50%">
            {name}
          </textPath>
        </text>
        <text x="255" y="112" fontSize="8" letterSpacing=".4" fill={inks.muted}>
          CIN {number}
        </text>
        <svg x="130" y="122" width="250" height="30" viewBox="0 -15 250 30">
          <path d="M0-15h250v30H0z" fill={inks.good} />
          <g fill="none" stroke={washes.good} strokeOpacity=".32" strokeWidth=".4">
            <Woven id={`${id}-panel`} length={250} depth={24} wave={40} doublings={4} />
          </g>
          <text x="125" y="5" fontSize="15" fontWeight="640" letterSpacing="3.6" fill={inks.sheet}>
            SHARE CERTIFICATE
          </text>
        </svg>
        <text x="255" y="166" fontSize="7.5" fill={inks.muted}>
          Form SH-1, section 46(3) of the Companies Act, 2013
        </text>
        <text x="255" y="186" fontSize="9.5">
          This is to certify that the person named here is the registered holder of the shares
        </text>
        <text x="255" y="198" fontSize="9.5">
          described below, subject to the memorandum and articles of the company.
        </text>
      </g>
      {[78, 432].map((x) => (
        <g key={x} transform={`translate(${x} 84)`}>
          {x < 255 ? <Medallion id={`${id}-m`} radius={32} ink="good" hollow={0.4} /> : null}
        </g>
      ))}
      <g fontSize="8.5" fill={inks.muted}>
        {fields.map(([label, x, , y]) => (
          <text key={label} x={x} y={y}>
            {label}
          </text>
        ))}
        <text x="190" y="324">
          Director
        </text>
        <text x="285" y="324">
          Director
        </text>
        <text x="380" y="324">
          Authorised person
        </text>
      </g>
      <path
        d={`${fields.map(([label, from, to, y]) => `M${from + labelLength(label)} ${y}H${to}`).join("")}M190 313h74M285 313h74M380 313h74`}
        stroke={inks.muted}
        strokeWidth=".6"
        strokeDasharray="1 2"
      />
      <g transform="translate(102 297)">
        <Medallion id={`${id}-seal`} radius={29} ink="alert" />
      </g>
      <Overprint x={270} y={300} turn={-8} size={32} />
    </Sheet>
  );
}
