import { costWords } from "../../content/incorporation-costs/ledger-words.ts";
import { fill } from "../text.ts";
import { type Amount, formatAmount, type Total } from "./amount.ts";
import type { CostStructure, Ledger } from "./ledger.ts";

export const isDutyMissing = ({ missing }: Total): boolean => missing.some((id) => id.endsWith("-duty"));

export const isFeeMissing = ({ missing }: Total): boolean => missing.some((id) => id.endsWith("-fee"));

/** How a duty becomes known where no source gives it. */
export const whenDutyIsKnown = ({ structure }: Pick<Ledger<CostStructure>, "structure">): string =>
  structure === "llp" ? costWords.notKnownLlpDuty : costWords.notKnown;

/** The line under a total. The MCA portal collects neither the duty on an LLP agreement nor one without a figure. */
export const estimateNote = ({ structure, total }: Pick<Ledger<CostStructure>, "structure" | "total">): string =>
  structure === "llp" || isDutyMissing(total) ? costWords.estimateOutsidePortal : costWords.estimate;

/** 'Paid to us ₹6,359, to others ₹11,163' */
export const paidSplit = (ours: Amount, others: Amount): string =>
  fill(costWords.split, { ours: formatAmount(ours), others: formatAmount(others) });
