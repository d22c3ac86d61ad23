import { expect, test } from "vitest";
import { planFileName } from "./file-name.ts";

test.each([
  [undefined, "company-plan"],
  ["Zyntra Foods", "zyntra-foods-company-plan"],
  ["Zyntra Foods Pvt. Ltd.", "zyntra-foods-company-plan"],
  ["../../etc/passwd", "etc-passwd-company-plan"],
  ['A/B\\C:D*E?F"G<H>I|J', "a-b-c-d-e-f-g-h-i-j-company-plan"],
  ["स्थापना लैब्स", "स्थापना-लैब्स-company-plan"],
  ["CON", "con-company-plan"],
  ["🙂", "company-plan"],
])("a plan for %s is saved as %s", (name, file) => {
  expect(planFileName({ name })).toBe(file);
});

test("a long name is cut", () => {
  expect(planFileName({ name: "q".repeat(165) })).toBe(`${"q".repeat(60)}-company-plan`);
});
