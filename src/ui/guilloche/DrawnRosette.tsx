import type { ComponentProps } from "react";
import { Rosette } from "./Guilloche.tsx";

/**
 * A rosette that draws itself once when the page opens. The frame around it keeps the place, size and mask that
 * `className` gives; the drawing inside has a mask of its own, whose twelve openings widen until they meet.
 */
export const DrawnRosette = ({ className, ...rosette }: ComponentProps<typeof Rosette>) => (
  <div aria-hidden="true" className={className}>
    <Rosette {...rosette} className="drawn-rosette size-full" />
  </div>
);
