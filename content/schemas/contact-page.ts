import { z } from "zod";
import { claimIdSchema } from "./references.ts";
import { exactly, headingSchema, iconedSchema, list, text, textWithTokens, titledSchema } from "./text.ts";

export const contactFormSchema = headingSchema.extend({
  chosenOffer: text(80),
  companyPlan: text(60),
  sent: text(160),
  afterSent: z.strictObject({ heading: text(40), steps: list(text(100)) }),
  promise: text(40),
  notice: text(120),
  noticeFold: z.strictObject({ label: text(40), text: textWithTokens(280) }),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

export const contactPageSchema = headingSchema.extend({
  consultation: iconedSchema.extend({ claim: claimIdSchema }),
  callBack: claimIdSchema,
  info: z.strictObject({
    heading: text(40),
    ways: text(20),
    address: text(20),
    phone: text(20),
    email: text(20),
    owner: text(20),
    grievances: text(20),
    hours: text(20),
    map: text(40),
    closed: text(80),
  }),
  next: z.strictObject({ heading: text(40), steps: exactly(2, titledSchema) }),
  keepReady: z.strictObject({ heading: text(60), text: text(160), items: list(text(100)) }),
});
export type ContactPage = z.infer<typeof contactPageSchema>;
