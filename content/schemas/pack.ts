import { z } from "zod";
import { packIds } from "./pack-id.ts";
import { idSchema, sentence, sourcedSchema } from "./sourced.ts";
import { formIds } from "./structure-id.ts";

/** What a pack can be shown for: a form of business, or the Section 8 company, which is none of them. */
const packFormSchema = z.enum([...formIds, "section-8"]);
export type PackForm = z.infer<typeof packFormSchema>;

/** One thing of a pack. It is said to everybody with the pack, or only with these answers, or only for these forms. */
const partSchema = sourcedSchema
  .extend({
    /** Any of these conditions; each names answers by question. */
    when: z
      .array(z.record(idSchema, z.array(idSchema).min(1).readonly()))
      .min(1)
      .readonly()
      .optional(),
    forms: z.array(packFormSchema).min(1).readonly().optional(),
  })
  .refine((part) => part.status === "verified" || part.note, "a doubt needs a note");

const monthAndDay = z.string().regex(/^\d{2}-\d{2}$/, "must be a month and a day, such as 06-30");

/** When something is due. Only what counts from the incorporation or comes every year has a date; the rest is said in words. */
const packDueSchema = z.union([
  z.strictObject({ daysAfterIncorporation: z.int().positive() }),
  /** Every year by this day, first after the incorporation. */
  z.strictObject({ yearlyBy: monthAndDay }),
  /** The first date of a filing of the calendar, for a private company that is not small. */
  z.strictObject({ filing: idSchema }),
  z.strictObject({ inWords: sentence(100) }),
]);
export type PackDue = z.infer<typeof packDueSchema>;

const paperSchema = partSchema.safeExtend({ title: sentence(80), text: sentence(300) });
/** The first one is what to do before anything else. */
const stepSchema = partSchema.safeExtend({ text: sentence(320) });
/** A cost in words: where it depends on the case or has no checked figure, it says so. */
const costSchema = partSchema.safeExtend({ label: sentence(80), amount: sentence(200) });
const dateSchema = partSchema.safeExtend({
  id: idSchema,
  title: sentence(80),
  due: packDueSchema,
  text: sentence(240),
});

export const packSchema = z.strictObject({
  id: z.enum(packIds),
  title: sentence(60),
  text: sentence(240),
  papers: z.array(paperSchema).min(1).readonly(),
  steps: z.array(stepSchema).min(1).readonly(),
  costs: z.array(costSchema).min(1).readonly(),
  dates: z.array(dateSchema).min(1).readonly(),
});
export type PackContent = z.infer<typeof packSchema>;
