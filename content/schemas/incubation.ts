import { z } from "zod";
import { claimIdSchema, lawChangeIdSchema } from "./references.ts";
import { buttonSchema, exactly, headingSchema, iconedSchema, list, questionSchema, text } from "./text.ts";

const lineSchema = iconedSchema.extend({ laws: list(lawChangeIdSchema).optional() });

const incubationOfferSchema = z.strictObject({
  id: z.enum(["incubation", "acceleration"]),
  name: text(30),
  recommended: z.boolean(),
  description: text(160),
  bestFor: text(160),
  buildsOn: text(60).optional(),
  lines: list(lineSchema),
  button: buttonSchema,
});

const sessionSchema = z.strictObject({ week: z.int().min(1).max(16), title: text(70), text: text(160) });

export const incubationSchema = z.strictObject({
  hero: z.strictObject({ headline: text(70), subtitle: text(220), claim: claimIdSchema }),
  offersSection: headingSchema,
  offers: exactly(2, incubationOfferSchema),
  priceNote: text(200),
  masterclass: headingSchema.extend({
    claim: claimIdSchema,
    more: text(30),
    sessions: exactly(16, sessionSchema).refine(
      (sessions) => sessions.every(({ week }, index) => week === index + 1),
      "must run week by week from 1 to 16",
    ),
    outcome: text(200),
  }),
  closing: headingSchema.extend({ button: buttonSchema }),
  questions: exactly(4, questionSchema),
});
export type Incubation = z.infer<typeof incubationSchema>;
