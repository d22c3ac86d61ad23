import { z } from "zod";
import { claimIdSchema } from "../../src/claims/claims.ts";
import { exactly, headingSchema, iconedSchema, list, titledSchema, words } from "./text.ts";

export const contactPageSchema = headingSchema.extend({
  consultation: iconedSchema.extend({ claim: claimIdSchema }),
  callBack: claimIdSchema,
  form: headingSchema.extend({ chosenPlan: words(80), notice: words(240) }),
  info: z.object({
    heading: words(40),
    address: words(20),
    phone: words(20),
    email: words(20),
    hours: words(20),
    map: words(40),
    closed: words(80),
  }),
  next: z.object({ heading: words(40), steps: exactly(3, titledSchema) }),
  keepReady: z.object({ heading: words(60), text: words(160), items: list(words(100)) }),
});
export type ContactPage = z.infer<typeof contactPageSchema>;
