import { expect, test } from "vitest";
import { states } from "../states.ts";
import { stateDuties } from "./state-duties.ts";

const companies = Object.entries(stateDuties).map(([state, { company }]) => ({ state, ...company }));
const llps = Object.values(stateDuties).map(({ llp }) => llp);

test("36 states and union territories, each with one duty for companies and one for LLPs", () => {
  const codes = states.map(({ code }) => code).toSorted();
  expect(codes).toHaveLength(36);
  expect(new Set(codes).size).toBe(36);
  expect(states.filter(({ kind }) => kind === "state")).toHaveLength(28);
  expect(Object.keys(stateDuties).toSorted()).toEqual(codes);
});

test("a company's duty lacks a figure only where the MCA portal does not collect it, as the words for it say", () => {
  const unknown = companies.filter(({ readings }) => readings.length === 0);
  expect(unknown.map(({ state }) => state)).toEqual(["SK"]);
  expect(unknown[0]?.note).toContain("outside the MCA portal");
});

test("only 'ask' has no figure, and 'check' names the parts in doubt", () => {
  expect(companies.filter(({ status, readings }) => (status === "ask") !== (readings.length === 0))).toEqual([]);
  expect(companies.filter(({ status, check }) => (status === "check") !== Boolean(check?.length))).toEqual([]);
  expect(llps.filter(({ status, rules }) => (status === "ask") !== (rules.length === 0))).toEqual([]);
});

test("a percentage has at most three decimals, so that the duty can be calculated in whole numbers", () => {
  const percents = JSON.stringify(stateDuties).match(/(?<="percent":)[^,}]+/g) ?? [];
  expect(percents.length).toBeGreaterThan(3);
  expect(percents.filter((percent) => !/^\d(\.\d{1,3})?$/.test(percent))).toEqual([]);
});
