import { z } from "zod";
import { sentence, sourcedSchema, structureIdSchema } from "./sourced.ts";

const rupeesSchema = z.int().min(0);
/** At most three decimals, so that the duty can be calculated in whole numbers. */
const percentSchema = z.number().positive().max(10).multipleOf(0.001);

/** How a duty depends on the authorised capital or the contribution. `max: null` means no upper limit. */
const dutyRuleSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("flat"), amount: rupeesSchema }),
  /** One amount up to each limit; the last row has no limit and may be a percentage. */
  z.object({
    kind: z.literal("steps"),
    steps: z
      .array(z.object({ upTo: rupeesSchema, amount: rupeesSchema }))
      .min(1)
      .readonly(),
    above: z.union([z.object({ amount: rupeesSchema }), z.object({ percent: percentSchema })]),
  }),
  z.object({ kind: z.literal("percent"), percent: percentSchema, min: rupeesSchema, max: rupeesSchema.nullable() }),
  /** `amount` for every `size` of capital or part of it. */
  z.object({ kind: z.literal("block"), size: rupeesSchema, amount: rupeesSchema, max: rupeesSchema.nullable() }),
]);
export type DutyRule = z.infer<typeof dutyRuleSchema>;

const dutyPartSchema = z.enum(["form", "memorandum", "articles"]);
export type DutyPart = z.infer<typeof dutyPartSchema>;

/** One way of reading the law: the duty on the SPICe+ form, the memorandum and the articles. */
const dutyReadingSchema = z.object({
  label: sentence(80),
  form: rupeesSchema,
  memorandum: rupeesSchema,
  articles: dutyRuleSchema,
});
export type DutyReading = z.infer<typeof dutyReadingSchema>;

export const stampDutySchema = sourcedSchema
  .extend({
    state: z.string(),
    /** The first is the main figure; more make a range. None: no reliable figure exists. */
    readings: z.array(dutyReadingSchema).max(3).readonly(),
    /** The parts in doubt; the others are verified. */
    check: z.array(dutyPartSchema).readonly().optional(),
    /** The doubt matters only above this capital. */
    checkAbove: rupeesSchema.optional(),
  })
  .refine((duty) => (duty.status === "ask") === (duty.readings.length === 0), "only 'ask' has no reading")
  .refine((duty) => (duty.status === "check") === Boolean(duty.check?.length), "'check' names the parts in doubt")
  .refine((duty) => duty.status === "verified" || duty.note, "a doubt needs a note");
export type StampDuty = z.infer<typeof stampDutySchema>;

/** Stamp duty on an LLP agreement. Two rules make a range; none means no reliable figure. */
export const llpDutySchema = sourcedSchema
  .extend({
    state: z.string(),
    rules: z.array(dutyRuleSchema).max(2).readonly(),
    /** Above this contribution there is no reliable figure. */
    knownUpTo: rupeesSchema.optional(),
  })
  .refine((duty) => (duty.status === "ask") === (duty.rules.length === 0), "only 'ask' has no rule")
  .refine((duty) => duty.status === "verified" || duty.note, "a doubt needs a note");
export type LlpDuty = z.infer<typeof llpDutySchema>;

export const companyFeesSchema = z.object({
  registration: sourcedSchema.extend({
    nilUpTo: rupeesSchema,
    per: rupeesSchema,
    /** OPC and small company: `base` plus `amount` per ₹10,000 above `from`. */
    concession: z.object({ from: rupeesSchema, upTo: rupeesSchema, base: rupeesSchema, amount: rupeesSchema }),
    general: z.object({
      from: rupeesSchema,
      base: rupeesSchema,
      slabs: z.array(z.object({ upTo: rupeesSchema.nullable(), amount: rupeesSchema })).readonly(),
      maxAdditional: rupeesSchema,
    }),
  }),
  filing: sourcedSchema.extend({
    /** The fee for each document while the capital is below the limit. */
    slabs: z.array(z.object({ below: rupeesSchema.nullable(), fee: rupeesSchema })).readonly(),
  }),
  /** Whether the form and the articles pay one filing fee or two above the nil limit. */
  formAndArticles: sourcedSchema,
});
export type CompanyFees = z.infer<typeof companyFeesSchema>;

export const llpFeesSchema = sourcedSchema.extend({
  slabs: z
    .array(z.object({ upTo: rupeesSchema.nullable(), registration: rupeesSchema, document: rupeesSchema }))
    .readonly(),
});
export type LlpFees = z.infer<typeof llpFeesSchema>;

const plainDutySchema = z.object({ form: rupeesSchema, memorandum: rupeesSchema, articles: rupeesSchema });

export const section8Schema = z.object({
  registration: sourcedSchema,
  licence: sourcedSchema,
  duty: sourcedSchema.extend({
    formOnly: z.array(z.string()).readonly(),
    nilWithoutShares: z.array(z.string()).readonly(),
    withoutShares: z.record(z.string(), plainDutySchema),
    /** Why the figure of a state is to be checked. */
    doubts: z.record(z.string(), sentence(300)),
  }),
});
export type Section8Costs = z.infer<typeof section8Schema>;

export const otherChargesSchema = z.object({
  companyName: sourcedSchema.extend({ amount: rupeesSchema }),
  llpName: sourcedSchema.extend({ amount: rupeesSchema }),
  panAndTan: sourcedSchema.extend({ pan: rupeesSchema, tan: rupeesSchema }),
  companyDin: sourcedSchema.extend({ free: z.int(), each: rupeesSchema }),
  llpDpin: sourcedSchema.extend({ free: z.int(), each: rupeesSchema }),
  signature: sourcedSchema.extend({ each: rupeesSchema, lowest: rupeesSchema, highest: rupeesSchema }),
  gst: sourcedSchema,
});
export type OtherCharges = z.infer<typeof otherChargesSchema>;

const priceSchema = z.object({ label: sentence(80), amount: rupeesSchema });

export const yearlyCostSchema = sourcedSchema.extend({
  structure: structureIdSchema,
  /** What a year costs item by item, at the lowest fee card seen and at a middle one. */
  low: z.array(priceSchema).min(1).readonly(),
  middle: z.array(priceSchema).min(1).readonly(),
  /** All-in quotations for a larger business. */
  high: z.object({ from: rupeesSchema, to: rupeesSchema }),
  /** Service for the opening filings, in the first year only. */
  firstYear: z.object({ low: z.array(priceSchema).readonly(), middle: z.array(priceSchema).readonly() }),
});
export type YearlyCost = z.infer<typeof yearlyCostSchema>;

/** A cost outside the bands, told in words. */
export const extraCostSchema = sourcedSchema.extend({
  id: z.string(),
  label: sentence(80),
  text: sentence(300),
  structures: z.array(structureIdSchema).min(1).readonly(),
});
export type ExtraCost = z.infer<typeof extraCostSchema>;
