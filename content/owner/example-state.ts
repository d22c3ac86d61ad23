import { gstinStateCode } from "../schemas/registration-numbers.ts";
import { type StateCode, states } from "../states.ts";
import { identity, legal } from "./facts.ts";

const stateOf = (name = ""): StateCode | undefined =>
  states.find((state) => state.name.toLowerCase() === name.toLowerCase())?.code;

/** Whose charges are shown while a visitor has chosen no state: the one that the owner names, or the firm's own. */
export const exampleStateCode: StateCode =
  stateOf(identity.exampleState) ??
  stateOf(identity.address.state) ??
  (legal.gstin ? gstinStateCode(legal.gstin) : undefined) ??
  "KA";

export const exampleStateName: string = states.find(({ code }) => code === exampleStateCode)?.name ?? "";
