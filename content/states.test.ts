import { expect, test } from "vitest";
import { findState, states } from "./states.ts";

test("28 states and 8 union territories, each with a code and a name of its own", () => {
  expect(states.filter(({ kind }) => kind === "state")).toHaveLength(28);
  expect(states.filter(({ kind }) => kind === "union-territory")).toHaveLength(8);
  expect(new Set(states.map(({ code }) => code)).size).toBe(36);
  expect(new Set(states.map(({ name }) => name)).size).toBe(36);
});

test("a state is found by its code", () => {
  expect(findState("KA")).toEqual({
    code: "KA",
    name: "Karnataka",
    kind: "state",
    gst: "29",
    quarterlyGstr3bDay: 22,
    professionalTax: { dueDay: 20, form: "Form 5-A" },
  });
  expect(findState("DL")?.quarterlyGstr3bDay).toBe(24);
  expect(findState("XX")).toBeUndefined();
  expect(findState(undefined)).toBeUndefined();
});
