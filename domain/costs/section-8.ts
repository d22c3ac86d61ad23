import { calculateCost, ledgerFor } from "./calculate.ts";
import type { CostInput, CostStructure, Ledger } from "./ledger.ts";
import { section8Lines } from "./section-8-lines.ts";

export type AnyCostInput = CostInput | CostInput<"section-8">;

/** A Section 8 company has a file of its own: every page with a price counts the others, only the calculator this one. */
export const calculateSection8 = (input: CostInput<"section-8">): Ledger<"section-8"> =>
  ledgerFor(input, (state) => section8Lines(state, input.shareCapital === false ? null : input.capital));

export const calculateAny = (input: AnyCostInput): Ledger<CostStructure> =>
  input.structure === "section-8" ? calculateSection8(input) : calculateCost(input);
