import { calculateCost } from "../../domain/costs/calculate.ts";
import { peopleFor } from "../../domain/structures/people.ts";
import { usualCapital } from "../../domain/structures/usual-capital.ts";
import { exampleStateCode } from "./example-state.ts";
import { chargesInWords } from "./rupees.ts";

const usualCharges = (structure: "private-limited" | "opc" | "llp") => {
  const people = peopleFor(structure, 2);
  return calculateCost({ structure, state: exampleStateCode, capital: usualCapital[structure], people }).charges;
};

/** What is charged beside our fee in the usual case of each structure, in the state of the examples. */
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
