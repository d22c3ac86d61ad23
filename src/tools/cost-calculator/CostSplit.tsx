import { costCalculator } from "../../../content/cost-calculator.ts";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import { formatAmount } from "../../../domain/costs/amount.ts";
import { groupTotals, type Ledger, type LineGroup } from "../../../domain/costs/ledger.ts";

/** Written out whole, for the style compiler. */
const groupFills: Record<LineGroup, string> = {
  ours: "fill-action",
  mca: "fill-action/45",
  "stamp-duty": "fill-highlight",
  name: "fill-alert/70",
  "pan-and-tan": "fill-line-strong",
  signatures: "fill-good",
};

const tidy = (value: number) => Math.round(value * 100) / 100;

interface SplitBarProps {
  ledger: Ledger;
  /** The amount at the end of the scale; without it the bar is full. */
  scale?: number;
  className?: string;
}

/** One bar, cut where one kind of charge ends and the next begins; lower figures where there is a range. */
export function SplitBar({ ledger, scale = ledger.total.from, className = "h-5" }: SplitBarProps) {
  let from = 0;
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block w-full forced-color-adjust-none ${className}`}
    >
      {groupTotals(ledger).map(({ group, total }) => {
        const start = tidy((from / scale) * 100);
        from += total.from;
        const width = tidy((from / scale) * 100 - start);
        return width > 0 && <path key={group} d={`M${start} 0h${width}v1h-${width}z`} className={groupFills[group]} />;
      })}
    </svg>
  );
}

/** The bar with what each part is. */
export const CostSplit = ({ ledger }: { ledger: Ledger }) => (
  <figure>
    <figcaption className="mb-2 text-sm font-strong">{costCalculator.ledger.split}</figcaption>
    <SplitBar ledger={ledger} />
    <ul className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {groupTotals(ledger).map(({ group, total }) => (
        <li key={group} className="flex items-baseline gap-2">
          <svg viewBox="0 0 1 1" aria-hidden="true" className="size-2.5 shrink-0 forced-color-adjust-none">
            <path d="M0 0h1v1H0z" className={groupFills[group]} />
          </svg>
          <span className="grow text-muted">{costWords.groups[group]}</span>
          <span className="figures font-strong">
            {total.missing.length > 0 ? costCalculator.states.unknown : formatAmount(total)}
          </span>
        </li>
      ))}
    </ul>
  </figure>
);
