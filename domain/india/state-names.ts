import { type StateCode, states } from "../../content/states.ts";

const names = new Map<StateCode, string>(states.map(({ code, name }) => [code, name]));

export const stateName = (code: StateCode): string => names.get(code) ?? code;
