import type { Status } from "../../content/schemas/sourced.ts";
import { type StructureId, structureIds } from "../../content/schemas/structure-id.ts";
import { type StateCode, states } from "../../content/states.ts";
import { leastCertain } from "../sourced.ts";
import type { Total } from "./amount.ts";
import { calculateCost } from "./calculate.ts";
import type { CostInput, CostStructure, Ledger } from "./ledger.ts";

/** The same choice for all three structures. Fees differ by structure, so the caller gives the price of each one's offer. */
export const compareStructures = (
  input: CostInput,
  feeFor: (structure: StructureId) => number | undefined = () => input.ourFee,
): Ledger[] => structureIds.map((structure) => calculateCost({ ...input, structure, ourFee: feeFor(structure) }));

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
