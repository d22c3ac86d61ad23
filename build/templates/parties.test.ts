import { describe, expect, test } from "vitest";
import { fill } from "../../domain/templates/fill.ts";
import { blockSegments, plainText } from "../../domain/templates/filled-document.ts";
import { readTemplates } from "./read-templates.ts";

/** Every party that may be an individual, by the choice that says so and the variable of its name. */
const parties = readTemplates().flatMap((template) =>
  template.variables
    .filter(({ choices }) => choices?.some(({ value }) => value === "individual"))
    .map(({ id }) => ({ template, choice: id, name: id.replace(/Form$|Kind$/, "Name") })),
);

test("there are such parties", () => expect(parties.length).toBeGreaterThanOrEqual(9));

describe.each(parties.map((party) => [`${party.template.id}, ${party.choice}`, party] as const))("%s", (_, party) => {
  const { template, choice, name } = party;
  const written = (kind: string) => fill(template, { [choice]: kind, [name]: "Zoë Pinto" }).blocks;
  const hasTrustee = template.variables.some(({ id }) => id === "investorTrustee");
  const boxes = (kind: string) =>
    written(kind)
      .flatMap((block) => (block.kind === "signatures" ? block.boxes : []))
      .filter(({ heading }) => plainText(heading).includes("Zoë Pinto"));

  test("an individual signs by name alone", () => {
    expect(boxes("individual").length).toBeGreaterThan(0);
    for (const { heading, fields } of boxes("individual")) {
      expect(plainText(heading)).toBe("Zoë Pinto");
      expect(fields.map(({ label }) => label)).not.toContain("Name");
      expect(fields.map(({ label }) => label).join()).not.toContain("Designation");
    }
  });
  test("a company signs through a person", () => {
    const [first] = boxes("company");
    expect(plainText(first!.heading)).toBe("For and on behalf of Zoë Pinto");
    expect(first!.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(["Name", "Designation"]));
  });
  test("a fund that is a trust signs through its trustee", () => {
    const headings = boxes("aif").map(({ heading }) => plainText(heading));
    const trustee = "[Trustee of the fund], as trustee of [Name of the trust], acting for Zoë Pinto";
    expect(headings.includes(trustee)).toBe(hasTrustee);
  });
  test.each(["individual", "company"])("%s: no words for both", (kind) => {
    const text = written(kind).map((block) => plainText(blockSegments(block)));
    const described = text.find((line) => line.startsWith("Zoë Pinto, "))!;
    expect(described).not.toMatch(/or residing/);
    if (kind === "individual") expect(described).not.toMatch(/having its|CIN \[|LLPIN \[/);
  });
});
