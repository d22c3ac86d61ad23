import { costWords } from "../../../content/incorporation-costs/ledger-words.ts";
import { formatAmount, type Total } from "../../../domain/costs/amount.ts";
import { MovingFigure } from "../../ui/MovingFigure.tsx";
import { MissingDuty } from "./MissingDuty.tsx";
import { wholeAmounts } from "./whole-amounts.ts";

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
