import { costWords } from "../../content/incorporation-costs/words.ts";
import type { Ledger } from "./ledger.ts";

/** How a duty becomes known where no source gives it. */
export const whenDutyIsKnown = ({ structure }: Pick<Ledger, "structure">): string =>
  structure === "llp" ? costWords.notKnownLlpDuty : costWords.notKnown;

/** The line under a total. The MCA portal collects neither the duty on an LLP agreement nor one without a figure. */
export const estimateNote = ({ structure, total }: Ledger): string =>
  structure === "llp" || total.missing.length > 0 ? costWords.estimateOutsidePortal : costWords.estimate;
