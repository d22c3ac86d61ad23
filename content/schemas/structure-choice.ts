import { z } from "zod";
import { idSchema, sentence, sourcedSchema, structureIdSchema } from "./sourced.ts";

/** Answers that must have been given, by question; each with the options that count. */
const conditionSchema = z.record(idSchema, z.array(idSchema).min(1).readonly());

export const structureQuestionSchema = z.object({
  id: idSchema,
  question: sentence(140),
  why: sentence(320),
  /** Asked only if one of these conditions holds. */
  askWhen: z.array(conditionSchema).min(1).readonly().optional(),
  options: z
    .array(
      z.object({
        id: idSchema,
        label: sentence(110),
        hint: sentence(200).optional(),
        /** Completes 'If …', to say what would change the result. */
        if: sentence(140),
      }),
    )
    .min(2)
    .readonly(),
});
export type StructureQuestion = z.infer<typeof structureQuestionSchema>;

const whenSchema = z.object({ question: idSchema, answer: idSchema });

/** A rule of law that removes structures. With `cure`, the structure fits again once that is done. */
export const structureRuleSchema = sourcedSchema.extend({
  id: idSchema,
  when: whenSchema,
  removes: z.array(structureIdSchema).min(1).readonly(),
  because: sentence(260),
  /** The half of `because` that is about one structure. */
  alone: z.partialRecord(structureIdSchema, sentence(160)).optional(),
  basis: sentence(160),
  cure: sentence(160).optional(),
});
export type StructureRule = z.infer<typeof structureRuleSchema>;

/** Points for a preference. `reason` is what the result says for the structure that gains. */
export const structurePointsSchema = sourcedSchema.extend({
  when: whenSchema,
  points: z.partialRecord(structureIdSchema, z.int()),
  reason: sentence(260),
});
export type StructurePoints = z.infer<typeof structurePointsSchema>;

const pointerIds = ["proprietorship", "partnership", "section-8", "expert", "under-age"] as const;
export const pointerSchema = sourcedSchema.extend({
  id: z.enum(pointerIds),
  title: sentence(80),
  /** Completes 'If the aim is charitable, …'. */
  result: sentence(80),
  text: sentence(320),
  /** Where the site says more. */
  article: z.strictObject({ label: sentence(60), href: z.string().startsWith("/articles/") }).optional(),
});
export type Pointer = z.infer<typeof pointerSchema>;

/** An answer that leads out of the three structures. */
export const structureExitSchema = z.object({ when: whenSchema, pointer: z.enum(pointerIds) });
export type StructureExit = z.infer<typeof structureExitSchema>;

/** Something to know or to do that follows from an answer but decides nothing. */
export const structureFlagSchema = sourcedSchema.extend({ when: whenSchema, text: sentence(360) });
export type StructureFlag = z.infer<typeof structureFlagSchema>;

/** A second structure worth showing beside the recommended one. */
export const structureAlternativeSchema = z.object({
  when: whenSchema,
  beside: structureIdSchema,
  structure: structureIdSchema,
  because: sentence(260),
});
export type StructureAlternative = z.infer<typeof structureAlternativeSchema>;

export const conversionSchema = sourcedSchema.extend({
  from: z.union([structureIdSchema, z.literal("partnership")]),
  to: structureIdSchema,
  route: sentence(120),
  steps: sentence(400),
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
});
export type ComplianceRow = z.infer<typeof complianceRowSchema>;

export const structureNeedsSchema = sourcedSchema.extend({
  structure: structureIdSchema,
  name: sentence(40),
  needs: z.array(sentence(160)).min(1).readonly(),
  goodToKnow: z.array(sentence(260)).min(1).readonly(),
});
export type StructureNeeds = z.infer<typeof structureNeedsSchema>;
