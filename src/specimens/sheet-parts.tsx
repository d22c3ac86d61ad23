import type { ReactNode } from "react";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { DocumentKind } from "../../content/specimens.ts";
import { type DocumentInk, inks } from "../../drawings/colours.ts";
import { Spun, Woven } from "../ui/guilloche/Spun.tsx";

/** What stands where the name of a founder's business will be. */
export const exampleNames: Record<StructureId, string> = {
  "private-limited": "Your Company Private Limited",
  opc: "Your Company (OPC) Private Limited",
  llp: "Your Business LLP",
};

const upright = { width: 360, height: 510 };

/** How large the sheet of each document is, in the units it is drawn in. */
export const sizes: Record<DocumentKind, { width: number; height: number }> = {
  incorporation: upright,
  "tax-numbers": { width: 440, height: 264 },
  memorandum: upright,
  "share-certificate": { width: 510, height: 360 },
  "llp-agreement": upright,
  "first-filings": upright,
};

/** Of the quotation and of the founder's page. */
export const inWritingSize = upright;

interface OverprintProps {
  x: number;
  y: number;
  turn?: number;
  size?: number;
}

/** The word across a document that is worth nothing, with an edge of paper that keeps it clear of the line work. */
export const Overprint = ({ x, y, turn = -12, size = 34 }: OverprintProps) => (
  <text
    transform={`translate(${x} ${y})rotate(${turn})`}
    textAnchor="middle"
    fontSize={size}
    fontWeight="640"
    letterSpacing={size * 0.14}
    fill={inks.alert}
    stroke={inks.sheet}
    strokeWidth={size * 0.2}
    paintOrder="stroke"
  >
    SPECIMEN
  </text>
);

interface SheetProps {
  width: number;
  height: number;
  /** What a reader who does not see the drawing is told. */
  label: string;
  children: ReactNode;
}

/** A sheet of paper of its own size; everything on it is drawn in the same units. */
export const Sheet = ({ width, height, label, children }: SheetProps) => (
  <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} fill={inks.ink}>
    <path d={`M0 0h${width}v${height}H0z`} fill={inks.sheet} />
    {children}
  </svg>
);

interface BandProps {
  id?: string;
  x?: number;
  y: number;
  width: number;
  height: number;
  wave?: number;
  lines?: number;
}

/** A woven band, cut off at its own edges. */
export const Band = ({ width, height, wave = 28, lines = 8, ...place }: BandProps) => (
  <svg {...place} width={width} height={height} viewBox={`0 ${-height / 2} ${width} ${height}`} aria-hidden="true">
    <Woven length={width} depth={height - 4} wave={wave} lines={lines} />
  </svg>
);

interface FrameProps {
  id: string;
  width: number;
  height: number;
  ink: DocumentInk;
  second?: DocumentInk;
}

const edge = 9;
const depth = 20;
const middle = edge + depth / 2;

/** The border of a certificate: a woven band on each side, a rosette in each corner, hairlines outside and inside. */
export function Frame({ id, width, height, ink, second = "highlight" }: FrameProps) {
  const across = width - 2 * middle;
  const down = height - 2 * middle;
  const outline = (inset: number) => `M${inset} ${inset}h${width - 2 * inset}v${height - 2 * inset}H${inset}z`;
  const top = `${id}-top`;
  const left = `${id}-left`;
  const corner = `${id}-corner`;
  return (
    <g fill="none" stroke={inks[ink]} strokeWidth=".45">
      <path d={outline(edge) + outline(edge + depth)} fill={inks[`${ink}-wash`]} fillRule="evenodd" />
      <path d={outline(edge - 3) + outline(edge + depth + 3)} />
      <Band id={top} x={middle} y={edge} width={across} height={depth} />
      <use href={`#${top}`} y={height - 2 * edge - depth} />
      <g id={left} transform={`translate(${middle} ${middle})rotate(90)`}>
        <Band y={-depth / 2} width={down} height={depth} />
      </g>
      <use href={`#${left}`} x={across} />
      <g id={corner} transform={`translate(${middle} ${middle})`}>
        <path d="M-14-14h28v28h-28z" fill={inks.sheet} />
        <g stroke={inks[second]}>
          <Spun lines={16} rx={12} ry={6.5} />
        </g>
        <Spun lines={8} rx={6.5} ry={2} />
      </g>
      <use href={`#${corner}`} x={across} />
      <use href={`#${corner}`} y={down} />
      <use href={`#${corner}`} x={across} y={down} />
    </g>
  );
}
