import { expect, test } from "vitest";
import { planSets as records } from "../../content/plans.ts";
import { planSchema } from "../../content/schemas/plan.ts";
import { planSet, planSets, pricingPage } from "./plans.ts";

test.each([
  ["private-limited", [3998, 1999, 14000, 7000, 24000, 12000], 15163],
  ["opc", [3998, 1999, 14000, 7000, 24000, 12000], 15163],
  ["llp", [3998, 1999, 12000, 6000, 22000, 11000], 11443],
] as const)("%s costs what the specification says", (structure, prices, charge) => {
  const set = planSet(structure);
  expect(set.plans.flatMap((plan) => [plan.originalPrice, plan.discountedPrice])).toEqual(prices);
  expect(set.governmentCharge.amount).toBe(charge);
  expect(set.governmentCharge.laws).toContain("additional-fees-estimate");
  expect(set.plans.map((plan) => plan.discount)).toEqual(["50% off", "50% off", "50% off"]);
});

test("tabs: private-limited first, then llp, then opc, each with its own heading and subtitle", () => {
  expect(planSets.map((set) => set.structure)).toEqual(["private-limited", "llp", "opc"]);
  expect(new Set(planSets.map((set) => set.heading)).size).toBe(3);
  expect(new Set(planSets.map((set) => set.subtitle)).size).toBe(3);
});

test("starter, standard and pro in this order, standard popular, and no feature repeated within a structure", () => {
  for (const { plans } of planSets) {
    expect(plans.map((plan) => plan.id)).toEqual(["starter", "standard", "pro"]);
    expect(plans.map((plan) => plan.name)).toEqual(["Starter", "Standard", "Pro"]);
    expect(plans.map((plan) => plan.popular)).toEqual([false, true, false]);
    expect(plans.map((plan) => plan.buildsOn)).toEqual([
      undefined,
      "Everything in Starter, and",
      "Everything in Standard, and",
    ]);
    const features = plans.flatMap((plan) => plan.features);
    expect(new Set(features).size).toBe(features.length);
    expect(new Set(plans.map((plan) => plan.bestFor)).size).toBe(3);
  }
});

test.each([
  ["private-limited", ["SPICe+", "MOA and AOA", "INC-20A", "ADT-1", "AOC-4", "MGT-7"]],
  ["opc", ["SPICe+", "INC-3", "INC-20A", "ADT-1", "AOC-4", "MGT-7A"]],
  ["llp", ["FiLLiP", "LLP agreement", "Form 3", "Form 11", "Form 8"]],
] as const)("%s plans name the forms of that structure", (structure, forms) => {
  const text = planSet(structure)
    .plans.flatMap((plan) => plan.features)
    .join("\n");
  for (const form of forms) expect(text).toContain(form);
});

test("the notice, the highlights and the questions of the pricing page", () => {
  expect(pricingPage.notice.title).toBe("Important Notice");
  const notice = pricingPage.notice.paragraphs.join(" ");
  expect(notice).toContain("₹15,163");
  expect(notice).toContain("₹11,443");
  expect(notice).toContain("charged at actual rates at filing");
  expect(pricingPage.highlights.map(({ title }) => title)).toEqual([
    "10-15 days",
    "Expert support for 6 days",
    "100% compliance",
  ]);
  expect(pricingPage.questions).toHaveLength(5);
  const total = pricingPage.questions[0]?.a;
  expect(total).toContain("₹17,162"); // 1,999 + 15,163
  expect(total).toContain("₹13,442"); // 1,999 + 11,443
});

test("a price that is not half the original, or another popular plan, is refused", () => {
  const [starter] = records[0].plans;
  expect(planSchema.safeParse(starter).success).toBe(true);
  expect(planSchema.safeParse({ ...starter, discountedPrice: 2000 }).success).toBe(false);
  expect(planSchema.safeParse({ ...starter, popular: true }).success).toBe(false);
});
