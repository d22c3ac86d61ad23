import { z } from "zod";
import { lawChangeIdSchema } from "./references.ts";
import { structureIds } from "./structure-id.ts";
import {
  buttonSchema,
  exactly,
  headingSchema,
  iconedSchema,
  list,
  questionSchema,
  text,
  titledSchema,
} from "./text.ts";

const structureIdSchema = z.enum(structureIds);

/** Notes of law shown beside a figure that has changed. */
const laws = list(lawChangeIdSchema).optional();

const requirementSchema = titledSchema.extend({ laws });
const stepSchema = titledSchema.extend({
  duration: text(20).optional(),
  /** The founder takes part in this step; in the others the advisor does the work. */
  withYou: z.boolean().optional(),
  laws,
});
/** A step shown on a line of days: `startsOn` is how many days have gone by when it begins. */
const timedStepSchema = stepSchema.extend({
  duration: z.string().regex(/^\d+(-\d+)? days$/, "must be such as '3 days' or '3-4 days'"),
  startsOn: z.int().nonnegative(),
});
const filingSchema = z.strictObject({
  title: text(60),
  form: text(30),
  /** As the specification lists it. */
  due: text(40),
  /** Where `due` is no longer the law: the date in force, shown first, and how the other was listed. */
  inForce: z.strictObject({ due: text(60), listed: text(60) }).optional(),
  text: text(240),
  laws,
});

const section = <Item extends z.ZodType>(count: number, item: Item) =>
  headingSchema.extend({ items: exactly(count, item) });

const pageSchema = z.strictObject({
  name: text(40),
  shortName: text(12),
  hero: z.strictObject({ headline: text(70), subtitle: text(220), points: exactly(3, text(60)) }),
  form: headingSchema,
  offers: headingSchema,
  /** What the three rooms of the drawn house show, in words that the page says too. */
  rooms: exactly(3, text(40)),
  closing: z.strictObject({ badge: text(40), heading: text(70), text: text(220), button: buttonSchema }),
  questions: exactly(5, questionSchema),
});

export const privateLimitedSchema = pageSchema.extend({
  id: z.literal("private-limited"),
  route: z.literal("/private-limited"),
  overview: z.strictObject({ heading: text(80), paragraphs: list(text(420)) }),
  benefits: section(4, iconedSchema),
  requirements: section(6, requirementSchema),
  process: section(6, timedStepSchema),
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

export const comparisonSchema = headingSchema
  .extend({
    columns: z.tuple([
      z.strictObject({ id: z.literal("private-limited"), label: text(30) }),
      z.strictObject({ id: z.literal("opc"), label: text(30) }),
      z.strictObject({ id: z.literal("llp"), label: text(30) }),
    ]),
    rows: list(
      z.strictObject({
        id: z.string(),
        label: text(40),
        values: z.record(structureIdSchema, text(140)),
        laws,
      }),
    ),
    /** The rows from here on, which are folded away, and what they are about. */
    later: z.strictObject({ from: z.string(), label: text(40) }),
    footnote: text(240),
    choices: exactly(
      3,
      z.strictObject({
        structure: structureIdSchema,
        heading: text(40),
        points: z.array(text(110)).min(4).max(5).readonly(),
        button: buttonSchema,
      }),
    ),
  })
  .refine(({ rows, later }) => rows.slice(1).some(({ id }) => id === later.from), {
    error: "must be the id of a row after the first",
    path: ["later", "from"],
  });
export type Comparison = z.infer<typeof comparisonSchema>;
