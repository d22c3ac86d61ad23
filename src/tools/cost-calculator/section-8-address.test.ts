import { expect, test } from "vitest";
import { section8Address } from "./section-8-address.ts";

test.each([
  ["", undefined],
  ["section-8=yes", "with-shares"],
  ["section-8=without-shares", "without-shares"],
] as const)("%j and back", (query, choice) => {
  expect(section8Address.parse(new URLSearchParams(query))).toBe(choice);
  const params = new URLSearchParams("section-8=yes");
  section8Address.write(choice, params);
  expect(String(params)).toBe(query);
});

test("what nobody offers is the structure of the plan", () => {
  expect(section8Address.parse(new URLSearchParams("section-8=maybe"))).toBeUndefined();
});
