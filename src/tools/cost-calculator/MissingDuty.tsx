import { costCalculator } from "../../../content/cost-calculator.ts";
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

/** How much of a bar is kept for a part without a figure, in percent of its length. */
export const openPart = 24;

const stripes = "M-6 20L14 0M4 20L24 0M14 20L34 0M24 20L44 0M34 20L54 0M44 20L64 0M54 20L74 0M64 20L84 0M74 20L94 0";

/** The part of a bar that has no figure, within the bar's svg: hatched, and open at its end. */
export const OpenEnd = ({ from = 0, width = openPart }: { from?: number; width?: number }) => (
  <svg
    aria-hidden="true"
    x={`${from}%`}
    width={`${width}%`}
    height="100%"
    viewBox="0 0 80 20"
    preserveAspectRatio="xMinYMid slice"
  >
    <path d={stripes} strokeWidth="3.5" className="stroke-action/45" />
  </svg>
);
