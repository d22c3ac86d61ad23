import { z } from "zod";
import { claimIdSchema } from "../../src/claims/claims.ts";
import type { site } from "../site.ts";
import { buttonSchema, exactly, headingSchema, iconedSchema, iconName, internalHref, words } from "./text.ts";

const splitSchema = z
  .array(z.object({ label: words(20), percent: z.int().positive() }))
  .readonly()
  .refine((parts) => parts.reduce((sum, { percent }) => sum + percent, 0) === 100, { message: "must add up to 100" });

const journeyStepSchema = iconedSchema.extend({ duration: words(20) });

/** The large figure of a stat card is the figure of its claim. */
const statCardSchema = iconedSchema.extend({ claim: claimIdSchema });

const contactCallSchema = headingSchema.extend({ callLabel: words(40), chatLabel: words(40) });

export const homeSchema = z.object({
  hero: z.object({
    badge: claimIdSchema,
    headline: words(70),
    subtitle: words(200),
    button: buttonSchema,
    callLabel: words(40),
    smallPrint: words(120),
  }),
  statsCard: z.object({ eyebrow: words(40), claim: claimIdSchema, split: splitSchema, splitHeading: words(60) }),
  journey: headingSchema.extend({ steps: exactly(5, journeyStepSchema) }),
  stats: headingSchema.extend({ cards: exactly(4, statCardSchema) }),
  call: contactCallSchema,
  resources: headingSchema,
  testimonials: headingSchema.extend({ more: buttonSchema, clientsHeading: words(60) }),
  closing: contactCallSchema.extend({ badge: claimIdSchema, pricing: buttonSchema }),
});
export type Home = z.infer<typeof homeSchema>;

const externalKeySchema = z.enum([
  "startupRecognition",
  "incubatorPortfolio",
  "domainRegistrar",
  "seedFundPortfolio",
] as const satisfies readonly (keyof typeof site.external)[]);

export const resourceCardSchema = z.object({
  title: words(40),
  description: words(140),
  icon: iconName,
  color: z.enum(["indigo", "marigold", "vermilion", "leaf"]),
  items: z.array(words(50)).min(4).max(6).readonly(),
  link: z.union([
    z.object({ label: words(40), href: internalHref }),
    /** Named by its key in content/site.ts; opens in a new tab. */
    z.object({ label: words(40), external: externalKeySchema }),
  ]),
});
export type ResourceCard = z.infer<typeof resourceCardSchema>;
