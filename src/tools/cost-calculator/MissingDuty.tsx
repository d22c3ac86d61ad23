import { costCalculator } from "../../../content/cost-calculator.ts";
import type { Total } from "../../../domain/costs/amount.ts";

/** After a sum that has a part without a figure. */
export const MissingDuty = ({ total }: { total: Total }) =>
  total.missing.length > 0 && (
    <span className="inline-block text-sm font-normal tracking-normal text-muted">
      &nbsp;{costCalculator.ledger.missing}
    </span>
  );
