import { expect, test } from "vitest";
import { completePlan } from "./complete.ts";

test("the usual case: a Private Limited company in Karnataka, ₹1 lakh, two people, Starter", () => {
  expect(completePlan({})).toEqual({
    structure: "private-limited",
    state: "KA",
    capital: 100_000,
    people: 2,
    tier: "starter",
  });
});

test("an LLP starts with a contribution of ₹1 to 5 lakh", () => {
  expect(completePlan({ structure: "llp" })).toMatchObject({ capital: 200_000, people: 2 });
});

test("one person signs for an OPC, at least two for the others", () => {
  expect(completePlan({ structure: "opc", people: 5 }).people).toBe(1);
  expect(completePlan({ structure: "llp", people: 1 }).people).toBe(2);
});

test("what has been decided stays, names included", () => {
  expect(completePlan({ state: "SK", capital: 5, name: "Vyom", tier: "pro" })).toMatchObject({
    state: "SK",
    capital: 5,
    name: "Vyom",
    tier: "pro",
  });
});
