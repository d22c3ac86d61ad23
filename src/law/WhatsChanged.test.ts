import { expect, test } from "vitest";
import type { LawChange } from "../../content/law/law-changes.ts";
import { lawChanges } from "../../content/law/law-changes.ts";
import { tellsBoth } from "./WhatsChanged.tsx";

test.each([
  ["PF wage ceiling: ₹25,000 a month, up from ₹15,000", "₹15,000", "₹25,000 a month"],
  ["Welfare fund: from 10 employees, was above 50", "above 50 employees", "from 10 employees"],
  ["Four labour codes replaced 29 Acts", "29 Acts", "four codes"],
])("a title that holds both values tells both: %s", (title, was, now) => {
  expect(tellsBoth({ title, was, now })).toBe(true);
});

test.each([
  ["Director KYC: every third year, by 30 June", "yearly, 30 September", "every third year, 30 June"],
  ["Wage ceiling: ₹25,000 a month", "₹15,000", "₹25,000 a month"],
  ["A part of a figure: ₹1,50,000, was ₹50,000", "₹50,000", "₹1,50"],
  ["Without an earlier value", undefined, "₹25,000"],
])("a title that holds one of them does not: %s", (title, was, now) => {
  expect(tellsBoth({ title, was, now })).toBe(false);
});

test("of the listed changes some titles tell both, and some need the line below", () => {
  const changes: readonly LawChange[] = lawChanges;
  const withBoth = changes.filter(({ was, now }) => was && now);
  const told = withBoth.filter(tellsBoth);
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(withBoth.length);
});
