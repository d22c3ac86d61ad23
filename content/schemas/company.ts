import { z } from "zod";
import { claimIdSchema } from "./references.ts";
import {
  buttonSchema,
  exactly,
  headingSchema,
  iconedSchema,
  list,
  text,
  textWithTokens,
  titledSchema,
} from "./text.ts";

export const aboutSchema = headingSchema.extend({
  heading: textWithTokens(80),
  story: z.strictObject({ heading: text(60), paragraphs: z.array(textWithTokens(520)).min(3).max(4).readonly() }),
  why: headingSchema.extend({
    figures: list(claimIdSchema),
    reasons: exactly(4, iconedSchema),
  }),
  mission: z.strictObject({ heading: text(40), text: text(320) }),
  values: z.strictObject({ heading: text(40), items: exactly(4, titledSchema) }),
  closing: headingSchema.extend({ button: buttonSchema }),
});
export type About = z.infer<typeof aboutSchema>;

export const partnersSchema = headingSchema.extend({
  soon: z.strictObject({ seal: text(20), text: text(220) }),
  who: z.strictObject({ heading: text(60), items: exactly(4, iconedSchema) }),
  how: z.strictObject({ heading: text(60), button: text(40), items: exactly(3, titledSchema) }),
  button: buttonSchema,
});
export type Partners = z.infer<typeof partnersSchema>;
