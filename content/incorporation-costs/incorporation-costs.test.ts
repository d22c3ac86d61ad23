import { expect, test } from "vitest";
import { states } from "../states.ts";
import { llpDuties } from "./llp-agreement-duty.ts";
import { stampDuties } from "./stamp-duty.ts";

test("36 states and union territories, each with one duty for companies and one for LLPs", () => {
  const codes = states.map(({ code }) => code).toSorted();
  expect(codes).toHaveLength(36);
  expect(new Set(codes).size).toBe(36);
  expect(states.filter(({ kind }) => kind === "state")).toHaveLength(28);
  expect(stampDuties.map(({ state }) => state).toSorted()).toEqual(codes);
  expect(llpDuties.map(({ state }) => state).toSorted()).toEqual(codes);
});

test("a company's duty lacks a figure only where the MCA portal does not collect it, as the words for it say", () => {
  const unknown = stampDuties.filter(({ readings }) => readings.length === 0);
  expect(unknown.map(({ state }) => state)).toEqual(["SK"]);
  expect(unknown[0]?.note).toContain("outside the MCA portal");
});
