import { expect, test } from "vitest";
import { phoneQuestion, wrongIndianLength } from "./questions.ts";
import { isLeftIn } from "./sent-with.ts";

test("asks about a number that looks incomplete, in words, and nothing about one that looks right", () => {
  expect(phoneQuestion("contact", "98765 4321")).toEqual({
    text: "Is this number complete?",
    more: expect.stringContaining("this one has 9"),
    keep: "Keep what I typed",
  });
  for (const phone of ["", "98765 43210", "+49 30 901820"]) expect(phoneQuestion("contact", phone)).toBeUndefined();
});

test("the quick form keeps its own rule for the number", () => {
  expect(phoneQuestion("quick", "98765 4321")).toBeUndefined();
});

test("what a form listed and the visitor did not tick stays out; what it did not list goes along", () => {
  const read = (fields: Record<string, string>) => (name: string) => fields[name] ?? "";
  const sent = read({ listed: "page companyPlan", sendPlan: "yes" });
  expect([isLeftIn("page", sent), isLeftIn("companyPlan", sent), isLeftIn("offer", sent)]).toEqual([false, true, true]);
  expect(isLeftIn("page", read({}))).toBe(true);
});

test.each([
  ["98765 4321", 9],
  ["+91 98765 4321", 9],
  ["0091 98765 432101", 11],
  ["098765 4321", 9],
  ["4123 4567", 8],
  ["98765 432101", 11],
  ["9876543210987", 13],
])("%s is an Indian number of %i digits", (typed, digits) => {
  expect(wrongIndianLength(typed)).toBe(digits);
});

test.each([
  ...["98765 43210", "+91 98765 43210", "0091-98765-43210", "919876543210", "098765 43210", "080 4123 4567"],
  ...["080-41234567 ext 12", "98765 43210 / 98765 43211", "+49 30 901820", "+44 20 7946 0958", "0049 30 901820"],
  ...["+65 6123 4567", "+1 (415) 555-2671"],
])("%s is not questioned", (typed) => {
  expect(wrongIndianLength(typed)).toBeUndefined();
});
