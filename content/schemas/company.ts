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
    figuresNote: text(160),
    reasons: exactly(4, iconedSchema),
  }),
  people: headingSchema.extend({
    columns: z.strictObject({ who: text(20), does: text(20), signs: text(20) }),
    roles: list(z.strictObject({ who: text(40), does: text(160), signs: text(120) })),
  }),
  mission: z.strictObject({ heading: text(40), text: text(320) }),
  values: z.strictObject({ heading: text(40), items: exactly(4, titledSchema) }),
  closing: headingSchema.extend({ button: buttonSchema }),
});
export type About = z.infer<typeof aboutSchema>;

export const partnersSchema = headingSchema.extend({
  soon: z.strictObject({ seal: text(20), text: text(220) }),
  who: z.strictObject({ heading: text(60), items: exactly(4, iconedSchema) }),
  how: z.strictObject({ heading: text(60), items: exactly(3, titledSchema) }),
  button: buttonSchema,
});
export type Partners = z.infer<typeof partnersSchema>;
