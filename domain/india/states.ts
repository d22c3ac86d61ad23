import { type State, type StateCode, states } from "../../content/states.ts";

/** The state of a two-letter code, with its tax dates; undefined for a code that no state has. */
export const findState = (code: string | undefined): State | undefined => states.find((state) => state.code === code);

const names = new Map<StateCode, string>(states.map(({ code, name }) => [code, name]));

export const stateName = (code: StateCode): string => names.get(code) ?? code;
