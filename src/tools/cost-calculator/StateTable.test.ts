import { expect, test } from "vitest";
import { calculateCost, costByState } from "../../../domain/costs/calculate.ts";
import { inLakh } from "./CostForm.tsx";
import { sortStates } from "./StateTable.tsx";

const rows = costByState((state) =>
  calculateCost({ structure: "private-limited", state, capital: 100_000, people: 2 }),
);
const names = (column: "state" | "duty" | "total", descending: boolean) =>
  sortStates(rows, column, descending).map(({ name }) => name);

test("by name, both ways", () => {
  expect(names("state", false)[0]).toBe("Andaman and Nicobar Islands");
  expect(names("state", true)[0]).toBe("West Bengal");
});

test("by duty and by total, with the state that has no figure last both ways", () => {
  for (const column of ["duty", "total"] as const) {
    expect(names(column, false).slice(0, 2)).toEqual(["Himachal Pradesh", "Haryana"]);
    expect(names(column, true).slice(0, 2)).toEqual(["Punjab", "Karnataka"]);
    for (const descending of [false, true]) expect(names(column, descending).at(-1)).toBe("Sikkim");
  }
});

test("amounts as founders say them", () => {
  expect([100_000, 1_510_000, 10_000_000, 123_456].map(inLakh)).toEqual([
    "₹1 lakh",
    "₹15.1 lakh",
    "₹1 crore",
    "₹1,23,456",
  ]);
});
