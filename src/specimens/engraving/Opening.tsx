import type { ReactNode } from "react";

interface Props {
  id?: string;
  x?: number;
  y?: number;
  width: number;
  height: number;
  /** Which point of what is drawn inside lies in the opening's top left corner. */
  from: readonly [x: number, y: number];
  children: ReactNode;
}

/** A rectangle of a drawing that cuts off what reaches beyond it. Goes inside an svg. */
export const Opening = ({ id, x, y, width, height, from: [left, top], children }: Props) => (
  <svg
    id={id}
    x={x}
    y={y}
    width={width}
    height={height}
    viewBox={`${left} ${top} ${width} ${height}`}
    aria-hidden="true"
  >
    {children}
  </svg>
);
