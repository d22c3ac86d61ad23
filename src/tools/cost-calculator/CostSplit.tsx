import { costCalculator } from "../../../content/cost-calculator.ts";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import { formatAmount } from "../../../domain/costs/amount.ts";
import { type CostStructure, groupTotals, type Ledger, type LineGroup } from "../../../domain/costs/ledger.ts";
import { MovingFigure } from "../../ui/MovingFigure.tsx";
import { OpenEnd, openPart } from "./MissingDuty.tsx";

/** The inks of the sheet: indigo and ink in steps, none of which says good or bad. Whole, for the style compiler. */
const groupFills: Record<LineGroup, string> = {
  ours: "fill-action",
  mca: "fill-action/45",
  name: "fill-action/20",
  "stamp-duty": "fill-ink",
  "pan-and-tan": "fill-ink/20",
  signatures: "fill-ink/45",
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

/** One bar, cut where one kind of charge ends and the next begins; lower figures where there is a range. */
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
      {groupTotals(ledger).map(({ group, total }) => {
        const start = from;
        sum += total.from;
        from = tidy((sum / scale) * room);
        const width = tidy(from - start);
        return (
          width > 0 && (
            <rect
              key={group}
              x={`${start}%`}
              width={`${width}%`}
              height="100%"
              className={`bar-moves ${groupFills[group]}`}
            />
          )
        );
      })}
      {ledger.total.missing.length > 0 && <OpenEnd from={from} />}
    </svg>
  );
}

/** The colour of a kind of charge; hatched where it has no figure. */
export const Swatch = ({ group, open }: { group: LineGroup; open: boolean }) => (
  <svg aria-hidden="true" className="inline-block size-2.5 shrink-0 forced-color-adjust-none">
    {open ? <OpenEnd width={100} /> : <rect width="100%" height="100%" className={groupFills[group]} />}
  </svg>
);

/** The bar with what each part is. */
export const CostSplit = ({ ledger }: { ledger: Ledger<CostStructure> }) => (
  <figure>
    <figcaption className="mb-2 text-sm font-strong">{costCalculator.ledger.split}</figcaption>
    <SplitBar ledger={ledger} />
    <ul className="mt-3 grid gap-x-6 gap-y-1 text-sm max-sm:gap-y-0 sm:grid-cols-2 print:grid-cols-2">
      {groupTotals(ledger).map(({ group, total }) => {
        const open = total.missing.length > 0;
        return (
          <li key={group} className="flex items-baseline gap-2">
            <Swatch group={group} open={open} />
            <span className="grow text-muted">{costWords.groups[group]}</span>
            <span className="figures font-strong">
              {open ? costWords.unknown : <MovingFigure value={total.from}>{formatAmount(total)}</MovingFigure>}
            </span>
          </li>
        );
      })}
    </ul>
  </figure>
);
