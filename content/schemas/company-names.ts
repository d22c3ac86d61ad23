import { z } from "zod";
import { idSchema, sentence, sourcedSchema } from "./sourced.ts";
import { structureIds } from "./structure-id.ts";

/** What a name can be checked for: the structures of the tools, and a Section 8 company, which the other tools do not have. */
export const nameKinds = [...structureIds, "section-8"] as const;
export type NameKind = (typeof nameKinds)[number];

/** block: the name will be refused as it is. warn: expect a question. info: allowed, good to know. */
const levelSchema = z.enum(["block", "warn", "info"]);
export type Level = z.infer<typeof levelSchema>;

/** Lower case words, as they are compared: hyphens and dots separate words. */
const phrase = z.string().regex(/^[a-z0-9]+( [a-z0-9]+)*$/, "must be lower case words");

export const wordRuleSchema = sourcedSchema.extend({
  id: idSchema,
  phrases: z.array(phrase).readonly(),
  /** Words of Indian languages in Latin letters, found in other spellings as well: aayog and ayog. */
  hindi: z.array(phrase).readonly().optional(),
  /** Only when typed in capitals: WHO, not 'who'. */
  letters: z.array(phrase).readonly().optional(),
  level: levelSchema,
  /** What is needed to use the word. */
  need: sentence(240),
  authority: sentence(120).optional(),
  /** The clause, as it is cited. */
  rule: sentence(120),
  /** Only for these; for all if missing. */
  structures: z.array(z.enum(nameKinds)).readonly().optional(),
  /** LLP rule 18 has the same bar, and is cited first for an LLP. */
  llpRule18: z.boolean().optional(),
  /** Only together with one of these words. */
  together: z.array(phrase).readonly().optional(),
  /** Beside one of these words the phrase means something else, and less happens. */
  otherSense: z
    .object({ level: levelSchema, need: sentence(240), beside: z.record(phrase, z.array(phrase).readonly()) })
    .optional(),
  /** Only as the last word. */
  last: z.boolean().optional(),
});
export type WordRule = z.infer<typeof wordRuleSchema>;

/** A clause of rule 8(2): what is disregarded when two names are compared. */
export const clauseSchema = z.object({ clause: z.string().regex(/^[a-l]$/), disregards: sentence(160) });

export const findingTextSchema = sourcedSchema.extend({
  level: levelSchema,
  title: sentence(100),
  text: sentence(320),
  rule: sentence(140),
});
export type FindingText = z.infer<typeof findingTextSchema>;

/** 'titan:watch,clock': a mark and the trades it is known for; with ~ before it nothing is said in other trades. */
export const ordinaryMarkSchema = z.string().regex(/^~?[a-z0-9 ]+:[a-z0-9 ]+(,[a-z0-9 ]+)*$/);

export const wordListSchema = z.array(phrase).min(1).readonly();
export const wordMapSchema = z.record(phrase, phrase);
