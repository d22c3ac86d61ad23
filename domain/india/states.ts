import type { StateTaxes } from "../../content/incorporation-costs/state-taxes.ts";
import { stateTaxes } from "../../content/incorporation-costs/state-taxes.ts";
import { states } from "../../content/states.ts";

interface StateWithTaxes extends StateTaxes {
  name: string;
}

/** The state of a two-letter code, with its tax dates; undefined for a code that no state has. */
export function findState(code: string | undefined): StateWithTaxes | undefined {
  const state = states.find((candidate) => candidate.code === code);
  return state && { name: state.name, ...stateTaxes[state.code] };
}
