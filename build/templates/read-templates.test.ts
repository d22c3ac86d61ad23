import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { variantProblems } from "../../domain/templates/check.ts";
import { exampleTemplate } from "../../tests/fixtures/example-template.ts";
import { readTemplates } from "./read-templates.ts";

test.each(readTemplates().map((template) => [template.id, template] as const))(
  "%s can be filled with every pair of its options and choices",
  (_, template) => expect(variantProblems(template)).toEqual([]),
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "templates-"));
  const { id: _, body, variables, ...fields } = exampleTemplate();
  const front = stringify({ ...fields, variables: [{ shared: "place", label: "Town" }, ...variables] });
  const include = "@include thanks\n  document: this Letter,\n  which is short\n";
  writeFileSync(join(folder, "example.md"), `---\n${front}---\n${body}\n\n${include}\nSigned at {{place}}.\n`);
  mkdirSync(join(folder, "shared"));
  writeFileSync(
    join(folder, "shared", "thanks.md"),
    "---\ndocument: this Agreement\nreader: the reader of <document>\n---\n<Document> thanks <reader>.\n",
  );
  writeFileSync(join(folder, "shared", "variables.yaml"), "place: { kind: text, label: Place, group: Terms }\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file becomes a template, with its shared clauses and variables", () => {
  const [template] = readTemplates(folder);
  expect(template).toMatchObject({ ...exampleTemplate(), variables: expect.anything(), body: expect.anything() });
  expect(template!.variables[0]).toEqual({ id: "place", kind: "text", label: "Town", group: "Terms" });
  expect(template!.body).toContain("\nThis Letter, which is short thanks the reader of this Letter, which is short.\n");
  const clause = join(folder, "shared", "thanks.md");
  writeFileSync(clause, readFileSync(clause, "utf8").trimEnd());
  expect(readTemplates(folder)[0]!.body, "without a newline at its end").toBe(template!.body);
});

describe("a mistake is named with its file and place", () => {
  /** The line on which the changed text now starts. */
  function change(name: string, from: string, to: string): number {
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    return text.slice(0, text.indexOf(from)).split("\n").length;
  }

  test.each([
    ["front matter that is no YAML", "example.md", "title: Example", "title: a: Example", " Nested mappings"],
    ["a field with a wrong value", "example.md", "category: Corporate", "category: Other", " category: "],
    ["a field that does not exist", "example.md", "kind: agreement", "sort: agreement", " sort: "],
    ["a number where text is needed", "example.md", 'version: "1.0"', "version: 1", " version: "],
    ["a variable with a wrong kind", "example.md", "kind: money", "kind: cash", " variables.2.kind: "],
    ["a variable that is not used", "example.md", "id: buyer", "id: bidder", ' variables.1: "bidder" is never used'],
    ["markup that cannot be read", "example.md", "(A) The seller", "(A) {{The seller", "5: body: unreadable markup"],
    ["a reference to nothing", "example.md", "Delivery follows", "[[#cost]] follows", "3: body: [[#cost]] points"],
    ["a sub-clause out of place", "example.md", "(A) The", "- The", "1: body: a sub-clause comes before any clause"],
    ["markup in a shared clause", "shared/thanks.md", "<Document> thanks", "**<Document> thanks", "1: body: "],
    ["a parameter without a text", "shared/thanks.md", "<Document> thanks", "<Paper> thanks", " <Paper> is not"],
    ["a shared variable that is not there", "example.md", "shared: place", "shared: town", " there is no shared var"],
    ["a shared clause that is not there", "example.md", "@include thanks", "@include praise", " there is no shared cl"],
    [
      "a parameter that is not there",
      "example.md",
      "  document: this",
      "  paper: this",
      " the shared clause has no par",
    ],
  ])("%s", (_, name, from, to, message) => {
    const line = change(name, from, to);
    expect(() => readTemplates(folder)).toThrow(`${join(folder, name)}:${line}:${message}`);
  });

  test("a file without front matter", () => {
    writeFileSync(join(folder, "bare.md"), "# Title\n");
    expect(() => readTemplates(folder)).toThrow(`${join(folder, "bare.md")}:1: must start with front matter`);
  });

  test("a file name used twice", () => {
    writeFileSync(join(folder, "second.md"), readFileSync(join(folder, "example.md"), "utf8"));
    expect(() => readTemplates(folder)).toThrow('second.md: fileName: "Example.docx" is used by two templates');
  });
});
