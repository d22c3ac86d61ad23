import type { Amount } from "../../../domain/costs/amount.ts";

interface Props extends Amount {
  /** The amount at the end of the scale. */
  scale: number;
  /** How much of the bar the scale takes, in percent. */
  room?: number;
  /** The one that was chosen is darker. */
  strong?: boolean;
}

const fills = {
  strong: ["fill-action", "fill-action/45"],
  quiet: ["fill-action/60", "fill-action/25"],
} as const;

/** An amount within the svg of a bar: solid up to its lowest reading, lighter from there to the highest. */
export const RangeBar = ({ from, to, scale, room = 100, strong = false }: Props) => {
  const [solid, light] = fills[strong ? "strong" : "quiet"];
  const low = barEnd(Math.min(from, to), scale, room);
  const rest = barEnd(Math.max(from, to), scale, room) - low;
  return (
    <>
      <rect width={`${low}%`} height="100%" className={`bar-moves ${solid}`} />
      {rest > 0 && <rect x={`${low}%`} width={`${rest.toFixed(1)}%`} height="100%" className={`bar-moves ${light}`} />}
    </>
  );
};

/** Where the bar of an amount ends, in percent; a small amount can still be seen. */
export const barEnd = (amount: number, scale: number, room = 100): number =>
  Math.max(2, Math.round((amount / scale) * room * 10) / 10);
