import type { ReactNode } from "react";
import { inks } from "./inks.ts";

interface OverprintProps {
  x: number;
  y: number;
  turn?: number;
  size?: number;
}

/** The word across a document that is worth nothing. */
export const Overprint = ({ x, y, turn = -12, size = 34 }: OverprintProps) => (
  <text
    transform={`translate(${x} ${y})rotate(${turn})`}
    textAnchor="middle"
    fontSize={size}
    fontWeight="640"
    letterSpacing={size * 0.14}
    fill={inks.alert}
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
