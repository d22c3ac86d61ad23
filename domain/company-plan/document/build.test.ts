import { expect, test } from "vitest";
import { structureIds } from "../../../content/schemas/plain-lists.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { costInput } from "../../company-plan/cost.ts";
import { calculateCost } from "../../costs/calculate.ts";
import { rupees } from "../../india/money.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { completePlan } from "../cost.ts";
import { type PlanReferences, planDocument } from "./build.ts";
import type { PlanBlock, PlanSectionId } from "./model.ts";

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
  const found = planDocument(plan, references).sections.find((one) => one.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}
const blocks = <Kind extends PlanBlock["kind"]>(plan: CompanyPlan, id: PlanSectionId, kind: Kind) =>
  section(plan, id).blocks.filter((block): block is Extract<PlanBlock, { kind: Kind }> => block.kind === kind);
const openSteps = (plan: CompanyPlan) =>
  planDocument(plan, references).sections.flatMap(({ id, blocks: all }) =>
    all.flatMap((block) => (block.kind === "open" ? `${id}: ${block.step ?? "here"}` : [])),
  );

test("a plan in which everything is decided has no open point", () => {
  const document = planDocument(full, references);
  expect(openSteps(full)).toEqual([]);
  expect(document.title).toBe("Zyntra Foods Private Limited");
  expect(document.sections.map(({ decided }) => decided)).toEqual([
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
  expect(planDocument({}, references).title).toBe(myPlan.sheet.untitled);
});

test("only what a sum or a date cannot be given without, and nothing that settles itself, must be done now", () => {
  const toDo = (plan: CompanyPlan) =>
    planDocument(plan, references).sections.flatMap(({ blocks: all }) =>
      all.flatMap((block) => (block.kind === "open" && !block.canWait ? block.text : [])),
    );
  expect(toDo({})).toEqual([myPlan.structure.open, myPlan.dates.open]);
  expect(toDo({ structure: "llp" })).toEqual([myPlan.cost.open, myPlan.dates.open]);
  expect(toDo({ structure: "llp", state: "KA" })).toEqual([myPlan.dates.open]);
  expect(toDo({ ...full, gst: undefined })).toEqual([]);
});

test("without a state there is no figure", () => {
  const { blocks: all, decided } = section({ structure: "llp" }, "cost");
  expect(decided).toBeUndefined();
  expect(all).toEqual([{ kind: "open", text: myPlan.cost.open, step: "cost" }]);
});

test("the ledger has every line of the calculator, and its sums", () => {
  const { lines, ours, others, total } = calculateCost(costInput(completePlan(full)));
  const [ledger] = blocks(full, "cost", "ledger");
  expect(ledger!.lines.map(({ id }) => id).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
  expect(ledger!.sums.map(({ value }) => value)).toEqual([ours, others, total].map(({ from }) => rupees(from)));
});

test("what was not chosen is counted as usual, and said", () => {
  const [open] = blocks({ structure: "private-limited", state: "KA", people: 3 }, "cost", "open");
  expect(open!.text).toBe("Counted with ₹1,00,000 of capital and the Starter plan: not chosen yet.");
});

test("a total without the stamp duty says what it lacks", () => {
  const [ledger] = blocks({ ...full, state: "SK" }, "cost", "ledger");
  expect(ledger!.sums.at(-1)!.missing).toBe("+ stamp duty, paid outside the MCA portal, confirmed before we file");
});

test("reasons are those of the questions; another structure than the answers point to is an open point", () => {
  const [because] = blocks(full, "structure", "list");
  expect(because!.items).toContain("ESOPs need shares, and an LLP has none to issue.");
  const [differs] = blocks({ ...full, structure: "llp" }, "structure", "open");
  expect(differs!.text).toContain("Your answers point to Private Limited company.");
});

test("answers that lead to another form say which, why and how to go on", () => {
  const answers = { owners: "one", business: "profession", profession: "ca", now: "no" };
  expect(blocks({ answers }, "structure", "lead")[0]!.text).toBe("Sole proprietorship");
  const [because, steps] = blocks({ answers }, "structure", "list");
  expect(because!.items.join(" ")).toContain("Chartered accountants may not practise through a company");
  expect(steps!.items.join(" ")).toContain("Register for GST");
  const [differs] = blocks({ structure: "opc", answers }, "structure", "open");
  expect(differs!.text).toBe(myPlan.structure.outside);
});

test("a structure chosen without the questions, or with some of them, leads back to them", () => {
  expect(blocks({ structure: "opc" }, "structure", "open")[0]!.text).toBe(myPlan.structure.noAnswers);
  const some: CompanyPlan = { structure: "llp", answers: { owners: "several" } };
  expect(blocks(some, "structure", "open")[0]!.text).toBe(myPlan.structure.incomplete);
});

test("names are checked against the rules and against each other", () => {
  const [names] = blocks({ ...full, name: "National Zyntra", name2: "Zyntra Natonal" }, "names", "entries");
  expect(names!.items[0]).toMatchObject({ title: "National Zyntra Private Limited", mark: { tone: "alert" } });
  expect(openSteps({ ...full, name: "National Zyntra" })).toEqual(["names: name"]);
  expect(openSteps({ ...full, name2: undefined })).toEqual(["names: name"]);
});

test("a name that will be refused is not the title, and its finding is said before the rule", () => {
  const refused: CompanyPlan = { ...full, name: "National Zyntra" };
  expect(planDocument(refused, references).title).toBe(myPlan.sheet.nameOpen);
  const [names] = blocks(refused, "names", "entries");
  expect(names!.items[0]!.text).toMatch(/^'National': Needs the previous approval .* \(Rule 8B, /);
});

test("the head has each fact with its label, as far as it is decided", () => {
  const total = calculateCost(costInput(completePlan(full))).total;
  expect(planDocument(full, references).facts).toEqual([
    ["Structure", "Private Limited"],
    ["State", "Karnataka"],
    ["Authorised capital", "₹1,00,000"],
    ["People who sign", "2"],
    ["Plan", "Starter"],
    ["Estimated total", `about ${rupees(total.from)}`],
  ]);
  expect(planDocument({ structure: "llp", capital: 50_000 }, references).facts).toEqual([
    ["Structure", "LLP"],
    ["Contribution", "₹50,000"],
  ]);
});

test("the first 180 days and the first year are those of the calendar's rules", () => {
  const [first, year] = blocks(full, "dates", "dates");
  expect(first!.rows.at(-1)).toMatchObject({ id: "inc-20a", when: "14 July 2027", day: 180 });
  expect(year!.heading).toBe("First year, to 14 January 2028");
  const gstr1 = year!.rows.find(({ id }) => id === "gstr-1")!;
  expect(gstr1.when).toMatch(/^11 Feb, 11 Mar, .*11 Dec 2027, 11 Jan 2028$/);
  expect(year!.rows.some(({ id }) => id === "inc-20a")).toBe(false);
});

test("a date without a structure waits for it; GST that is open is said", () => {
  expect(openSteps({ incorporation: "2027-01-15" })).toContain("dates: structure");
  expect(openSteps({ ...full, gst: undefined })).toEqual(["dates: here"]);
});

test.each(structureIds)("%s has things to gather, and templates with links to their forms", (structure) => {
  expect(blocks({ structure }, "documents", "entries")[0]!.items).toEqual(references.requirements[structure]);
  const [templates] = blocks({ structure }, "templates", "entries");
  expect(templates!.items.map(({ href }) => href)).toEqual(
    myPlan.templates.ids[structure].map((id) => `/startup-templates/${id}#fill-in`),
  );
});

test("a clear name with a risk says so, as the name checker does", () => {
  const [entries] = blocks({ ...full, name: "Bharat Apple Global Foods" }, "names", "entries");
  expect(entries?.items.map(({ mark }) => mark?.label)).toEqual(["Clear wording, one risk", "Wording: clear"]);
});
