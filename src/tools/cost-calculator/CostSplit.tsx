import { costCalculator } from "../../../content/cost-calculator.ts";
import { type CostStructure, type Ledger, type PartId, partTotals } from "../../../domain/costs/ledger.ts";
import { OpenEnd, openPart } from "./MissingDuty.tsx";
import { SumFigure } from "./SumFigure.tsx";

/** One tone for each payee: indigo and ink in steps, none of which says good or bad. Whole, for the style compiler. */
const fills: Record<PartId, string> = {
  ours: "fill-action",
  mca: "fill-action/40",
  duty: "fill-ink",
  others: "fill-ink/35",
};

const tidy = (value: number) => Math.round(value * 100) / 100;

interface SplitBarProps {
  ledger: Ledger<CostStructure>;
  /** The amount at the end of the scale; without it the bar is full. */
  scale?: number;
  /** Whether room is kept for a part without a figure, in this bar or in another on the same scale. */
  open?: boolean;
  className?: string;
}

/** One bar, cut where one payee’s part ends and the next begins; lower figures where there is a range. */
export function SplitBar({
  ledger,
  scale = ledger.total.from,
  open = ledger.total.missing.length > 0,
  className = "h-5",
}: SplitBarProps) {
  const room = open ? 100 - openPart : 100;
  let sum = 0;
  let from = 0;
  return (
    <svg aria-hidden="true" className={`block w-full forced-color-adjust-none ${className}`}>
      {partTotals(ledger).map(({ part, total }) => {
        const start = from;
        sum += total.from;
        from = tidy((sum / scale) * room);
        const width = tidy(from - start);
        return (
          width > 0 && (
            <rect key={part} x={`${start}%`} width={`${width}%`} height="100%" className={`bar-moves ${fills[part]}`} />
          )
        );
      })}
      {ledger.total.missing.length > 0 && <OpenEnd from={from} />}
    </svg>
  );
}

/** The tone of a payee; hatched where there is no figure. */
export const Swatch = ({ part, open }: { part: PartId; open: boolean }) => (
  <svg aria-hidden="true" className="inline-block size-2.5 shrink-0 forced-color-adjust-none">
    {open ? <OpenEnd width={100} /> : <rect width="100%" height="100%" className={fills[part]} />}
  </svg>
);

/** The bar with what each part is. */
export const CostSplit = ({ ledger }: { ledger: Ledger<CostStructure> }) => (
  <figure>
    <figcaption className="mb-2 text-sm font-strong">{costCalculator.ledger.split}</figcaption>
    <SplitBar ledger={ledger} />
    <ul className="mt-3 text-sm">
      {partTotals(ledger).map(({ part, total }) => (
        <li key={part} className="flex items-baseline gap-2 py-0.5">
          <Swatch part={part} open={total.missing.length > 0 && total.to === 0} />
          <span className="grow text-muted">{costCalculator.ledger.groups[part]}</span>
          <span className="figures text-right font-strong *:first:align-top">
            <SumFigure total={total} />
          </span>
        </li>
      ))}
    </ul>
  </figure>
);
