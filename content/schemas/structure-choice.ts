import { z } from "zod";
import { idSchema, sentence, sourcedSchema, structureIdSchema } from "./sourced.ts";
import { formIds } from "./structure-id.ts";

const formIdSchema = z.enum(formIds);

/** Answers that must have been given, by question; each with the options that count. */
const conditionSchema = z.record(idSchema, z.array(idSchema).min(1).readonly());

export const structureAnswersSchema = z.strictObject({
  id: idSchema,
  /** Asked only if one of these conditions holds. */
  askWhen: z.array(conditionSchema).min(1).readonly().optional(),
  /** Asked even when the structure is certain: what to do before filing follows from it. */
  always: z.literal(true).optional(),
  options: z.array(idSchema).min(2).readonly(),
});
export type StructureAnswers = z.infer<typeof structureAnswersSchema>;

const optionWordsSchema = z.strictObject({
  label: sentence(110),
  hint: sentence(200).optional(),
  /** Completes 'If …', to say what would change the result. */
  if: sentence(140),
});
type OptionWords = z.infer<typeof optionWordsSchema>;

export const questionWordsSchema = z.strictObject({
  question: sentence(140),
  why: sentence(320),
  options: z.record(idSchema, optionWordsSchema),
});
export interface QuestionWords<Option extends string = string> extends z.infer<typeof questionWordsSchema> {
  options: Readonly<Record<Option, OptionWords>>;
}

/** A question with all its words, in the order they are asked. */
export interface StructureQuestion extends Omit<QuestionWords, "options">, Omit<StructureAnswers, "options"> {
  options: readonly (OptionWords & { id: string })[];
}

const whenSchema = z.object({ question: idSchema, answer: idSchema });

/** A rule of law that removes forms. With `cure`, the form fits again once that is done. */
export const structureRuleSchema = sourcedSchema.extend({
  id: idSchema,
  when: whenSchema,
  removes: z.array(formIdSchema).min(1).readonly(),
  because: sentence(260),
  /** The part of `because` that is about one form. */
  alone: z.partialRecord(formIdSchema, sentence(160)).optional(),
  basis: sentence(160),
  cure: sentence(160).optional(),
});
export type StructureRule = z.infer<typeof structureRuleSchema>;

/** Points for a preference. `reason` is what the result says for the form that gains. */
export const structurePointsSchema = sourcedSchema.extend({
  when: whenSchema,
  points: z.partialRecord(formIdSchema, z.int()),
  reason: sentence(260),
});
export type StructurePoints = z.infer<typeof structurePointsSchema>;

const pointerIds = [
  "proprietorship",
  "partnership",
  "section-8",
  "public-company",
  "producer-company",
  "expert",
  "under-age",
  "sanction-first",
] as const;
/** A cost in words: where it depends on the state or has no checked figure, it says so. */
const costLineSchema = sourcedSchema.extend({ label: sentence(80), amount: sentence(200) });

/** A result other than the three structures. */
export const pointerSchema = sourcedSchema.extend({
  id: z.enum(pointerIds),
  title: sentence(80),
  /** Completes 'If the aim is charitable, …'. */
  result: sentence(80),
  text: sentence(400),
  needs: z.array(sentence(200)).min(1).readonly().optional(),
  costs: z.array(costLineSchema).min(1).readonly().optional(),
  steps: z.array(sentence(400)).min(1).readonly(),
  /** Where the site says more. */
  links: z
    .array(z.strictObject({ label: sentence(60), href: z.string().startsWith("/") }))
    .min(1)
    .readonly()
    .optional(),
});
export type Pointer = z.infer<typeof pointerSchema>;

/** An answer that leads out of the three structures. */
export const structureExitSchema = z.object({
  when: conditionSchema,
  pointer: z.enum(pointerIds),
  because: sentence(200),
});
export type StructureExit = z.infer<typeof structureExitSchema>;

/** Something to know or to do that follows from an answer but decides nothing. */
export const structureFlagSchema = sourcedSchema.extend({
  when: whenSchema,
  text: sentence(420),
  /** Said only for these results; for every result where missing. */
  forms: z.array(formIdSchema).min(1).readonly().optional(),
});
export type StructureFlag = z.infer<typeof structureFlagSchema>;

/** A second structure worth showing beside the recommended form. */
export const structureAlternativeSchema = z.object({
  when: whenSchema,
  beside: formIdSchema,
  structure: structureIdSchema,
  because: sentence(260),
});
export type StructureAlternative = z.infer<typeof structureAlternativeSchema>;

export const conversionSchema = sourcedSchema.extend({
  from: formIdSchema,
  to: structureIdSchema,
  route: sentence(120),
  steps: sentence(700),
  cost: sentence(200).optional(),
});
export type Conversion = z.infer<typeof conversionSchema>;

const byStructure = z.record(structureIdSchema, sentence(120));
export const complianceRowSchema = z.object({
  id: idSchema,
  label: sentence(60),
  values: byStructure,
  /** How many of these a year brings, at least and at most; missing for what depends on the business. */
  counts: z.record(structureIdSchema, z.tuple([z.int(), z.int()]).readonly()).optional(),
  /** For a company that is not small, where that differs. */
  notSmall: z.strictObject({ value: sentence(120), count: z.int() }).optional(),
});
export type ComplianceRow = z.infer<typeof complianceRowSchema>;

export const structureNeedsSchema = sourcedSchema.extend({
  structure: structureIdSchema,
  name: sentence(40),
  needs: z.array(sentence(160)).min(1).readonly(),
  goodToKnow: z.array(sentence(260)).min(1).readonly(),
});
export type StructureNeeds = z.infer<typeof structureNeedsSchema>;
