import { expect, test } from "vitest";
import { stateTaxes } from "../../content/incorporation-costs/state-taxes.ts";
import { states } from "../../content/states.ts";
import { findState } from "./states.ts";

test("28 states and 8 union territories, each with a code and a name of its own", () => {
  expect(states.filter(({ kind }) => kind === "state")).toHaveLength(28);
  expect(states.filter(({ kind }) => kind === "union-territory")).toHaveLength(8);
  expect(new Set(states.map(({ code }) => code)).size).toBe(36);
  expect(new Set(states.map(({ name }) => name)).size).toBe(36);
});

test("every state has its tax dates, and nothing else does", () => {
  expect(Object.keys(stateTaxes).sort()).toEqual(states.map(({ code }) => code).sort());
});

test("a state is found by its code", () => {
  expect(findState("KA")).toEqual({
    name: "Karnataka",
    quarterlyGstr3bDay: 22,
    professionalTax: { dueDay: 20, form: "Form 5-A" },
  });
  expect(findState("DL")?.quarterlyGstr3bDay).toBe(24);
  expect(findState("XX")).toBeUndefined();
  expect(findState(undefined)).toBeUndefined();
});
