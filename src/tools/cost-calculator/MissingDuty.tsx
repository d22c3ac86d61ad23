import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import type { Total } from "../../../domain/costs/amount.ts";
import { isDutyMissing, isFeeMissing } from "../../../domain/costs/duty-words.ts";

const words = costCalculator.ledger;

/** After a sum that has a part without a figure. */
export const MissingDuty = ({ total }: { total: Total }) =>
  total.missing.length > 0 && (
    <span className="inline-block text-sm font-normal tracking-normal text-muted">
      &nbsp;{isFeeMissing(total) && words.missingFee} {isDutyMissing(total) && words.missing}
    </span>
  );
