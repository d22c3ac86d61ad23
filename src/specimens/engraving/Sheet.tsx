import type { ReactNode } from "react";
import { inks } from "../../../drawings/colours.ts";
import { Woven } from "../../ui/guilloche/Spun.tsx";

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
