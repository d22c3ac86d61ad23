import { expect, test } from "vitest";
import { toolIds } from "../../content/tools/tools.ts";
import { founders } from "../../tests/fixtures/founders.ts";
import { checkNames } from "../company-names/check.ts";
import { formatAmount } from "../costs/amount.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { planOverview } from "./overview.ts";
import { openOverview } from "./overview-words.ts";
import { planTotal } from "./total.ts";

const today = "2026-11-16";

function overview(plan: CompanyPlan) {
  const { structure = "private-limited", section8, name } = plan;
  const [check] = name ? checkNames([name], section8 ? "section-8" : structure) : [];
  return planOverview(plan, today, check);
}

const texts = (plan: CompanyPlan) => toolIds.map((id) => overview(plan)[id].text);

test("nothing is decided in an empty plan, as in the built page", () => {
  expect(overview({})).toEqual(openOverview);
});

test("each tool has its answer", () => {
  const plan: CompanyPlan = {
    structure: "private-limited",
    state: "KA",
    name: "Zyntra Foods",
    incorporation: today,
  };
  expect(texts(plan)).toEqual([
    "Private Limited",
    formatAmount(planTotal(plan)!),
    "Zyntra Foods",
    expect.stringMatching(/^next: \d{1,2} (Nov|Dec)$/),
    "4 of 4 decided",
  ]);
  expect(toolIds.map((id) => overview(plan)[id].state)).toEqual(Array(5).fill("decided"));
  const formed = overview({ ...plan, incorporation: "2026-11-15" });
  expect([formed.cost.text, formed.plan.text]).toEqual(["Formed already", "4 of 4 decided"]);
});

test("no cost without a state, no dates without a date of incorporation", () => {
  const open = "";
  expect(texts({ structure: "llp" })).toEqual(["LLP", "Needs a state", open, open, "1 of 4 decided"]);
  const usual = formatAmount(planTotal({ structure: "private-limited", state: "DL" })!);
  expect(texts({ state: "DL" })).toEqual([open, usual, open, open, "0 of 4 decided"]);
  expect(overview({ state: "DL" }).cost.state).toBe("open");
});

test("a date of incorporation in another year has its year; without a structure there is no date after it", () => {
  expect(overview({ incorporation: "2027-01-15" }).calendar.text).toBe("15 Jan 2027");
  expect(overview({ structure: "llp", incorporation: "2027-01-15" }).calendar.text).toMatch(/^next: .* 2027$/);
});

test("a name that will be refused is a problem, and does not count", () => {
  const { name, plan } = overview({ structure: "llp", name: "National Zyntra" });
  expect(name).toEqual({ state: "problem", text: "National Zyntra" });
  expect(plan.text).toBe("1 of 4 decided");
});

test("a sum with a range or a missing part is the least it can be", () => {
  const missing: CompanyPlan = { structure: "private-limited", state: "SK" };
  expect(planTotal(missing)?.missing).not.toEqual([]);
  expect(overview(missing).cost.text).toMatch(/^from ₹/);
});

test("questions that are not finished say how far they are, and those that lead elsewhere say where", () => {
  expect(overview({ answers: { owners: "several", business: "ordinary" } }).structure).toEqual({
    state: "open",
    text: "2 answered",
  });
  const proprietor = {
    owners: "one",
    business: "ordinary",
    now: "no",
    owner: "citizen",
    adults: "yes",
    funding: "no",
    esop: "no",
    risk: "low",
    customers: "no",
    turnover: "under-20-lakh",
  };
  expect(overview({ answers: proprietor }).structure).toEqual({ state: "decided", text: "Sole proprietorship" });
  expect(overview({ answers: { owners: "several", business: "co-operative" } }).structure.state).toBe("open");
  // The calculator counts no proprietorship, so there is no sum beside it.
  expect(overview({ answers: proprietor, state: "PB" }).cost.text).not.toContain("₹");
  expect(overview({ answers: { owners: "one" }, state: "PB" }).cost.text).toContain("₹");
});

test("a Section 8 company has a cost and dates of its own", () => {
  const [structure, cost, , dates] = texts({ section8: "yes", state: "DL", incorporation: "2027-01-15" });
  expect([structure, cost, dates]).toEqual(["Section 8", expect.stringMatching(/₹/), "next: 7 Feb 2027"]);
});

test.each(founders)("$who: no answer is longer than the rail has room for, but a name", ({ plan }) => {
  const { name: _, ...rest } = overview(plan);
  for (const { text } of Object.values(rest)) expect(text.length).toBeLessThanOrEqual(20);
});
