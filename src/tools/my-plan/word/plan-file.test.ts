import { expect, test } from "vitest";
import { myPlan } from "../../../../content/my-plan.ts";
import type { CompanyPlan } from "../../../../domain/company-plan/company-plan.ts";
import { planDocument } from "../../../../domain/company-plan/document/build.ts";
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
const address = (path: string) => `https://site.example${path}`;

async function write(plan: CompanyPlan) {
  const document = planDocument(plan, references);
  return unzip(await planFile(document, { madeOn: "2026-11-15", brand: "Publisher", address }));
}

test("the file has the whole plan, in order, in well-formed parts", async () => {
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
  const text = paragraphs(parts.get("word/document.xml")!).join("\n");
  let from = 0;
  for (const words of [
    "Zyntra & <Sons> Private Limited",
    "Put together on 15 November 2026",
    "ESOPs need shares, and an LLP has none to issue.",
    "Estimated total",
    "₹17,522",
    "14 July 2027",
    "GSTR-1",
    "Two directors: At least two.",
    "Founders' Agreement: Roles and equity. https://site.example/startup-templates/founders-agreement#fill-in",
    "https://site.example/contact-us",
    "https://site.example/my-plan",
  ]) {
    const at = text.indexOf(words, from);
    expect(at, words).toBeGreaterThanOrEqual(0);
    from = at;
  }
  expect(parts.get("docProps/core.xml")).toContain(">2026-11-15T00:00:00Z</dcterms:created>");
});

test("an open point names the tool and its address", async () => {
  const parts = await write({ structure: "llp" });
  expect(paragraphs(parts.get("word/document.xml")!)).toContain(
    `Open point: ${myPlan.cost.open} See the full cost: https://site.example/cost-calculator`,
  );
});

test("whatever a name holds, the file can be read", async () => {
  for (const name of ["\u0000\u0008", "😀 स्थापना", "]]>", "a".repeat(165)]) {
    for (const [part, xml] of await write({ structure: "opc", name })) expect(xmlError(xml), part).toBeUndefined();
  }
});
