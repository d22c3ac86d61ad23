import { z } from "zod";
import { lawChangeIdSchema } from "./references.ts";
import { structureIds, tiers } from "./structure-id.ts";
import { list, text } from "./text.ts";

const rupees = z.int().positive();

const offerSchema = z
  .strictObject({
    tier: z.enum(tiers),
    name: text(20),
    description: text(80),
    bestFor: text(140),
    /** What was charged before, where there is a discount. */
    originalPrice: rupees.optional(),
    discountedPrice: rupees,
    discount: text(20).optional(),
    popular: z.boolean(),
    /** The line above the features of an offer that builds on the one before it. */
    buildsOn: text(40).optional(),
    features: z.array(text(90)).min(3).max(8).readonly(),
    notIncluded: text(120),
  })
  .refine((offer) => offer.popular === (offer.tier === "standard"), {
    path: ["popular"],
    message: "standard, and only standard, is the popular offer",
  });
export type Offer = z.infer<typeof offerSchema>;
/** An offer without its price. */
export type OfferText = Omit<Offer, "originalPrice" | "discountedPrice" | "discount">;

const offerSetSchema = z.strictObject({
  structure: z.enum(structureIds),
  tab: text(40),
  heading: text(60),
  subtitle: text(180),
  governmentCharge: z.strictObject({
    /** As listed. */
    amount: rupees,
    label: text(60),
    /** For whom the amount is estimated, in the state that the site takes for its examples. */
    usualCase: text(60),
    /** Why the estimate for this structure is not the listed amount, where it is not. */
    difference: text(100).optional(),
    text: text(280),
    laws: list(lawChangeIdSchema),
  }),
  offers: z
    .tuple([offerSchema, offerSchema, offerSchema])
    .readonly()
    .refine((offers) => offers.every(({ tier }, index) => tier === tiers[index]), {
      message: "must be starter, standard, pro in this order",
    }),
});
export type OfferSet = z.infer<typeof offerSetSchema>;
export type OfferSetText = Omit<OfferSet, "offers"> & { offers: readonly [OfferText, OfferText, OfferText] };

/** The first set is the tab that opens by default. */
export const offerSetsSchema = z
  .array(offerSetSchema)
  .readonly()
  .refine((sets) => sets.map((set) => set.structure).join() === "private-limited,llp,opc", {
    message: "must be private-limited, llp, opc in this order",
  });

export const listedPricesSchema = z.strictObject({ since: z.iso.date().optional() });
export type ListedPrices = z.infer<typeof listedPricesSchema>;
