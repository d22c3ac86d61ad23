import { calculateCost } from "../../domain/costs/calculate.ts";
import { peopleFor } from "../../domain/structures/people.ts";
import { usualCapital } from "../../domain/structures/usual-capital.ts";
import { exampleStateCode } from "./example-state.ts";
import { chargesInWords } from "./rupees.ts";

/** What is charged beside our fee in the usual case of a structure. */
export const usualCharges = (structure: "private-limited" | "opc" | "llp", state = exampleStateCode) => {
  const people = peopleFor(structure, 2);
  return calculateCost({ structure, state, capital: usualCapital[structure], people }).charges;
};

/** The same of each structure in the state of the examples. */
export const exampleCharges = {
  "private-limited": usualCharges("private-limited"),
  opc: usualCharges("opc"),
  llp: usualCharges("llp"),
};

export const exampleChargesInWords = {
  "private-limited": chargesInWords(exampleCharges["private-limited"]),
  opc: chargesInWords(exampleCharges.opc),
  llp: chargesInWords(exampleCharges.llp),
};
