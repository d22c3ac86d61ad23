import { expect, test } from "vitest";
import { lateFiling, sentOf, sentQuotation, today } from "../../tests/fixtures/quotations.ts";
import { estimateOf } from "../company-plan/estimate.ts";
import type { Filing } from "../forms/filing.ts";
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
const askedBy = (lead: Omit<Parameters<typeof askedOf>[0], "filing">, filing: Filing | null = null) =>
  askedOf({ ...lead, filing }, today);
const differing = (quotation: Parameters<typeof askedDifferences>[0], asked: Parameters<typeof askedBy>[0]) =>
  askedDifferences(quotation, askedBy(asked)).map(({ label }) => label);

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
  const { seen } = askedBy(lead);
  expect(askedDifferences(sentQuotation(plan), { plan, seen, services: [] })).toMatchObject([
    { label: "Total", now: "₹9,999" },
  ]);
  const missing = { ...total, missing: ["form-duty"] };
  const least = askedDifferences(sentQuotation(plan), { plan, seen: missing, services: [] });
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
    askedDifferences(sentQuotation(plan), askedBy({ ...asked, companyPlan: { plan: { answers } }, offer })),
  ).toEqual([{ label: "By their answers", quoted: "Private Limited", now: "Co-operative society" }]);
});

test("a filing that was asked about is a service, planned in time or five days of work from now, and goes before the plan", () => {
  const lead = { companyPlan: { plan }, offer: null, estimate: null };
  const aoc4 = { id: "aoc-4", due: "2026-10-30", lateFee: 2_000, year: "2025-26" } as const;
  const { services } = askedBy(lead, aoc4);
  expect(services).toEqual([{ ...lateFiling, filing: { ...lateFiling.filing, filedOn: "2026-11-21" } }]);
  expect(askedBy(lead, { id: "aoc-4", due: "2026-11-18" }).services).toMatchObject([
    { filing: { filedOn: "2026-11-18" } },
  ]);
  expect(askedBy({ ...lead, companyPlan: null }, { id: "llp-form-11", due: "2027-05-30" }).services).toMatchObject([
    { about: "due 30 May 2027", filing: { capital: 200_000 } },
  ]);
  expect(askedBy(lead, { id: "gstr-1" }).services).toEqual([{ id: "gstr-1", key: "gstr-1", times: 1 }]);
  expect(askedBy(lead, { id: "pas-6" }).services).toEqual([]);
  expect(askedDifferences(sentOf({ services: [lateFiling] }), askedBy(lead, aoc4))).toEqual([]);
  expect(askedDifferences(sentQuotation(plan), askedBy(lead, aoc4))).toMatchObject([
    { label: "Service", now: "AOC-4, financial statements" },
  ]);
  expect(askedDifferences(sentOf({ services: [lateFiling] }), askedBy(lead))).toEqual([
    { label: "Registration", quoted: undefined, now: "Private Limited" },
  ]);
});
