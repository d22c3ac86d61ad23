import { type StateCode, states } from "../states.ts";

/** How the Registrar's numbers are written. Plain values, for code in the browser. */
export const cinPattern = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;
export const llpinPattern = /^[A-Z]{3}-\d{4}$/;

const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** 'Rajasthan' of '08…' */
const gstinState = (gstin: string): string | undefined => stateOf(gstin)?.name;

const stateOf = (gstin: string) => states.find(({ gst }) => gstin.startsWith(gst));

/** The last character, from the fourteen before it: the digits of their values in base 36, every second one doubled. */
function checkCharacter(gstin: string): string | undefined {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, index) => {
    const value = characters.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 36) + (value % 36);
  }, 0);
  return characters[(36 - (sum % 36)) % 36];
}

export function gstinMistake(gstin: string): string | undefined {
  if (!shape.test(gstin)) return "is not a GSTIN of 15 characters in capital letters";
  if (!gstinState(gstin)) return "does not begin with the code of a state";
  return checkCharacter(gstin) === gstin.at(-1)
    ? undefined
    : "has a mistake: its last character does not fit the others";
}

/** A GSTIN is of the state in which the firm has an office: the texts name a state, and none that they name is the GSTIN's. */
export function gstinStateMistake(gstin: string, ...texts: string[]): string | undefined {
  const named = states.map(({ name }) => name).filter((name) => texts.some((text) => text.includes(name)));
  if (named.length === 0 || named.some((name) => name === gstinState(gstin))) return undefined;
  return `is of ${gstinState(gstin)}, and the office is in ${named[0]}`;
}

/** '29' of Karnataka: the code of a state in GST. */
export const gstStateCode = (state: StateCode): string => states.find(({ code }) => code === state)?.gst ?? "";

/** 'RJ' of '08…' */
export const gstinStateCode = (gstin: string): StateCode | undefined => stateOf(gstin)?.code;
