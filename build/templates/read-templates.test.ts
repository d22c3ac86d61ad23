import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { variantProblems } from "../../domain/templates/check.ts";
import { readTemplates, templatesFolder } from "./read-templates.ts";

test.each(readTemplates().map((template) => [template.id, template] as const))(
  "%s can be filled with every pair of its options and choices",
  (_, template) => expect(variantProblems(template)).toEqual([]),
);

describe("a mistake in a file", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "templates-"));
    cpSync(templatesFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The line on which the changed text now starts. */
  function change(name: string, from: string, to: string): number {
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    return text.slice(0, text.indexOf(from)).split("\n").length;
  }

  test.each([
    ["front matter that is no YAML", "mutual-nda.md", "title: Mutual", "title: a: Mutual", "Nested mappings"],
    ["a field with a wrong value", "mutual-nda.md", "category: Corporate", "category: Other", "category: "],
    ["a field that does not exist", "mutual-nda.md", "kind: agreement", "sort: agreement", "sort: "],
    ["a number where text is needed", "mutual-nda.md", 'version: "1.0"', "version: 1", "version: "],
    ["markup that cannot be read", "mutual-nda.md", "Each is a **Party**", "Each is a {{Party", "11: body: "],
    ["markup in a shared clause", "shared/notices.md", "- A notice under", "- **A notice under", "3: body: "],
    ["a sub-clause out of place", "mutual-nda.md", "### Background", "- Background", "1: body: a sub-clause"],
    [
      "a variable that is not there",
      "mutual-nda.md",
      "shared: seatCity",
      "shared: seatTown",
      "there is no shared variable",
    ],
    ["a clause that is not there", "mutual-nda.md", "@include notices", "@include notes", "there is no shared clause"],
    [
      "a parameter that is not there",
      "term-sheet.md",
      "  document: this Term Sheet",
      "  paper: this Term Sheet",
      'the shared clause has no parameter "paper"',
    ],
  ])("%s is named with file and place", (_, name, from, to, message) => {
    const line = change(name, from, to);
    expect(() => readTemplates(folder)).toThrow(
      `${join(folder, name)}:${line}:${/^\d/.test(message) ? "" : " "}${message}`,
    );
  });

  test("a file name used twice is named", () => {
    change("mutual-nda.md", "fileName: Mutual-NDA.docx", "fileName: Term-Sheet.docx");
    expect(() => readTemplates(folder)).toThrow('fileName: "Term-Sheet.docx" is used by two templates');
  });
});
