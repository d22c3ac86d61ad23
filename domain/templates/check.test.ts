import { expect, test } from "vitest";
import type { Template } from "../../content/schemas/template.ts";
import { exampleTemplate } from "../../tests/fixtures/example-template.ts";
import { templateProblems, variantProblems } from "./check.ts";

const template = exampleTemplate();
const body = (from: string, to: string): Partial<Template> => {
  expect(template.body).toContain(from);
  return { body: template.body.replace(from, to) };
};

/** Everything that a writer would be told. */
function problems(candidate: Template): string {
  const found = templateProblems(candidate);
  return [...found, ...(found.length > 0 ? [] : variantProblems(candidate))]
    .map(({ field, message }) => `${field}: ${message}`)
    .join("\n");
}

test("finds nothing wrong with a sound template", () => expect(problems(template)).toBe(""));

test.each<[string, () => Partial<Template>, string]>([
  ["a missing field", () => ({ title: undefined as unknown as string }), "title:"],
  ["an unknown category", () => ({ category: "Other" as Template["category"] }), "category:"],
  ["two features", () => ({ features: ["One of two", "Two of two"] }), "features:"],
  ["a file name with a space", () => ({ fileName: "My File.docx" }), "fileName:"],
  [
    "a placeholder that is not declared",
    () => body("Made on {{signedOn}}", "Made on {{signedOn}} at {{place}}"),
    "{{place}} is not a declared variable",
  ],
  ["a variable that is not used", () => body("Made on {{signedOn}}.", "Made."), '"signedOn" is never used'],
  ["a format its kind does not have", () => body("carried {{route}}", "carried {{route|words}}"), "{{route|words}}"],
  ["a reference to nothing", () => body("[[#price]]", "[[#cost]]"), "[[#cost]] points at nothing"],
  [
    "a check of what is not declared",
    () => ({ checks: [{ order: ["signedOn", "paidOn"] }] }),
    'checks.0: "paidOn" is not a declared variable',
  ],
  [
    "a check of a date with an amount",
    () => ({ checks: [{ order: ["signedOn", "days"] }] }),
    "only dates, or only amounts",
  ],
  ["months between amounts", () => ({ checks: [{ order: ["days", "days"], months: 3 }] }), "between dates only"],
  ["a weekday of an amount", () => ({ checks: [{ weekday: "buyer", of: "price" }] }), "needs a text and a date"],
  ["a sum of unlike amounts", () => ({ checks: [{ sum: ["price", "days"], is: "100" }] }), "different kinds"],
  [
    "a sum under a choice there is not",
    () => ({ checks: [{ sum: ["price", "price"], is: "100", when: { route: "rail" } }] }),
    'route has no choice "rail"',
  ],
  [
    "a number by a choice there is not",
    () => ({
      variables: [...template.variables, { id: "number", kind: "text" as const, label: "Number", group: "Terms" }],
      checks: [{ number: "number", by: "route", kinds: { rail: "pan" as const } }],
    }),
    'route has no choice "rail"',
  ],
  ["an id twice", () => body("{#goods}", "{#papers}"), "{#papers} is used twice"],
  ["an option that is not declared", () => ({ options: [] }), "{?warranty} is not a declared option"],
  [
    "an option that is not used",
    () => ({ options: [...template.options, { id: "spare", label: "Spare", default: true }] }),
    'options.1: "spare" is never used',
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
    "a sub-clause comes before any clause",
  ],
  ["(i) without (a)", () => body("-- first part; {#first-part}", "- first part; {#first-part}"), "(i) has no (a)"],
  ["an empty heading", () => body("## Delivery", "## Empty\n\n## Delivery"), "a heading with nothing under it"],
  ["no signatures", () => body("@signatures\nFor **{{buyer}}** | Name: | Date:", "Signed."), "has no @signatures"],
  ["unfinished text", () => body("The seller sells.", "The seller sells TBD."), 'unfinished text "TBD"'],
  [
    "too few words",
    () => ({ body: template.body.replace(/- Promise number [\s\S]*?\n\n/, "\n\n") }),
    "words; the kind agreement takes",
  ],
  ["a version that is not the newest change", () => ({ version: "1.1" }), "changes.0.version"],
  ["a date that is not the newest change's", () => ({ updatedOn: "2026-11-16" }), "changes.0.date"],
  [
    "a default its kind cannot hold",
    () => ({ variables: template.variables.map((one) => (one.id === "days" ? { ...one, default: "many" } : one)) }),
    'variables.2.default: "many" is not a number',
  ],
  [
    "a variable declared twice",
    () => ({ variables: [...template.variables, template.variables[0]!] }),
    '"buyer" is declared twice',
  ],
])("names %s", (_, changes, message) => {
  expect(problems({ ...template, ...changes() })).toContain(message);
});
