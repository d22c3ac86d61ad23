import { z } from "zod";
import { claimIdSchema } from "../../src/claims/claims.ts";
import { buttonSchema, exactly, headingSchema, iconedSchema, list, titledSchema, words } from "./text.ts";

export const aboutSchema = headingSchema.extend({
  story: z.object({ heading: words(60), paragraphs: z.array(words(520)).min(3).max(4).readonly() }),
  why: headingSchema.extend({
    figures: list(claimIdSchema),
    reasons: exactly(4, iconedSchema),
  }),
  mission: z.object({ heading: words(40), text: words(320) }),
  values: z.object({ heading: words(40), items: exactly(4, titledSchema) }),
  closing: headingSchema.extend({ button: buttonSchema }),
});
export type About = z.infer<typeof aboutSchema>;

export const partnersSchema = headingSchema.extend({
  soon: z.object({ seal: words(20), text: words(220) }),
  who: z.object({ heading: words(60), items: exactly(4, iconedSchema) }),
  how: z.object({ heading: words(60), items: exactly(3, titledSchema) }),
  button: buttonSchema,
});
export type Partners = z.infer<typeof partnersSchema>;
