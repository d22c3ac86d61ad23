import { expect, test } from "vitest";
import { daysOf } from "./days.ts";
import { privateLimited } from "./structures.ts";

test("a range and a single figure", () => {
  expect(daysOf("10-15 days")).toEqual({ shortest: 10, longest: 15 });
  expect(daysOf("3 days")).toEqual({ shortest: 3, longest: 3 });
  expect(() => daysOf("soon")).toThrow("'soon'");
});

test("all steps fit in the longest setup time, and the last one ends it", () => {
  const ends = privateLimited.process.items.map(({ startsOn, duration }) => startsOn + daysOf(duration).longest);
  expect(Math.max(...ends)).toBe(15);
  expect(ends.at(-1)).toBe(15);
});
