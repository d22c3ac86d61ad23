import { expect, test } from "vitest";
import { myPlan } from "../../../../content/my-plan.ts";
import type { CompanyPlan } from "../../../../domain/company-plan/company-plan.ts";
import { planDocument } from "../../../../domain/company-plan/document/build.ts";
import { founders } from "../../../../tests/fixtures/founders.ts";
import { paragraphs, unzip, xmlError } from "../../../templates/docx/testing/read-docx.ts";
import { planFile } from "./plan-file.ts";

const references = {
  requirements: { "private-limited": [{ title: "Two directors", text: "At least two." }], opc: [], llp: [] },
  templates: [{ id: "founders-agreement", title: "Founders' Agreement", description: "Roles and equity." }],
  work: {
    "private-limited": [{ task: "DSC", who: "You verify by video", duration: "2 days" }],
    opc: [],
    llp: [],
  },
};
const address = (path: string) => `https://site.example${path.replace("#", "?name=Zyntra#")}`;

async function write(plan: CompanyPlan) {
  const document = planDocument(plan, references);
  return unzip(await planFile(document, { madeOn: "2026-11-15", brand: "Publisher", address }));
}
const textOf = (parts: Map<string, string>) => paragraphs(parts.get("word/document.xml")!).join("\n");
const targets = (parts: Map<string, string>) =>
  [...parts.get("word/_rels/document.xml.rels")!.matchAll(/Target="(https:[^"]+)"/g)].map(([, target]) => target);

test("the first page, then the annex, in order, in well-formed parts", async () => {
  const parts = await write({
    structure: "private-limited",
    state: "KA",
    name: "Zyntra & <Sons>",
    gst: "quarterly",
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
  });
  for (const [name, xml] of parts) expect(xmlError(xml), name).toBeUndefined();
  const text = textOf(parts);
  let from = 0;
  for (const words of [
    "Put together on 15 November 2026",
    "Zyntra & <Sons> Private Limited",
    "ESOPs need shares, and an LLP has none to issue.",
    "You verify by video",
    "Estimated total",
    "₹17,522",
    "14 Jul 2027",
    myPlan.paper.annex,
    "14 July 2027",
    "GSTR-1",
    "Two directors: At least two.",
    "Founders' Agreement: Roles and equity. site.example/startup-templates/founders-agreement",
    myPlan.sources.heading,
    myPlan.next.button,
    `${myPlan.sheet.openAgain} site.example/my-plan`,
  ]) {
    const at = text.indexOf(words, from);
    expect(at, words).toBeGreaterThanOrEqual(0);
    from = at;
  }
  expect(parts.get("docProps/core.xml")).toContain(">2026-11-15T00:00:00Z</dcterms:created>");
});

test("links are words: the address stands behind them, with the plan", async () => {
  const parts = await write({ structure: "private-limited" });
  expect(textOf(parts)).not.toContain("https://");
  expect(targets(parts)).toContain("https://site.example/startup-templates/founders-agreement?name=Zyntra");
  expect(parts.get("word/document.xml")).toContain('w:anchor="fill-in"');
});

test("an open point names the tool, and leads to it", async () => {
  const parts = await write({ structure: "llp" });
  expect(textOf(parts)).toContain(`Open point: ${myPlan.cost.open} Cost calculator`);
  expect(targets(parts)).toContain("https://site.example/cost-calculator");
});

test.each(founders.map(({ who, plan }) => [who, plan] as const))("%s: the file can be read", async (_, plan) => {
  for (const [part, xml] of await write(plan)) expect(xmlError(xml), part).toBeUndefined();
});

test("whatever a name holds, the file can be read", async () => {
  for (const name of ["\u0000\u0008", "😀 स्थापना", "]]>", "a".repeat(165)]) {
    for (const [part, xml] of await write({ structure: "opc", name })) expect(xmlError(xml), part).toBeUndefined();
  }
});
