import { site } from "../content/site.ts";
import { internationalNumber, tenDigits } from "./forms/person.ts";

/** Dials the number as it was typed. */
export const callLink = (typed: string): string => `tel:${internationalNumber(typed) ?? typed.replaceAll(/\D/g, "")}`;

/** Opens WhatsApp with a greeting in our name; nothing for a number that cannot be one there. */
export function chatLink(typed: string, greeting: string): string | undefined {
  const number = internationalNumber(typed);
  if (!number) return undefined;
  const chat = new URL(`https://wa.me/${number.slice(1)}`);
  chat.searchParams.set("text", `${greeting} This is ${site.name}.`);
  return chat.href.replaceAll("+", "%20");
}

/** '98765 43210', or as it was typed. */
export function readablePhone(typed: string): string {
  const digits = typed.trim().startsWith("+") ? undefined : tenDigits(typed);
  return digits ? `${digits.slice(0, 5)} ${digits.slice(5)}` : typed;
}
