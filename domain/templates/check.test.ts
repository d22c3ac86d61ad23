import { describe, expect, it } from "vitest";
import type { Template } from "../../content/schemas/template.ts";
import { collectTemplates, problemsOf } from "./check.ts";
import { exampleTemplate } from "./testing/example-template.ts";

const template = exampleTemplate();
const body = (from: string, to: string): Partial<Template> => {
  expect(template.body).toContain(from);
  return { body: template.body.replace(from, to) };
};

it("finds nothing wrong with a sound template", () => expect(problemsOf(template)).toEqual([]));

it.each<[string, () => Partial<Template>, string]>([
  ["a missing field", () => ({ title: undefined as unknown as string }), "title:"],
  ["an unknown category", () => ({ category: "Other" as Template["category"] }), "category:"],
  ["two features", () => ({ features: ["One of two", "Two of two"] }), "features:"],
  ["a file name with a space", () => ({ fileName: "My File.docx" }), "fileName:"],
  [
    "a placeholder that is not declared",
    () => body("Made on {{signedOn}}", "Made on {{signedOn}} at {{place}}"),
    "{{place}} is not a declared variable",
  ],
  ["a variable that is not used", () => body("Made on {{signedOn}}.", "Made."), "variables.signedOn: is never used"],
  ["a format its kind does not have", () => body("carried {{route}}", "carried {{route|words}}"), "{{route|words}}"],
  ["a reference to nothing", () => body("[[#price]]", "[[#cost]]"), "[[#cost]] points at nothing"],
  ["an id twice", () => body("{#goods}", "{#papers}"), "{#papers} stands twice"],
  ["an option that is not declared", () => ({ options: [] }), "{?warranty} is not a declared option"],
  [
    "an option that is not used",
    () => ({ options: [...template.options, { id: "spare", label: "Spare", default: true }] }),
    "options.spare: is never used",
  ],
  [
    "a choice without that value",
    () => body("{?route=air}", "{?route=road}"),
    "{?route=road} is not one of its values",
  ],
  [
    "a reference to a clause that can drop",
    () => body("{?warranty} See [[#warranty]].{/warranty}", " See [[#warranty]]."),
    "[[#warranty]] points at nothing that is in the document (all options off)",
  ],
  [
    "a sub-clause before any clause",
    () => body("(A) The seller sells.", "- The seller sells."),
    "a sub-clause stands before any clause",
  ],
  [
    "(i) without (a)",
    () => body("-- first part; {#first-part}", "- first part; {#first-part}"),
    "(i) stands without an (a)",
  ],
  ["an empty heading", () => body("## Delivery", "## Empty\n\n## Delivery"), "a heading with nothing under it"],
  ["no signatures", () => body("@signatures\nFor **{{buyer}}** | Name: | Date:", "Signed."), "has no @signatures"],
  ["unfinished text", () => body("The seller sells.", "The seller sells TBD."), 'unfinished text "TBD"'],
  [
    "too few words",
    () => ({ body: template.body.replace(/- Promise number [\s\S]*?\n\n/, "\n\n") }),
    "words; the kind agreement takes",
  ],
  ["a version that is not the newest change", () => ({ version: "1.1" }), "changes.0.version"],
  [
    "a default its kind cannot hold",
    () => ({ variables: template.variables.map((one) => (one.id === "days" ? { ...one, default: "many" } : one)) }),
    'variables.days.default: "many" is not a number',
  ],
  [
    "a variable declared twice",
    () => ({ variables: [...template.variables, template.variables[0]!] }),
    '"buyer" is declared twice',
  ],
])("names %s", (_, changes, message) => {
  expect(problemsOf({ ...template, ...changes() }).join("\n")).toContain(message);
});

describe("a folder of templates", () => {
  const second = exampleTemplate({ id: "second", title: "Second Agreement", fileName: "Second.docx" });
  it("is read in the order of its names, without the shared clauses", () => {
    const read = collectTemplates({
      "content/second.ts": { t: second },
      "content/shared.ts": {},
      "content/example.ts": { t: template },
    });
    expect(read.map(({ id }) => id)).toEqual(["example", "second"]);
  });
  it.each([
    ["content/second.ts: fileName:", { "content/second.ts": { t: { ...second, fileName: "x" } } }],
    ["content/other.ts: exports no t", { "content/other.ts": {} }],
    ['content/other.ts: id: "second" is not the file\'s name', { "content/other.ts": { t: second } }],
    [
      'fileName: "Example.docx" is used by two templates',
      { "content/example.ts": { t: template }, "content/second.ts": { t: { ...second, fileName: "Example.docx" } } },
    ],
  ])("fails with %s", (message, modules) => expect(() => collectTemplates(modules)).toThrow(message));
});
