import { z } from "zod";
import { structureIds } from "./structure-id.ts";

/**
 * How sure we are of a figure or a rule.
 * verified: the text of the law, or sources that agree. check: sources differ, or one source only. ask: no figure.
 */
const statusSchema = z.enum(["verified", "check", "ask"]);
export type Status = z.infer<typeof statusSchema>;

export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower case words joined by hyphens");
export const structureIdSchema = z.enum(structureIds);

/** A sentence a founder reads. */
export const sentence = (max = 600) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => !text.includes("!"), "has an exclamation mark")
    .refine((text) => !/\s{2}|^\s|\s$/.test(text), "has stray spaces")
    .refine((text) => !/\[(VT|VS|U|C|A)\b|\b[ST]\d{1,2}[a-l]?\b/.test(text), "has a mark of the research notes");

/** Every figure and rule names its sources and the date of the newest material it was checked against. */
export const sourcedSchema = z.object({
  status: statusSchema,
  sources: z.array(idSchema).min(1).readonly(),
  /** Sources that print something else, as the note says. */
  differing: z.array(idSchema).min(1).readonly().optional(),
  checkedUpTo: z.iso.date(),
  note: sentence().optional(),
});
export type Sourced = z.infer<typeof sourcedSchema>;

export const sourceSchema = z.object({
  title: sentence(200),
  publisher: sentence(120),
  /** Missing where only a stored copy was read and its public address is not known. */
  url: z.url({ protocol: /^https$/ }).optional(),
  /** The date the source itself carries: a year, a month or a day. */
  dated: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional(),
  /** text: reproduces a statute, gazette, circular or government table. secondary: explains one. price: a firm's asking price. */
  kind: z.enum(["text", "secondary", "price"]),
});
export type Source = z.infer<typeof sourceSchema>;
