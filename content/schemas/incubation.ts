import { z } from "zod";
import { claimIdSchema } from "../../src/claims/claims.ts";
import { lawChangeIdSchema } from "../../src/law/law-changes.ts";
import { buttonSchema, exactly, headingSchema, iconedSchema, list, questionSchema, words } from "./text.ts";

const lineSchema = iconedSchema.extend({ laws: list(lawChangeIdSchema).optional() });

export const incubationPlanSchema = z.object({
  id: z.enum(["incubation", "acceleration"]),
  name: words(30),
  recommended: z.boolean(),
  description: words(160),
  bestFor: words(160),
  buildsOn: words(60).optional(),
  lines: list(lineSchema),
  button: buttonSchema,
});

const sessionSchema = z.object({ week: z.int().min(1).max(16), title: words(70), text: words(160) });

export const incubationSchema = z.object({
  hero: z.object({ headline: words(70), subtitle: words(220), claim: claimIdSchema }),
  plansSection: headingSchema,
  plans: exactly(2, incubationPlanSchema),
  priceNote: words(200),
  masterclass: headingSchema.extend({
    claim: claimIdSchema,
    sessions: exactly(16, sessionSchema).refine(
      (sessions) => sessions.every(({ week }, index) => week === index + 1),
      "must run week by week from 1 to 16",
    ),
    outcome: words(200),
  }),
  closing: headingSchema.extend({ button: buttonSchema }),
  questions: exactly(4, questionSchema),
});
export type Incubation = z.infer<typeof incubationSchema>;
