import { expect, test } from "vitest";
import { myPlan } from "../../../content/tools/my-plan.ts";
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
};
const documentOf = (plan: CompanyPlan) => planDocument(plan, references);
const founder = (who: string) => founders.find((one) => one.who.includes(who))!.plan;
const textOf = (plan: CompanyPlan, id: PlanSectionId) =>
  JSON.stringify(documentOf(plan).sections.find((section) => section.id === id)?.blocks ?? []);

const total = (plan: CompanyPlan) =>
  documentOf(plan)
    .sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "ledger" ? block.sums : []))
    .find((sum) => sum.total);

test.each(founders.map(({ who, plan }) => [who, plan] as const))("%s: every part, and each source once", (_, plan) => {
  const { sections, sources } = documentOf(plan);
  for (const { heading, blocks } of sections) expect(blocks, heading).not.toEqual([]);
  expect(sections.some(({ id }) => id === "case")).toBe(planPacks(plan).length > 0);
  const titles = sources.flatMap(({ items }) => items.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(10);
});

test("the first full round of yearly filings is among the dates, beyond month twelve too", () => {
  const dates = textOf(founder("Maharashtra"), "dates");
  for (const day of ["31 Oct 2027", "31 Dec 2027", "30 Jan 2028", "29 Feb 2028"]) expect(dates).toContain(day);
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
  const { title } = documentOf(plan);
  expect(title).toBe("Jeevan Zyntra Foundation");
  // Two signatures, the name alone, PAN and TAN, and ₹10 of duty in Delhi.
  expect(total(plan)).toMatchObject({ label: myPlan.cost.chargesAlone, value: "₹5,153" });
  expect(textOf(plan, "dates")).toContain("31 Dec 2028");
  expect(textOf(plan, "dates")).toContain("31 May 2027");
  expect(textOf(plan, "dates")).not.toMatch(/MGT-7A|First board meeting|PAS-6/);
  expect(textOf(plan, "documents")).toContain("Income and expenditure for the next three years");
});

test("a Section 8 company chosen in the calculator needs no answers", () => {
  const plan = { section8: "yes", state: "DL", people: 2, name: "Jeevan Zyntra Foundation" } as const;
  expect(textOf(plan, "structure")).toContain("Section 8 company");
  expect(total(plan)?.value).toBe("₹5,153");
  expect(documentOf(plan).sections.map(({ id }) => id)).toContain("case");
});

test("no pack, no section for it", () => {
  const { sections } = documentOf(founder("Maharashtra"));
  expect(sections.map(({ id }) => id)).toEqual(["structure", "names", "cost", "dates", "documents", "templates"]);
});
