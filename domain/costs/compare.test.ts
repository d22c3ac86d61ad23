import { expect, test } from "vitest";
import { llpAudit } from "../../content/incorporation-costs/charges.ts";
import { structureAnswers } from "../../content/structure-choice/answers.ts";
import { calculateCost, costByState } from "./calculate.ts";
import { keepingAssumptions, keepingCost, toNearestThousand } from "./keeping.ts";
import type { CostInput } from "./ledger.ts";

const karnataka: CostInput = { structure: "private-limited", state: "KA", capital: 100_000, people: 2 };

test("all 36 states for one capital, with the certainty of the stamp duty", () => {
  const rows = costByState((state) => calculateCost({ ...karnataka, state }));
  expect(rows).toHaveLength(36);
  const row = (code: string) => rows.find(({ state }) => state === code);
  expect(row("DL")).toMatchObject({ name: "Delhi", charges: { from: 5503 }, status: "verified" });
  expect(row("MH")).toMatchObject({ stampDuty: { from: 1300, to: 2100 }, status: "check" });
  expect(row("GJ")?.status).toBe("verified");
  expect(row("SK")).toMatchObject({ status: "ask" });
  expect(row("SK")?.charges.missing).toHaveLength(3);
});

test.each([
  ["private-limited", 16_997, 31_000, 57_000, 100_000, [135_000, 195_000]],
  ["opc", 16_997, 28_000, 57_000, 91_000, [105_000, 150_000]],
  ["llp", 8997, 12_000, 27_000, 36_000, [75_000, 120_000]],
] as const)("keeping a %s of ₹1 lakh", (structure, lowFees, middleFees, low3, middle3, [from, to]) => {
  const { yearly, threeYears, governmentFees } = keepingCost(structure, 100_000);
  expect([yearly.low - governmentFees.yearly, yearly.middle - governmentFees.yearly]).toEqual([lowFees, middleFees]);
  expect(toNearestThousand(threeYears.low)).toBe(low3);
  expect(toNearestThousand(threeYears.middle)).toBe(middle3);
  expect(threeYears.high).toEqual({ from, to });
});

test("government fees of a year: ₹600 or ₹800 for a company, ₹100 or ₹300 for an LLP", () => {
  expect(keepingCost("opc", 100_000).governmentFees).toEqual({ yearly: 600, firstYearExtra: 600 });
  expect(keepingCost("private-limited", 1_000_000).governmentFees).toEqual({ yearly: 800, firstYearExtra: 800 });
  expect(keepingCost("llp", 100_000).governmentFees).toEqual({ yearly: 100, firstYearExtra: 0 });
  expect(keepingCost("llp", 1_000_000).governmentFees.yearly).toBe(300);
});

test.each([
  [undefined, false],
  ["under-40-lakh", false],
  ["under-1-crore", true],
  ["over-1-crore", true],
])("an LLP whose turnover was answered as %s is audited: %s", (turnover, audited) => {
  const { yearly, threeYears, ...cost } = keepingCost("llp", 100_000, turnover);
  expect(cost.audited).toBe(audited);
  expect(yearly.low).toBe(8997 + 100 + (audited ? 8000 : 0));
  expect(threeYears.middle).toBe(3 * (12_000 + 100 + (audited ? 12_000 : 0)));
  expect(keepingAssumptions(turnover)).toContain(audited ? "above ₹40 lakh" : "under ₹40 lakh");
  expect(keepingCost("opc", 100_000, turnover)).toEqual(keepingCost("opc", 100_000));
});

test("the turnovers that mean an audit are answers of the structure questions", () => {
  const answers = structureAnswers.find(({ id }) => id === "turnover")?.options;
  expect(answers).toEqual(expect.arrayContaining([...llpAudit.turnovers]));
});

test("an LLP above ₹25 lakh of contribution pays for an audit", () => {
  expect(keepingCost("llp", 2_500_000).audited).toBe(false);
  const audited = keepingCost("llp", 2_500_001);
  expect(audited.audited).toBe(true);
  expect(audited.yearly.low).toBe(8997 + 8000 + 800);
});
