import { expect, test } from "vitest";
import { officeHairlines, officeOutline } from "./office.ts";

test.each([
  ["outline", officeOutline],
  ["hairlines", officeHairlines],
])("the %s is drawn with whole numbers, as one path", (_, path) => {
  expect(path).toMatch(/^M/);
  expect(path).not.toMatch(/NaN|undefined|Infinity|\./);
});

test("the drawing is small enough to be part of a page", () => {
  expect(officeOutline.length + officeHairlines.length).toBeLessThan(12_000);
});
