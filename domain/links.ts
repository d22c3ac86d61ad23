import { site } from "../content/site.ts";
import { internationalNumber } from "./forms/person.ts";

/** Dials the number as it was typed. */
export const callLink = (typed: string): string => `tel:${internationalNumber(typed) ?? typed.replaceAll(/\D/g, "")}`;

/** Opens WhatsApp with a draft; nothing for a number that cannot be one there. */
export function draftLink(typed: string, draft: string): string | undefined {
  const number = internationalNumber(typed);
  return number && `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(draft.toWellFormed())}`;
}

/** Opens WhatsApp with a draft that begins with a greeting in our name. */
export const chatLink = (typed: string, greeting: string): string | undefined =>
  draftLink(typed, `${greeting} This is ${site.name}.`);

const indian = /^\+91(\d{5})(\d{5})$/;

/** '98765 43210', however it was typed; a number from abroad as it was typed. */
export function readablePhone(typed: string): string {
  const number = internationalNumber(typed) ?? "";
  return indian.test(number) ? number.replace(indian, "$1 $2") : typed;
}

/** As `readablePhone`; with the prefix of an area it stays as it was typed: a landline is not known without it. */
export const phoneWithPrefix = (typed: string): string => (/^\s*0[1-9]/.test(typed) ? typed : readablePhone(typed));

/** Writes to the address and does nothing else: nothing in it is read as a header such as `?bcc=`. */
export const mailLink = (address: string): string => `mailto:${address.split("@").map(encodeURIComponent).join("@")}`;
