import { z } from "zod";
import { firstTier, type Tier, type TierRecord, tiersOf } from "../offers/tiers.ts";
import { day, field, quietLine, wholeRupees } from "./owner-field.ts";
import { structureIds } from "./plain-lists.ts";

export const priceSchema = z
  .strictObject({
    price: field("Price in rupees, without GST", 2499, wholeRupees),
    formerPrice: field("Price that you really charged before", 4999, wholeRupees).optional(),
    /** In place of the product's own list. */
    features: field(
      "What the plan contains",
      ["Advisor call", "Name check and reservation", "Digital signatures"],
      z.array(quietLine(90)).min(3).max(8).readonly(),
    ).optional(),
    notIncluded: field("What the plan leaves out", "Not included: GST registration.", quietLine(120)).optional(),
  })
  .refine(({ price, formerPrice = Number.POSITIVE_INFINITY }) => price < formerPrice, {
    path: ["formerPrice"],
    message: "is not above the price: leave it out if there is no discount",
  });

const structureNames = { "private-limited": "Private Limited", opc: "One Person Company", llp: "LLP" } as const;

/** One price for each tier. In the types each may be missing, for an optional one may. */
export const tierPrices = (tiers: readonly TierRecord[]) =>
  z.strictObject(
    Object.fromEntries(
      tiers.map(({ id, name, optional }) => {
        const price = field(`${name} plan`, { price: 2499 }, priceSchema);
        return [id, optional ? price.optional() : price];
      }),
    ) as Record<Tier, z.ZodOptional<typeof priceSchema>>,
  );

const fields = z.strictObject({
  ...(Object.fromEntries(
    structureIds.map((id) => [
      id,
      field(structureNames[id], { [firstTier]: { price: 2499 } }, tierPrices(tiersOf(id))),
    ]),
  ) as Record<(typeof structureIds)[number], ReturnType<typeof tierPrices>>),
  formerPricesSince: field("Day since when the former prices were charged", "2026-01-31", day).optional(),
});

const hasFormerPrice = (prices: z.infer<typeof fields>): boolean =>
  structureIds.some((id) => Object.values(prices[id]).some((price) => price?.formerPrice !== undefined));

/** A discount may only be shown from a price that was really asked. */
export const pricesSchema = fields.refine(
  (prices) => !hasFormerPrice(prices) || prices.formerPricesSince !== undefined,
  {
    path: ["formerPricesSince"],
    message: "is missing: a former price is shown only with the day since when it was charged",
  },
);
export const samplePricesSchema = fields;
