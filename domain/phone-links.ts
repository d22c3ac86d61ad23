import { site } from "../content/site.ts";
import { internationalNumber, tenDigits } from "./forms/person.ts";

/** Dials the number as it was typed. */
export const callLink = (typed: string): string => `tel:${internationalNumber(typed) ?? typed.replaceAll(/\D/g, "")}`;

/** Opens WhatsApp with a draft; nothing for a number that cannot be one there. */
export function draftLink(typed: string, draft: string): string | undefined {
  const number = internationalNumber(typed);
  return number && `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(draft.toWellFormed())}`;
}

/** The same with a greeting in our name. */
export const chatLink = (typed: string, greeting: string): string | undefined =>
  draftLink(typed, `${greeting} This is ${site.name}.`);

/** '98765 43210', or as it was typed. */
export function readablePhone(typed: string): string {
  const digits = typed.trim().startsWith("+") ? undefined : tenDigits(typed);
  return digits ? `${digits.slice(0, 5)} ${digits.slice(5)}` : typed;
}
