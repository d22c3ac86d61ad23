import { site } from "../../content/site.ts";
import { callLink, chatLink, readablePhone } from "../../domain/links.ts";
import type { Html } from "../http/html.ts";
import type { ButtonContent } from "./design/blocks.ts";
import { link, unbroken } from "./design/text.ts";

/** Our own number. */
export const phoneLink = (): Html => link(`tel:${site.phone.e164}`, unbroken(site.phone.display));

/** Buttons that call a person or write to them on WhatsApp, from the number as it was typed. */
export function phoneButtons(typed: string, greeting: string): ButtonContent[] {
  const call = { href: callLink(typed), label: `Call ${readablePhone(typed)}` };
  const chat = chatLink(typed, greeting);
  return chat ? [call, { href: chat, label: "WhatsApp", colour: "good" }] : [call];
}
