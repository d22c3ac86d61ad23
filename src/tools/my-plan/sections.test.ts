import { selectAll } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { structureIds } from "../../../content/schemas/plain-lists.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { tools } from "../../../content/tools/tools.ts";
import { calendarProfile } from "../../../domain/company-plan/calendar-answers.ts";
import { planPacks } from "../../../domain/company-plan/case.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { completePlan, costInput } from "../../../domain/company-plan/cost.ts";
import { planFacts } from "../../../domain/company-plan/describe.ts";
import { calculateCost } from "../../../domain/costs/calculate.ts";
import { rupees } from "../../../domain/india/money.ts";
import { founders } from "../../../tests/fixtures/founders.ts";
import type { PlanSectionId } from "./blocks.tsx";
import { planSources } from "./PlanSheet.tsx";
import { type PlanReferences, planSections, planTitle } from "./sections.tsx";

// What is printed has the address of the page in it.
beforeAll(() => void vi.stubGlobal("location", { href: "https://site.example/my-plan" }));

const references: PlanReferences = {
  requirements: {
    "private-limited": [{ title: "Two directors", text: "At least two." }],
    opc: [{ title: "One member", text: "One adult." }],
    llp: [{ title: "Two partners", text: "At least two." }],
  },
  templates: Object.values(myPlan.templates.ids)
    .flat()
    .map((id) => ({ id, title: `Template ${id}`, description: `About ${id}` })),
};

const full: CompanyPlan = {
  structure: "private-limited",
  state: "KA",
  capital: 100_000,
  people: 2,
  tier: "starter",
  name: "Zyntra Foods",
  name2: "Qorvex Foods",
  gst: "monthly",
  incorporation: "2027-01-15",
  answers: {
    owners: "several",
    business: "ordinary",
    now: "no",
    investors: "none",
    funding: "no",
    esop: "yes",
    resident: "yes",
  },
};

