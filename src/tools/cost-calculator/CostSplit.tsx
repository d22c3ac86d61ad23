import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { type CostStructure, type Ledger, type PartId, partTotals } from "../../../domain/costs/ledger.ts";
import { Bar, Swatch } from "../../ui/Bar.tsx";
import { SumFigure } from "./SumFigure.tsx";

/** One tone for each payee: indigo and ink in steps, none of which says good or bad. Whole, for the style compiler. */
export const payeeFills: Record<PartId, string> = {
  ours: "fill-action",
  mca: "fill-action/40",
  duty: "fill-ink",
  others: "fill-ink/35",
};

/** The parts of a bar, cut where one payee’s part ends and the next begins; lower figures where there is a range. */
export const payeeParts = (ledger: Ledger<CostStructure>) =>
  partTotals(ledger).map(({ part, total }) => ({ id: part, amount: total.from, fill: payeeFills[part] }));

/** The bar with what each part is. */
export const CostSplit = ({ ledger }: { ledger: Ledger<CostStructure> }) => (
  <figure>
    <figcaption className="mb-2 text-sm font-strong">{costCalculator.ledger.split}</figcaption>
    <Bar parts={payeeParts(ledger)} open={ledger.total.missing.length > 0} className="h-5 w-full" />
    <ul className="mt-3 text-sm">
      {partTotals(ledger).map(({ part, total }) => (
        <li key={part} className="flex items-baseline gap-2 py-0.5">
          <Swatch fill={payeeFills[part]} open={total.missing.length > 0 && total.to === 0} />
          <span className="grow text-muted">{costCalculator.ledger.groups[part]}</span>
          <span className="figures text-right font-strong *:first:align-top">
            <SumFigure total={total} />
          </span>
        </li>
      ))}
    </ul>
  </figure>
);
