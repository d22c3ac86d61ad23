import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { enquiryDetails } from "../content/contact/enquiry.ts";
import { readLegal } from "./legal.ts";

test("a document has numbered sections, and everything in it is filled in", () => {
  for (const name of ["terms", "privacy"] as const) {
    const { sections } = readLegal(name);
    expect(sections.map(({ number }) => number)).toEqual(sections.map((_, index) => index + 1));
    expect(JSON.stringify(sections)).not.toMatch(/\{\{|\{ ?#|<[A-Z]/);
  }
});

test("the privacy policy names what a request for a call may hold", () => {
  const [, collected] = readLegal("privacy").sections;
  for (const { inPolicy } of enquiryDetails) expect(JSON.stringify(collected)).toContain(inPolicy);
});

test("points with a condition belong to the list above them", () => {
  const folder = mkdtempSync(join(tmpdir(), "legal-"));
  const text = readFileSync("content/legal/terms.md", "utf8");
  writeFileSync(join(folder, "terms.md"), `${text}\n- one\n{{if sample}}\n- two\n{{end}}\n\nThe end.\n`);
  expect(readLegal("terms", folder).sections.at(-1)?.blocks.slice(-2)).toEqual([
    { kind: "list", points: ["one", "two"] },
    { kind: "paragraph", text: "The end." },
  ]);
});

test.each([
  ["## Without an address\n", "'Without an address' ends in its address"],
  ["A word in **bold**.\n", "a section holds plain text"],
  ['<Details of="nobody" />\n', '<Details of="nobody" /> is not known'],
  ["{{fee of nobody}}\n", "{{fee of nobody}} is no figure"],
])("%s is refused", (added, message) => {
  const folder = mkdtempSync(join(tmpdir(), "legal-"));
  writeFileSync(join(folder, "terms.md"), `${readFileSync("content/legal/terms.md", "utf8")}\n${added}`);
  expect(() => readLegal("terms", folder)).toThrow(message);
});

test.each([
  ["summary:", "sumary:", "sumary"],
  ["section: fees", "section: costs", "there is no section 'costs'"],
])("a head with '%s' written '%s' is refused", (right, wrong, message) => {
  const folder = mkdtempSync(join(tmpdir(), "legal-"));
  writeFileSync(join(folder, "terms.md"), readFileSync("content/legal/terms.md", "utf8").replace(right, wrong));
  expect(() => readLegal("terms", folder)).toThrow(message);
});
