import { ledgerFor } from "./calculate.ts";
import type { CostInput, Ledger } from "./ledger.ts";
import { section8Lines } from "./section-8-lines.ts";

/** A Section 8 company has a file of its own: every page with a price counts the others, and loads this where one is asked for. */
export const calculateSection8 = (input: CostInput<"section-8">): Ledger<"section-8"> =>
  ledgerFor(input, (state) => section8Lines(state, input.shareCapital === false ? null : input.capital));
