import { expect, test } from "vitest";
import samplePrices from "../samples/prices.json" with { type: "json" };
import { pricesSchema, tierPrices } from "../schemas/prices.ts";
import { setTexts } from "./offers.ts";
import { withPrices } from "./priced.ts";
import { type TierRecord, tiers } from "./tiers.ts";

const without = <Prices extends object>(prices: Prices, tier: string) =>
  Object.fromEntries(Object.entries(prices).filter(([id]) => id !== tier));

test("a prices.json that is older than an optional tier is complete without it, and may have it", () => {
  const later: readonly TierRecord[] = [...tiers, { id: "later", name: "Later", optional: true }];
  expect(tierPrices(later).safeParse(samplePrices.llp).success).toBe(true);
  expect(tierPrices(later).safeParse({ ...samplePrices.llp, later: { price: 20_000 } }).success).toBe(true);
  expect(tierPrices(tiers).safeParse({ ...samplePrices.llp, later: { price: 20_000 } }).success).toBe(false);
});

test("a price that everybody has is missed", () => {
  expect(pricesSchema.safeParse({ ...samplePrices, llp: without(samplePrices.llp, "pro") }).success).toBe(false);
});

test("a tier without a price is no offer", () => {
  const names = setTexts.map((set) =>
    withPrices(set, { ...samplePrices, llp: without(samplePrices.llp, "pro") }).offers.map(({ name }) => name),
  );
  const all = ["Starter", "Standard", "Pro"];
  expect(names).toEqual([all, all.slice(0, 2), all]);
});
