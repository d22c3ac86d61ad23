import { expect, test } from "vitest";
import { readTemplates } from "../../../build/templates/read-templates.ts";
import { site } from "../../../content/site.ts";
import { pageHead } from "./page-head.ts";

test.each(readTemplates().map((template) => [template.id, template] as const))(
  "%s fits a search result",
  (_, template) => {
    const { title, description } = pageHead(template);
    const shown = title.length > 48 ? title : `${title} | ${site.name}`;
    expect(shown.length).toBeGreaterThanOrEqual(15);
    expect(shown.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(165);
  },
);

test("cuts a long description between words", () => {
  const description = `${"Rules on leave and pay, ".repeat(9)}end.`;
  const cut = pageHead({ id: "x", title: "X", description }).description;
  expect(cut).toMatch(/(leave|and|pay|on|Rules)…$/);
  expect(cut.length).toBeLessThanOrEqual(165);
});
