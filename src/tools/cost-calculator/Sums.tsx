import { costWords } from "../../../content/incorporation-costs/ledger-words.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { billOf } from "../../../domain/company-plan/cost.ts";
import { formatAmount, type Total } from "../../../domain/costs/amount.ts";
import { isDutyMissing, isFeeMissing, paidSplit } from "../../../domain/costs/duty-words.ts";
import type { CostStructure, Ledger } from "../../../domain/costs/ledger.ts";
import { offerSet } from "../../../domain/offers/offers.ts";
import { Bar, billFills } from "../../ui/Bar.tsx";
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

/** The parts of a bill in a bar; lower figures where there is a range. */
export const billParts = (ledger: Ledger<CostStructure>) =>
  billOf(ledger).parts.map(({ id, amount }) => ({ id, amount: amount.from, fill: billFills[id] }));

/** The bar, and what goes to us and to others: the lines below say to whom. */
export const CostSplit = ({ ledger }: { ledger: Ledger<CostStructure> }) => (
  <figure>
    <Bar parts={billParts(ledger)} open={ledger.total.missing.length > 0} className="h-5 w-full" />
    <figcaption className="figures mt-2 text-sm">
      {paidSplit(ledger.ours, ledger.others)}
      <MissingDuty total={ledger.others} />
    </figcaption>
  </figure>
);
