import { formatAmount, formatTotal } from "../../domain/costs/amount.ts";
import { calculateCost } from "../../domain/costs/calculate.ts";
import { peopleFor, usualCapital } from "../../domain/structures.ts";
import type { StructureId } from "../schemas/plain-lists.ts";
import type { StateCode } from "../states.ts";
import { exampleStateCode } from "./example-state.ts";

function usual(structure: StructureId) {
  const people = peopleFor(structure, 2);
  const { state, charges, ours, total } = calculateCost({
    structure,
    state: exampleStateCode,
    capital: usualCapital[structure],
    people,
  });
  return { state, charges, ours, total };
}

/** What is paid beside our fee in the usual case of each structure, in the state of the examples: to us, and to others. */
export const exampleLedgers = {
  "private-limited": usual("private-limited"),
  opc: usual("opc"),
  llp: usual("llp"),
};

export const exampleCharges = {
  "private-limited": exampleLedgers["private-limited"].charges,
  opc: exampleLedgers.opc.charges,
  llp: exampleLedgers.llp.charges,
};

export const exampleChargesInWords = {
  "private-limited": formatTotal(exampleCharges["private-limited"]),
  opc: formatTotal(exampleCharges.opc),
  llp: formatTotal(exampleCharges.llp),
};

/** What a company with ₹1 lakh of capital pays there: '₹10,020', and for the form alone, which is all that a Section 8 company may pay. */
export function stampDutyIn(state: StateCode): { all: string; form: string } {
  const structure = "private-limited";
  const { lines, stampDuty } = calculateCost({ structure, state, capital: usualCapital[structure], people: 2 });
  const form = lines.find(({ id }) => id === "form-duty")?.amount;
  return { all: formatTotal(stampDuty), form: form ? formatAmount(form) : "" };
}
