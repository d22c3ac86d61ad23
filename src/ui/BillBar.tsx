import type { Bill } from "../../domain/company-plan/bill.ts";

const fills: Record<Bill["parts"][number]["id"], string> = {
  fee: "fill-action",
  gst: "fill-action/45",
  charges: "fill-action/20",
};

const swatches: typeof fills = { fee: "bg-action", gst: "bg-action/45", charges: "bg-action/20" };

/** Before the name of a part: its colour in the bar. */
export const BillSwatch = ({ part }: { part: keyof typeof swatches }) => (
  <span
    aria-hidden="true"
    className={`mr-2 inline-block size-2.5 shrink-0 forced-color-adjust-none ${swatches[part]}`}
  />
);

const tidy = (value: number) => Math.round(value * 100) / 100;

/** The parts of a bill to scale, at the lower end of a range: what is ours dark, what we pay on pale. */
export function BillBar({ parts, total }: Pick<Bill, "parts" | "total">) {
  let sum = 0;
  return (
    <svg aria-hidden="true" className="mt-4 h-3 w-full forced-color-adjust-none md:mt-5">
      {parts.map(({ id, amount: { from } }) => {
        const start = (sum / total.from) * 100;
        sum += from;
        const width = (from / total.from) * 100;
        return (
          <rect
            key={id}
            x={`${tidy(start)}%`}
            width={`${tidy(width)}%`}
            height="100%"
            className={`bar-moves ${fills[id]}`}
          />
        );
      })}
    </svg>
  );
}
