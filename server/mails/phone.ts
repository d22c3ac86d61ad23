import type { ReactElement } from "react";
import { site } from "../../content/site.ts";
import { internationalNumber, tenDigits } from "../../domain/forms/person.ts";
import type { ButtonContent } from "./design/blocks.ts";
import { link, unbroken } from "./design/text.ts";

/** Our own number. */
export const phoneLink = (): ReactElement => link(`tel:${site.phone.e164}`, unbroken(site.phone.display));

/** Buttons that call a person or write to them on WhatsApp, from the number as it was typed. */
export function phoneButtons(typed: string, greeting: string): ButtonContent[] {
  const number = internationalNumber(typed);
  const call = { href: `tel:${number ?? typed.replaceAll(/\D/g, "")}`, label: `Call ${readablePhone(typed)}` };
  if (!number) return [call];
  const chat = new URL(`https://wa.me/${number.slice(1)}`);
  chat.searchParams.set("text", `${greeting} This is ${site.name}.`);
  return [call, { href: chat.href.replaceAll("+", "%20"), label: "WhatsApp", colour: "good" }];
}

/** '98765 43210', or as it was typed. */
export function readablePhone(typed: string): string {
  const digits = typed.trim().startsWith("+") ? undefined : tenDigits(typed);
  return digits ? `${digits.slice(0, 5)} ${digits.slice(5)}` : typed;
}
