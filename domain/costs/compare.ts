import { llpDuties } from "../../content/incorporation-costs/llp-agreement-duty.ts";
import { companyFees } from "../../content/incorporation-costs/mca-fees.ts";
import { stampDuties } from "../../content/incorporation-costs/stamp-duty.ts";
import type { DutyRule } from "../../content/schemas/incorporation-costs.ts";
import type { Status } from "../../content/schemas/sourced.ts";
import { type StructureId, structureIds } from "../../content/schemas/structure-id.ts";
import { type StateCode, states } from "../../content/states.ts";
import { rupees } from "../india/money.ts";
import { leastCertain } from "../sourced.ts";
import { type Amount, formatAmount, type Total } from "./amount.ts";
import { calculateCost } from "./calculate.ts";
import { nextDutyStep } from "./duty.ts";
import { llpSlab, nextCompanyFeeStep } from "./fees.ts";
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

export interface CapitalStep {
  from: number;
  to: number;
  adds: Amount;
  /** The lines that change, and by how much. A line without a figure on either side is in `unknown`. */
  lines: readonly { id: string; label: string; adds: Amount }[];
  unknown: readonly string[];
}

export interface NextStep extends CapitalStep {
  /** What a duty that is a percentage adds on the way to the step. */
  before: Amount;
}

/** What raising the capital or contribution to `capital` adds, line by line. */
export function capitalStep(input: CostInput, capital: number): CapitalStep {
  const before = calculateCost(input).lines;
  const after = calculateCost({ ...input, capital }).lines;
  const lines: { id: string; label: string; adds: Amount }[] = [];
  const unknown: string[] = [];
  for (const line of after) {
    const old = before.find(({ id }) => id === line.id);
    const oldAmount = old ? old.amount : { from: 0, to: 0 };
    if (!line.amount || !oldAmount) {
      unknown.push(line.id);
      continue;
    }
    const adds = { from: line.amount.from - oldAmount.from, to: line.amount.to - oldAmount.to };
    if (adds.from !== 0 || adds.to !== 0) lines.push({ id: line.id, label: line.label, adds });
  }
  const adds = {
    from: lines.reduce((total, line) => total + line.adds.from, 0),
    to: lines.reduce((total, line) => total + line.adds.to, 0),
  };
  return { from: input.capital, to: capital, adds, lines, unknown };
}

const stepSize = companyFees.registration.per;

function dutyRules({ structure, state }: CostInput): readonly DutyRule[] {
  if (structure === "llp") return llpDuties.find((duty) => duty.state === state)?.rules ?? [];
  return stampDuties.find((duty) => duty.state === state)?.readings.map(({ articles }) => articles) ?? [];
}

/** The next point at which an MCA fee or the stamp duty jumps, whichever comes first, and ₹10,000 or less beyond it. */
export function nextCapitalStep(input: CostInput): NextStep | null {
  const { structure, capital, smallCompany } = input;
  const feeStep =
    structure === "llp"
      ? (llpSlab(capital).upTo ?? undefined)
      : nextCompanyFeeStep(capital, structure === "opc" || smallCompany !== false);
  const ends = [feeStep, ...dutyRules(input).map((rule) => nextDutyStep(rule, capital))];
  const end = Math.min(...ends.filter((amount) => amount !== undefined));
  if (!Number.isFinite(end)) return null;
  const to = (Math.floor(end / stepSize) + 1) * stepSize;
  return { ...capitalStep({ ...input, capital: end }, to), before: capitalStep(input, end).adds };
}

/** '₹15,00,000 to ₹15,10,000 adds ₹12,600 to ₹13,000' */
export const describeStep = ({ from, to, adds }: CapitalStep): string =>
  `${rupees(from)} to ${rupees(to)} adds ${formatAmount(adds)}`;
