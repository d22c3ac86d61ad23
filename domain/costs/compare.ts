import type { Status } from "../../content/sources/certainty.ts";
import { type StateCode, states } from "../../content/states.ts";
import { leastCertain } from "../sourced.ts";
import type { Total } from "./amount.ts";
import type { CostStructure, Ledger } from "./ledger.ts";

export interface StateCost {
  state: StateCode;
  name: string;
  stampDuty: Total;
  charges: Total;
  total: Total;
  /** How certain the stamp duty is; the other charges are the same everywhere. */
  status: Status;
}

export const costByState = (ledgerIn: (state: StateCode) => Ledger<CostStructure>): StateCost[] =>
  states.map(({ code, name }) => {
    const ledger = ledgerIn(code);
    const duties = ledger.lines.filter(({ group }) => group === "stamp-duty");
    const status = leastCertain(duties.map((line) => line.status));
    const { stampDuty, charges, total } = ledger;
    return { state: code, name, stampDuty, charges, total, status };
  });
