import { expect, test } from "vitest";
import { myPlan } from "../../../content/my-plan.ts";
import { founders } from "../../../tests/fixtures/founders.ts";
import { calendarProfile } from "../calendar-answers.ts";
import { planPacks } from "../case.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { type PlanReferences, planDocument } from "./build.ts";
import type { PlanSectionId } from "./model.ts";

const requirement = [{ title: "Two directors", text: "At least two." }];
const references: PlanReferences = {
  requirements: { "private-limited": requirement, opc: requirement, llp: requirement },
  templates: [],
  work: {
    "private-limited": [{ task: "DSC", who: "You verify by video", duration: "2 days" }],
    opc: [{ task: "Filing", who: "We file" }],
    llp: [{ task: "FiLLiP", who: "We draft, you sign" }],
  },
};
const documentOf = (plan: CompanyPlan) => planDocument(plan, references);
const founder = (who: string) => founders.find((one) => one.who.includes(who))!.plan;
const textOf = (plan: CompanyPlan, id: PlanSectionId) =>
  JSON.stringify(documentOf(plan).sections.find((section) => section.id === id)?.blocks ?? []);

test.each(founders.map(({ who, plan }) => [who, plan] as const))("%s: the first page has every part", (_, plan) => {
  const { front, sources } = documentOf(plan);
  expect(front.structure?.title).toBeTruthy();
  expect(front.structure?.reasons.length).toBeGreaterThan(0);
  expect(front.structure?.reasons.length).toBeLessThanOrEqual(3);
  expect(front.names.length).toBeGreaterThan(0);
  expect(front.cost?.sum.value).toMatch(/^₹/);
  expect(front.cost?.lines.length).toBeGreaterThan(5);
  expect(front.ready.length).toBeGreaterThan(0);
  if (plan.structure) {
    expect(front.dates.length).toBeGreaterThan(3);
    expect(front.dates.length).toBeLessThanOrEqual(11);
    expect(front.work).toEqual(references.work[plan.structure]);
  }
  expect(front.cases.map(({ title }) => title)).toEqual(planPacks(plan).map(({ title }) => title));
  const titles = sources.flatMap(({ items }) => items.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(10);
});

test("the first full round of yearly filings is on the first page, beyond month twelve too", () => {
  const { front } = documentOf(founder("Maharashtra"));
  expect(front.dates.slice(-4)).toEqual([
    { id: "income-tax-return", title: "Income tax return", when: "31 Oct 2027" },
    { id: "agm", title: "Annual General Meeting (AGM)", when: "31 Dec 2027" },
    { id: "aoc-4", title: "AOC-4 (financial statements)", when: "30 Jan 2028" },
    { id: "mgt-7", title: "MGT-7A (annual return)", when: "29 Feb 2028" },
  ]);
});

test("a plan without answers has a first page that says what is open, at most three points", () => {
  const { front } = documentOf({ state: "KA" });
  expect(front).toMatchObject({
    structure: undefined,
    names: [],
    cost: undefined,
    dates: [],
    work: [],
    ready: [],
    cases: [],
  });
  expect(front.open).toHaveLength(3);
  expect(front.open[0]).toBe(myPlan.structure.open);
});

test("a foreign parent: its pack, the calendar with FC-GPR, and a company that is never small", () => {
  const plan = founder("foreign company");
  expect(calendarProfile(plan)).toMatchObject({ foreignInvestment: true, inGroup: true });
  expect(textOf(plan, "dates")).toContain("FC-GPR");
  expect(textOf(plan, "dates")).toContain("MGT-7 (annual return)");
  expect(textOf(plan, "documents")).toContain("Board resolution of the foreign company");
  expect(textOf(plan, "cost")).toContain("Owners abroad: not in the total");
});

test("money of an NRI that stays in India brings no FC-GPR", () => {
  const plan = founder("Dubai");
  expect(calendarProfile(plan)).toMatchObject({ foreignInvestment: false, inGroup: false });
  expect(textOf(plan, "dates")).not.toContain("FC-GPR");
  expect(textOf(plan, "case")).toContain("non-repatriation basis");
});

test("a Section 8 company: its own name, charges without our fee, and its own dates", () => {
  const plan = founder("charity");
  const { title, front } = documentOf(plan);
  expect(title).toBe("Jeevan Zyntra Foundation");
  // Two signatures, the name alone, PAN and TAN, and ₹10 of duty in Delhi.
  expect(front.cost?.sum).toMatchObject({ label: myPlan.cost.chargesAlone, value: "₹5,153" });
  expect(textOf(plan, "dates")).toContain("31 December 2028");
  expect(front.dates).toContainEqual({ id: "section-8-agm", title: "First AGM", when: "31 Dec 2028" });
  expect(front.dates).toContainEqual({ id: "donor-statement", title: "Statement of donations", when: "31 May 2027" });
  expect(textOf(plan, "documents")).toContain("Income and expenditure for the next three years");
});

test("a Section 8 company chosen in the calculator needs no answers", () => {
  const { front, sections } = documentOf({ section8: "yes", state: "DL", people: 2, name: "Jeevan Zyntra Foundation" });
  expect(front.structure?.title).toContain("Section 8 company");
  expect(front.cost?.sum.value).toBe("₹5,153");
  expect(sections.map(({ id }) => id)).toContain("case");
});

test("of many cases the first page has two, and names the others", () => {
  const answers = {
    owners: "one",
    business: "profession",
    profession: "doctor",
    now: "employed",
    owner: "nri",
    customers: "abroad",
  };
  const { front } = documentOf({ structure: "opc", answers });
  expect(front.cases.map(({ title }) => title)).toEqual(["Owners abroad", "A founder with a job", myPlan.paper.also]);
  expect(front.cases[2]!.text).toBe("Buyers abroad and Practising a profession: see the annex.");
});

test("no pack, no section for it", () => {
  const { sections } = documentOf(founder("Maharashtra"));
  expect(sections.map(({ id }) => id)).toEqual(["structure", "names", "cost", "dates", "documents", "templates"]);
});
