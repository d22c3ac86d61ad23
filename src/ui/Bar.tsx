import type { Bill } from "../../domain/company-plan/cost.ts";

interface Props {
  parts: readonly { id: string; amount: number; fill: string }[];
  /** The amount at the end of the scale; without it the parts fill the bar. */
  scale?: number;
  /** Whether a part without a figure comes last. */
  open?: boolean;
  /** Whether room is kept for one, in this bar or in another on the same scale. */
  keepsRoom?: boolean;
  className: string;
}

/** How much of a bar is kept for a part without a figure, in percent of its length. */
const openPart = 24;

const tidy = (value: number) => Math.round(value * 100) / 100;

/** Amounts to scale, one after the other. The words beside it say the same. */
export function Bar({ parts, scale, open = false, keepsRoom = open, className }: Props) {
  const room = keepsRoom ? 100 - openPart : 100;
  const whole = scale ?? parts.reduce((sum, { amount }) => sum + amount, 0);
  let sum = 0;
  let end = 0;
  return (
    <svg aria-hidden="true" className={`block forced-color-adjust-none ${className}`}>
      {parts.map(({ id, amount, fill }) => {
        const start = end;
        sum += amount;
        end = tidy((sum / whole) * room);
        return (
          end > start && (
            <rect
              key={id}
              x={`${start}%`}
              width={`${tidy(end - start)}%`}
              height="100%"
              // A line between two parts of one colour, or of two dark ones.
              strokeWidth="2"
              className={`bar-moves stroke-sheet ${fill}`}
            />
          )
        );
      })}
      {open && <OpenEnd from={end} width={parts.length > 0 ? openPart : 100} />}
    </svg>
  );
}

const stripes = "M-6 20L14 0M4 20L24 0M14 20L34 0M24 20L44 0M34 20L54 0M44 20L64 0M54 20L74 0M64 20L84 0M74 20L94 0";

/** What has no figure: hatched, and open at its end. */
const OpenEnd = ({ from, width }: { from: number; width: number }) => (
  <svg
    aria-hidden="true"
    x={`${from}%`}
    width={`${width}%`}
    height="100%"
    viewBox="0 0 80 20"
    preserveAspectRatio="xMinYMid slice"
  >
    <path d={stripes} strokeWidth="3.5" className="stroke-action/45" />
  </svg>
);

/** Before the name of a part: its colour in the bar, hatched where there is no figure. */
export const Swatch = ({
  fill,
  open = false,
  className = "",
}: {
  fill: string;
  open?: boolean;
  className?: string;
}) => (
  <svg aria-hidden="true" className={`inline-block size-2.5 shrink-0 forced-color-adjust-none ${className}`}>
    {open ? <OpenEnd from={0} width={100} /> : <rect width="100%" height="100%" className={fill} />}
  </svg>
);

/** The parts of a bill in its bar: what we sell, the tax on our fee, and what we pay on. */
export const billFills: Record<Bill["parts"][number]["id"], string> = {
  fee: "fill-action",
  signatures: "fill-action",
  gst: "fill-action/45",
  charges: "fill-ink",
};
