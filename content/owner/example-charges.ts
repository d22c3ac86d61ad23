import { calculateCost } from "../../domain/costs/calculate.ts";
import { peopleFor } from "../../domain/structures/people.ts";
import { usualCapital } from "../../domain/structures/usual-capital.ts";
import { exampleStateCode } from "./example-state.ts";
import { chargesInWords } from "./rupees.ts";

const usual = (structure: "private-limited" | "opc" | "llp") => {
  const people = peopleFor(structure, 2);
  return calculateCost({ structure, state: exampleStateCode, capital: usualCapital[structure], people });
};
const ledgers = { "private-limited": usual("private-limited"), opc: usual("opc"), llp: usual("llp") };

/** What is charged beside our fee in the usual case of each structure, in the state of the examples. */
export const exampleCharges = {
  "private-limited": ledgers["private-limited"].charges,
  opc: ledgers.opc.charges,
  llp: ledgers.llp.charges,
};

/** What of it is ours: the digital signatures. */
export const exampleSignatures = {
  "private-limited": ledgers["private-limited"].ours.from,
  opc: ledgers.opc.ours.from,
  llp: ledgers.llp.ours.from,
};

export const exampleChargesInWords = {
  "private-limited": chargesInWords(exampleCharges["private-limited"]),
  opc: chargesInWords(exampleCharges.opc),
  llp: chargesInWords(exampleCharges.llp),
};
