import { z } from "zod";
import { lawChangeIdSchema } from "../../src/law/law-changes.ts";
import {
  buttonSchema,
  exactly,
  headingSchema,
  iconedSchema,
  list,
  questionSchema,
  titledSchema,
  words,
} from "./text.ts";

export const structureIdSchema = z.enum(["private-limited", "opc", "llp"]);
export type StructureId = z.infer<typeof structureIdSchema>;

/** Notes of law shown beside a figure that has moved. */
const laws = list(lawChangeIdSchema).optional();

const requirementSchema = titledSchema.extend({ laws });
const stepSchema = titledSchema.extend({
  duration: words(20).optional(),
  /** The founder takes part in this step; in the others the advisor does the work. */
  withYou: z.boolean().optional(),
  laws,
});
/** A step drawn on a line of days: `startsOn` is how many days have gone by when it begins. */
const timedStepSchema = stepSchema.extend({
  duration: z.string().regex(/^\d+(-\d+)? days$/, "must be such as '3 days' or '3-4 days'"),
  startsOn: z.int().nonnegative(),
});
const filingSchema = z.object({ title: words(60), form: words(30), due: words(40), text: words(240), laws });

const section = <Item extends z.ZodType>(count: number, item: Item) =>
  headingSchema.extend({ items: exactly(count, item) });

const pageSchema = z.object({
  name: words(40),
  shortName: words(12),
  hero: z.object({ headline: words(70), subtitle: words(220), points: exactly(3, words(60)) }),
  form: headingSchema,
  plans: headingSchema,
  closing: z.object({ badge: words(40), heading: words(70), text: words(220), button: buttonSchema }),
  questions: exactly(5, questionSchema),
});

export const privateLimitedSchema = pageSchema.extend({
  id: z.literal("private-limited"),
  route: z.literal("/private-limited"),
  overview: z.object({ heading: words(80), paragraphs: list(words(420)) }),
  benefits: section(4, iconedSchema),
  requirements: section(6, requirementSchema),
  process: section(6, timedStepSchema).extend({ note: words(260) }),
});

const featuredPageSchema = pageSchema.extend({
  features: section(6, iconedSchema.extend({ laws })),
  benefits: section(8, titledSchema.extend({ laws })),
  requirements: section(7, requirementSchema),
  process: section(9, stepSchema),
});

export const opcSchema = featuredPageSchema.extend({
  id: z.literal("opc"),
  route: z.literal("/one-person-company"),
});

export const llpSchema = featuredPageSchema.extend({
  id: z.literal("llp"),
  route: z.literal("/llp-registration"),
  compliance: section(4, filingSchema),
});

export type PrivateLimitedPage = z.infer<typeof privateLimitedSchema>;
export type OpcPage = z.infer<typeof opcSchema>;
export type LlpPage = z.infer<typeof llpSchema>;

export const comparisonSchema = headingSchema.extend({
  columns: z.tuple([
    z.object({ id: z.literal("private-limited"), label: words(30) }),
    z.object({ id: z.literal("opc"), label: words(30) }),
    z.object({ id: z.literal("llp"), label: words(30) }),
  ]),
  rows: list(
    z.object({
      id: z.string(),
      label: words(40),
      values: z.record(structureIdSchema, words(140)),
      laws,
    }),
  ),
  footnote: words(240),
  choices: exactly(
    3,
    z.object({
      structure: structureIdSchema,
      heading: words(40),
      points: z.array(words(110)).min(4).max(5).readonly(),
      button: buttonSchema,
    }),
  ),
});
export type Comparison = z.infer<typeof comparisonSchema>;
