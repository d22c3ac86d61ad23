import { z } from "zod";
import { type WhatsAppTextId, whatsappTitles } from "../registration/whatsapp-texts.ts";
import { field, line } from "./owner-field.ts";

/** What a text may hold between braces, and what is put there. */
export const whatsappFacts = {
  name: "the person",
  advisor: "whoever writes",
  firm: "your name",
  email: "your e-mail address",
  callTime: "when the next call was agreed",
  number: "the number of the open quotation",
  total: "its total",
  lastDay: "its last day",
  link: "a fresh link to the founder's page",
  papers: "the papers that have not arrived",
  company: "the name that was approved",
  refused: "the name that was refused",
  reason: "the Registrar's reason",
  certificate: "the CIN or LLPIN",
  amount: "what was paid",
  day: "when",
  reference: "with which reference",
  due: "what is due now",
} as const;
export type WhatsAppFact = keyof typeof whatsappFacts;

/** WhatsApp takes about so many characters of an address; a letter of an Indian script takes nine. */
const longestAddress = 1_700;

const known = Object.keys(whatsappFacts);

const text = line(1_000).superRefine((value, context) => {
  const issue = (message: string) => context.addIssue({ code: "custom", message });
  for (const [, name] of value.matchAll(/\{([^{}]*)\}/g))
    if (!known.includes(name!))
      issue(`{${name}} is not known; it may be ${known.map((each) => `{${each}}`).join(", ")}`);
  if (/[{}]/.test(value.replaceAll(/\{[^{}]*\}/g, ""))) issue("has a brace that belongs to no {fact}");
  if (encodeURIComponent(value).length > longestAddress) issue("is too long for a link to WhatsApp");
});

const one = (id: WhatsAppTextId) =>
  field(whatsappTitles[id], "Hello {name}. This is {advisor} of {firm}.", text).optional();

/** Those that the owner words otherwise. */
export const whatsappTextsSchema = z.strictObject({
  "missed-call": one("missed-call"),
  "call-agreed": one("call-agreed"),
  quotation: one("quotation"),
  papers: one("papers"),
  "unclear-paper": one("unclear-paper"),
  name: one("name"),
  certificate: one("certificate"),
  payment: one("payment"),
  page: one("page"),
} satisfies Record<WhatsAppTextId, z.ZodType>);