function section(plan: CompanyPlan, id: PlanSectionId) {
  const found = planSections(plan, references).find((one) => one.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

const elements = (plan: CompanyPlan, id: PlanSectionId, selector: string) =>
  selectAll(selector, parseDocument(renderToStaticMarkup(section(plan, id).body)).children);
/** What the matching elements of a section say. */
const texts = (plan: CompanyPlan, id: PlanSectionId, selector: string) =>
  elements(plan, id, selector).map((element) => DomUtils.textContent(element).replace(/\s+/g, " ").trim());
const textOf = (plan: CompanyPlan, id: PlanSectionId) => texts(plan, id, ":root").join(" ");

const openPoint = "p:has(> strong)";
/** Each open point by the tool that decides it. */
const openSteps = (plan: CompanyPlan) =>
  planSections(plan, references).flatMap(({ id }) => {
    const labels = texts(plan, id, openPoint).map((text) => steps.find(([, { label }]) => text.endsWith(label))?.[0]);
    return labels.map((step) => `${id}: ${step ?? "here"}`);
  });
const steps = Object.entries(tools.nextSteps.steps);

test("a plan in which everything is decided has no open point", () => {
  expect(openSteps(full)).toEqual([]);
  expect(planTitle(full)).toBe("Zyntra Foods Private Limited");
  expect(planSections(full, references).map(({ decided }) => decided)).toEqual([
    "Private Limited company",
    "Zyntra Foods Private Limited",
    expect.stringMatching(/^about ₹[\d,]+, Karnataka$/),
    "15 January 2027",
    undefined,
    undefined,
  ]);
});

test("an empty plan is open everywhere, and each point names the tool that decides it", () => {
  expect(openSteps({})).toEqual([
    "structure: structure",
    "names: name",
    "cost: structure",
    "dates: here",
    "documents: structure",
    "templates: structure",
  ]);
  expect(planTitle({})).toBe(myPlan.sheet.untitled);
});

test("only what a sum or a date cannot be given without, and nothing that settles itself, must be done now", () => {
  const toDo = (plan: CompanyPlan) =>
    planSections(plan, references)
      .flatMap(({ id }) => texts(plan, id, openPoint))
      .filter((text) => text.startsWith(myPlan.sheet.open));
  const { structure, cost, dates } = myPlan;
  expect(toDo({})).toEqual([expect.stringContaining(structure.open), expect.stringContaining(dates.open)]);
  expect(toDo({ structure: "llp" })).toEqual([expect.stringContaining(cost.open), expect.stringContaining(dates.open)]);
  expect(toDo({ structure: "llp", state: "KA" })).toEqual([expect.stringContaining(dates.open)]);
  expect(toDo({ ...full, gst: undefined })).toEqual([]);
});

test("without a state there is no figure", () => {
  expect(section({ structure: "llp" }, "cost").decided).toBeUndefined();
  expect(textOf({ structure: "llp" }, "cost")).not.toContain("₹");
  expect(texts({ structure: "llp" }, "cost", openPoint)).toEqual([expect.stringContaining(myPlan.cost.open)]);
});

/** The value beside the label of a row. */
const rowValue = (plan: CompanyPlan, label: string) => texts(plan, "cost", `tr:has(th:contains("${label}")) td`)[0];

test("the charges have every line of the calculator, and its sums", () => {
  const { lines, ours, others, total } = calculateCost(costInput(completePlan(full)));
  const rows = texts(full, "cost", "tbody:first-of-type tr th");
  const [charges] = elements(full, "cost", "table");
  expect(selectAll("tr", charges!)).toHaveLength(lines.length + 2);
  for (const { label } of lines) expect(rows).toContainEqual(expect.stringContaining(label));
  const { cost } = myPlan;
  const sums = [cost.ours, cost.others, cost.total].map((label) => rowValue(full, label));
  expect(sums).toEqual([ours, others, total].map(({ from }) => rupees(from)));
});

test("what was not chosen is counted as usual, and said", () => {
  const [open] = texts({ structure: "private-limited", state: "KA", people: 3 }, "cost", openPoint);
  expect(open).toContain("Counted with ₹1,00,000 of capital and the Starter plan: not chosen yet.");
});

test("a total without the stamp duty says what it lacks", () => {
  expect(rowValue({ ...full, state: "SK" }, myPlan.cost.total)).toContain(
    "+ stamp duty, paid outside the MCA portal, confirmed before we file",
  );
});

test("reasons are those of the questions; another structure than the answers point to is an open point", () => {
  expect(texts(full, "structure", "li")).toContain("ESOPs need shares, and an LLP has none to issue.");
  const [differs] = texts({ ...full, structure: "llp" }, "structure", openPoint);
  expect(differs).toContain("Your answers point to Private Limited company.");
  // Who chooses in the calculator what the LLP is converted into does not form a second one.
  const [converts] = texts({ ...full, answers: { ...full.answers, now: "llp" } }, "structure", openPoint);
  expect(converts).toContain("Your answers point to Convert your LLP to Private Limited.");
});

test("answers that lead to another form say which, why and how to go on", () => {
  const answers = { owners: "one", business: "profession", profession: "ca", now: "no" };
  expect(texts({ answers }, "structure", "p")[0]).toBe("Sole proprietorship");
  expect(openSteps({ answers })).toEqual([]);
  expect(planSections({ answers }, references).map(({ id }) => id)).not.toContain("names");
  expect(planTitle({ answers })).toBe("Sole proprietorship");
  const lines = texts({ answers }, "structure", "li").join(" ");
  expect(lines).toContain("Chartered accountants may not practise through a company");
  expect(lines).toContain("Register for GST");
  const [differs] = texts({ structure: "opc", answers }, "structure", openPoint);
  expect(differs).toContain(myPlan.structure.outside);
});

test("a structure chosen without the questions, or with some of them, leads back to them", () => {
  const point = (plan: CompanyPlan) => texts(plan, "structure", openPoint)[0];
  expect(point({ structure: "opc" })).toContain(myPlan.structure.noAnswers);
  expect(point({ structure: "llp", answers: { owners: "several" } })).toContain(myPlan.structure.incomplete);
});

test("names are checked against the rules and against each other", () => {
  const plan = { ...full, name: "National Zyntra", name2: "Zyntra Natonal" };
  expect(texts(plan, "names", "h4")[0]).toBe("National Zyntra Private Limited");
  expect(elements(plan, "names", "li:first-child .text-alert")).toHaveLength(1);
  expect(openSteps({ ...full, name: "National Zyntra" })).toEqual(["names: name"]);
  expect(openSteps({ ...full, name2: undefined })).toEqual(["names: name"]);
});

test("a name that will be refused is not the title, and its finding is said before the rule", () => {
  const refused: CompanyPlan = { ...full, name: "National Zyntra" };
  expect(planTitle(refused)).toBe(myPlan.sheet.nameOpen);
  expect(texts(refused, "names", "li p")[0]).toMatch(/^'National': Needs the previous approval .* \(Rule 8B, /);
});

test("a clear name with a risk says so, as the name checker does", () => {
  const names = texts({ ...full, name: "Bharat Apple Global Foods" }, "names", "li");
  expect(names).toEqual([
    expect.stringContaining("Clear wording, one risk"),
    expect.stringContaining("Wording: clear"),
  ]);
});

test("the head has each fact with its label, as far as it is decided", () => {
  const total = calculateCost(costInput(completePlan(full))).total;
  expect(planFacts(full)).toEqual([
    ["Structure", "Private Limited"],
    ["State", "Karnataka"],
    ["Authorised capital", "₹1,00,000"],
    ["People who sign", "2"],
    ["Plan", "Starter"],
    ["Estimated total", `about ${rupees(total.from)}`],
  ]);
  expect(planFacts({ structure: "llp", capital: 50_000 })).toEqual([
    ["Structure", "LLP"],
    ["Contribution", "₹50,000"],
  ]);
});

test("the first 180 days and the first year are those of the calendar's rules", () => {
  expect(texts(full, "dates", "li").join(" ")).toMatch(/14 July 2027 day 180.*INC-20A/);
  const headings = texts(full, "dates", "h4");
  expect(headings[1]).toBe("First year, to 14 January 2028");
  const year = texts(full, "dates", `div:has(> h4:contains("${headings[1]}"))`)[0]!;
  expect(year).toMatch(/GSTR-1.*11 Feb, 11 Mar, .*11 Dec 2027, 11 Jan 2028/);
  expect(year).not.toContain("INC-20A");
});

test("a date without a structure waits for it; GST that is open is said", () => {
  expect(openSteps({ incorporation: "2027-01-15" })).toContain("dates: structure");
  expect(openSteps({ ...full, gst: undefined })).toEqual(["dates: here"]);
});

test.each(structureIds)("%s has things to gather, and templates with links to their forms", (structure) => {
  expect(texts({ structure }, "documents", "h4")).toEqual(references.requirements[structure].map(({ title }) => title));
  const links = elements({ structure }, "templates", "a")
    .filter(DomUtils.isTag)
    .map(({ attribs }) => attribs.href);
  expect(links).toEqual(
    myPlan.templates.ids[structure].map((id) => `/startup-templates/${id}?structure=${structure}#fill-in`),
  );
});

const founder = (who: string) => founders.find((one) => one.who.includes(who))!.plan;

test.each(founders.map(({ who, plan }) => [who, plan] as const))("%s: every part, and each source once", (_, plan) => {
  const sections = planSections(plan, references);
  for (const { id } of sections) expect(textOf(plan, id), id).not.toBe("");
  expect(sections.some(({ id }) => id === "case")).toBe(planPacks(plan).length > 0);
  const titles = planSources(plan).flatMap(({ items }) => items.map(({ title }) => title));
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
  expect(planTitle(plan)).toBe("Jeevan Zyntra Foundation");
  // Two signatures, the name alone, PAN and TAN, and ₹10 of duty in Delhi.
  expect(rowValue(plan, myPlan.cost.chargesAlone)).toBe("₹5,153");
  expect(textOf(plan, "dates")).toContain("31 Dec 2028");
  expect(textOf(plan, "dates")).toContain("31 May 2027");
  expect(textOf(plan, "dates")).not.toMatch(/MGT-7A|First board meeting|PAS-6/);
  expect(textOf(plan, "documents")).toContain("Income and expenditure for the next three years");
});

test("a Section 8 company chosen in the calculator needs no answers", () => {
  const plan = { section8: "yes", state: "DL", people: 2, name: "Jeevan Zyntra Foundation" } as const;
  expect(textOf(plan, "structure")).toContain("Section 8 company");
  expect(rowValue(plan, myPlan.cost.chargesAlone)).toBe("₹5,153");
  expect(planSections(plan, references).map(({ id }) => id)).toContain("case");
});

test("no pack, no section for it", () => {
  const sections = planSections(founder("Maharashtra"), references);
  expect(sections.map(({ id }) => id)).toEqual(["structure", "names", "cost", "dates", "documents", "templates"]);
});
