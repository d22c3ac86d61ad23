import { z } from "zod";
import { claimIdSchema } from "../../src/claims/claims.ts";
import { lawChangeIdSchema } from "../../src/law/law-changes.ts";
import { structureIdSchema } from "./structure.ts";
import {
  buttonSchema,
  exactly,
  headingSchema,
  iconedSchema,
  list,
  questionSchema,
  titledSchema,
  words,
} from "./text.ts";

export const planIdSchema = z.enum(["starter", "standard", "pro"]);
export type PlanId = z.infer<typeof planIdSchema>;

const rupees = z.int().positive();

export const planSchema = z
  .object({
    id: planIdSchema,
    name: words(20),
    description: words(80),
    bestFor: words(140),
    originalPrice: rupees,
    discountedPrice: rupees,
    discount: z.literal("50% off"),
    popular: z.boolean(),
    /** The line above the features of a plan that builds on the one before it. */
    buildsOn: words(40).optional(),
    features: z.array(words(90)).min(5).max(8).readonly(),
    notIncluded: words(120),
  })
  .refine((plan) => plan.discountedPrice * 2 === plan.originalPrice, {
    path: ["discountedPrice"],
    message: "must be half of originalPrice, as '50% off' says",
  })
  .refine((plan) => plan.popular === (plan.id === "standard"), {
    path: ["popular"],
    message: "standard, and only standard, is the popular plan",
  });
export type Plan = z.infer<typeof planSchema>;

export const planSetSchema = z.object({
  structure: structureIdSchema,
  tab: words(40),
  heading: words(60),
  subtitle: words(180),
  governmentCharge: z.object({ amount: rupees, label: words(60), text: words(160), laws: list(lawChangeIdSchema) }),
  plans: z
    .tuple([planSchema, planSchema, planSchema])
    .readonly()
    .refine((plans) => plans.every((plan, index) => plan.id === planIdSchema.options[index]), {
      message: "must be starter, standard, pro in this order",
    }),
});
export type PlanSet = z.infer<typeof planSetSchema>;

/** The first set is the tab that opens by default. */
export const planSetsSchema = z
  .array(planSetSchema)
  .readonly()
  .refine((sets) => sets.map((set) => set.structure).join() === "private-limited,llp,opc", {
    message: "must be private-limited, llp, opc in this order",
  });

export const pricingPageSchema = headingSchema.extend({
  notice: titledSchema.omit({ text: true }).extend({ paragraphs: list(words(420)), laws: list(lawChangeIdSchema) }),
  highlights: exactly(3, iconedSchema.extend({ claim: claimIdSchema })),
  glance: headingSchema,
  questionsHeading: words(60),
  questions: exactly(5, questionSchema),
  closing: headingSchema.extend({ badge: claimIdSchema, button: buttonSchema }),
});
export type PricingPage = z.infer<typeof pricingPageSchema>;
