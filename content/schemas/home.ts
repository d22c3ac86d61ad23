import { z } from "zod";
import { linkSchema } from "./link.ts";
import { claimIdSchema } from "./references.ts";
import { buttonSchema, exactly, headingSchema, iconedSchema, iconName, text, textWithTokens } from "./text.ts";

const splitSchema = z
  .array(z.strictObject({ label: text(20), percent: z.int().positive() }))
  .readonly()
  .refine((parts) => parts.reduce((sum, { percent }) => sum + percent, 0) === 100, { message: "must add up to 100" });

const journeyStepSchema = iconedSchema.extend({ duration: text(20) });

/** The large figure of a stat card is the figure of its claim. */
const statCardSchema = iconedSchema.extend({ claim: claimIdSchema });

const contactCallSchema = headingSchema.extend({ callLabel: textWithTokens(40), chatLabel: text(40) });

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    badge: claimIdSchema,
    headline: text(70),
    subtitle: text(200),
    button: buttonSchema,
    callLabel: textWithTokens(40),
    smallPrint: text(120),
  }),
  statsCard: z.strictObject({ eyebrow: text(40), claim: claimIdSchema, split: splitSchema, splitHeading: text(60) }),
  journey: headingSchema.extend({ steps: exactly(5, journeyStepSchema) }),
  stats: headingSchema.extend({ cards: exactly(4, statCardSchema) }),
  call: contactCallSchema,
  resources: headingSchema,
  testimonials: headingSchema.extend({ more: buttonSchema, clientsHeading: text(60) }),
  closing: contactCallSchema.extend({ badge: claimIdSchema, pricing: buttonSchema }),
});
export type Home = z.infer<typeof homeSchema>;

const resourceCardSchema = z.strictObject({
  title: text(40),
  description: text(140),
  icon: iconName,
  color: z.enum(["indigo", "marigold", "vermilion", "leaf"]),
  items: z.array(text(50)).min(4).max(6).readonly(),
  link: linkSchema,
});
export type ResourceCard = z.infer<typeof resourceCardSchema>;

export const resourcesSchema = exactly(8, resourceCardSchema);
