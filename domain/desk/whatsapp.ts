import { whatsapp as ownTexts } from "../../content/owner/facts.ts";
import { type WhatsAppTextId, whatsappTexts } from "../../content/registration/whatsapp-texts.ts";
import type { WhatsAppFact } from "../../content/schemas/whatsapp-text.ts";
import { fill } from "../text.ts";

export type WhatsAppFacts = Readonly<Partial<Record<WhatsAppFact, string>>>;

/** The owner's words, or ours. */
export const whatsappText = (id: WhatsAppTextId): string => ownTexts[id] ?? whatsappTexts[id];

const factsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

export const needsLink = (text: string): boolean => factsIn(text).includes("link");

/** With the person's facts. A sentence whose fact is not known is left out: neither a hole nor a brace stays. */
export function fillText(text: string, facts: WhatsAppFacts): string {
  const values = Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
  return text
    .split("\n")
    .map((line) =>
      line
        .split(/(?<=[.?!।])\s+/)
        .filter((sentence) => factsIn(sentence).every((name) => name in values))
        .map((sentence) => fill(sentence, values))
        .join(" "),
    )
    .join("\n")
    .trim();
}
