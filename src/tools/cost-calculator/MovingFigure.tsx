import { useState } from "react";

interface Props {
  /** What the figure stands for: a larger one comes from below, a smaller one from above. */
  value: number;
  /** As it is written. */
  children: string;
}

/** A figure that follows an input: another value moves into its place. */
export function MovingFigure({ value, children }: Props) {
  const [shown, setShown] = useState({ value, way: "" });
  if (shown.value !== value) setShown({ value, way: value > shown.value ? "figure-rises" : "figure-falls" });
  return (
    <span key={value} className={shown.way}>
      {children}
    </span>
  );
}
