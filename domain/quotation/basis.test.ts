import { expect, test } from "vitest";
import { sentQuotation } from "../../tests/fixtures/quotations.ts";
import { estimateOf } from "../company-plan/estimate.ts";
import { askedOf, askedPlan } from "./basis.ts";
import { askedDifferences } from "./differences.ts";

test("the offer that was asked for completes the plan, and comes before it", () => {
  expect(askedPlan(undefined, "private-limited:standard")).toEqual({ structure: "private-limited", tier: "standard" });
  expect(askedPlan({ structure: "llp", state: "KA", tier: "starter" }, "private-limited:pro")).toEqual({
    structure: "private-limited",
    state: "KA",
    tier: "pro",
  });
  const plan = { structure: "llp", state: "KA" } as const;
  for (const offer of [null, "unknown:pro", ""]) expect(askedPlan(plan, offer)).toEqual(plan);
  expect(askedPlan({ section8: "yes", state: "KA" }, "private-limited:pro")).toEqual({ section8: "yes", state: "KA" });
});

const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;
const estimate = estimateOf(plan)!;
const differing = (quotation: Parameters<typeof askedDifferences>[0], ...asked: Parameters<typeof askedOf>) =>
  askedDifferences(quotation, askedOf(...asked)).map(({ label }) => label);

test("a quotation as asked for, at the total that was seen, differs in nothing", () => {
  const lead = { companyPlan: { plan }, offer: null, estimate };
  expect(differing(sentQuotation(plan), lead)).toEqual([]);
  expect(differing(sentQuotation({ ...plan, tier: "standard", state: "MH" }), lead)).toEqual([
    "State",
    "Plan",
    "Total",
  ]);
});

test("the total that was seen stays, whatever the prices of today are", () => {
  const total = { from: 9_999, to: 9_999, missing: [] };
  const lead = { companyPlan: { plan }, offer: null, estimate: { ...estimate, total } };
  const { seen } = askedOf(lead);
  expect(askedDifferences(sentQuotation(plan), { plan, seen })).toMatchObject([{ label: "Total", now: "₹9,999" }]);
  const least = askedDifferences(sentQuotation(plan), { plan, seen: { ...total, missing: ["form-duty"] } });
  expect(least).toMatchObject([{ now: "at least ₹9,999" }]);
  // Another plan was asked for since: then another total is no surprise.
  const offer = "private-limited:pro";
  expect(differing(sentQuotation({ ...plan, tier: "pro" }), { ...lead, offer })).toEqual([]);
});

test("what nobody has said is no difference; what was said of an open plan is", () => {
  const asked = { companyPlan: null, offer: "llp:pro", estimate: null };
  expect(differing(sentQuotation(plan), asked)).toEqual(["Structure", "Plan"]);
  expect(differing(sentQuotation({ ...plan, structure: "llp", tier: "pro", name: "Zyntra" }), asked)).toEqual([]);
  // The questions led to none of the three, and a button of an offer was pressed all the same.
  const answers = { owners: "several", business: "co-operative" };
  const offer = "private-limited:starter";
  expect(
    askedDifferences(sentQuotation(plan), askedOf({ ...asked, companyPlan: { plan: { answers } }, offer })),
  ).toEqual([{ label: "By their answers", quoted: "Private Limited", now: "Co-operative society" }]);
});
