import { costWords } from "../../../content/incorporation-costs/ledger-words.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { formatAmount, type Total } from "../../../domain/costs/amount.ts";
import { isDutyMissing, isFeeMissing } from "../../../domain/costs/duty-words.ts";
import { type CostStructure, type Ledger, type PartId, partTotals } from "../../../domain/costs/ledger.ts";
import { offerSet } from "../../../domain/offers/offers.ts";
import { Bar, Swatch } from "../../ui/Bar.tsx";
import { MovingFigure } from "../../ui/MovingFigure.tsx";

/** A range that has no room on one line breaks before 'to' or 'or', which stays with the second amount. */
export const wholeAmounts = (text: string): string => text.replace(/ (to|or) /, " $1\u00a0");

/** A sum that is not of what the form shows. */
export const dimmed = "opacity-45";

const words = costCalculator.ledger;

export const structureName = (structure: CostStructure): string =>
  structure === "section-8" ? costCalculator.section8.name : offerSet(structure).tab;

/** 'authorised capital' of a company, 'contribution' of an LLP. */
export const capitalName = (structure: CostStructure): string =>
  structure === "llp" ? "contribution" : "authorised capital";

export const peopleSign = (people: number): string => (people === 1 ? "1 person signs" : `${people} people sign`);

/** After a sum that has a part without a figure. */
export const MissingDuty = ({ total }: { total: Total }) =>
  total.missing.length > 0 && (
    <span className="inline-block text-sm font-normal tracking-normal text-muted">
      &nbsp;{isFeeMissing(total) && words.missingFee} {isDutyMissing(total) && words.missing}
    </span>
  );

/** A sum; where it has a part without a figure, that is said. */
export const SumFigure = ({ total }: { total: Total }) => {
  if (total.missing.length > 0 && total.to === 0) return costWords.unknown;
  return (
    <>
      <MovingFigure value={total.from}>{wholeAmounts(formatAmount(total))}</MovingFigure>
      <MissingDuty total={total} />
    </>
  );
};

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
    <figcaption className="mb-2 text-sm font-strong">{words.split}</figcaption>
    <Bar parts={payeeParts(ledger)} open={ledger.total.missing.length > 0} className="h-5 w-full" />
    <ul className="mt-3 text-sm">
      {partTotals(ledger).map(({ part, total }) => (
        <li key={part} className="flex items-baseline gap-2 py-0.5">
          <Swatch fill={payeeFills[part]} open={total.missing.length > 0 && total.to === 0} />
          <span className="grow text-muted">{words.groups[part]}</span>
          <span className="figures text-right font-strong *:first:align-top">
            <SumFigure total={total} />
          </span>
        </li>
      ))}
    </ul>
  </figure>
);
