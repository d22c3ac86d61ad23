import { expect, test } from "vitest";
import { capitalStep, compareStructures, costByState, describeStep, nextCapitalStep } from "./compare.ts";
import { keepingCost, toNearestThousand } from "./keeping.ts";
import type { CostInput } from "./ledger.ts";

const karnataka: CostInput = { structure: "private-limited", state: "KA", capital: 100_000, people: 2 };

test("the three structures side by side, each with its own fee and number of people", () => {
  const fees = { "private-limited": 1999, opc: 1999, llp: 2500 };
  const ledgers = compareStructures({ ...karnataka, capital: 200_000 }, (structure) => fees[structure]);
  expect(ledgers.map(({ structure, people, charges }) => [structure, people, charges.from])).toEqual([
    ["private-limited", 2, 15_163],
    ["opc", 1, 13_163],
    ["llp", 2, 11_443],
  ]);
  expect(ledgers.map(({ ours }) => ours.from)).toEqual([2359, 2359, 2950]);
});

test("all 36 states for one capital, with the certainty of the stamp duty", () => {
  const rows = costByState(karnataka);
  expect(rows).toHaveLength(36);
  const row = (code: string) => rows.find(({ state }) => state === code);
  expect(row("DL")).toMatchObject({ name: "Delhi", charges: { from: 5503 }, status: "verified" });
  expect(row("MH")).toMatchObject({ stampDuty: { from: 1300, to: 1400 }, status: "check" });
  expect(row("GJ")?.status).toBe("verified");
  expect(row("SK")).toMatchObject({ status: "ask" });
  expect(row("SK")?.charges.missing).toHaveLength(3);
});

test("₹15,00,000 to ₹15,10,000 adds ₹12,200 of registration fee", () => {
  const step = nextCapitalStep(karnataka);
  const fee = step?.lines.find(({ id }) => id === "registration-fee");
  expect(step && fee && describeStep(step, fee.adds)).toBe("₹15,00,000 to ₹15,10,000 adds ₹12,200");
  expect(step?.adds).toEqual({ from: 12_600, to: 13_000 });
  expect(step?.lines.map(({ id }) => id)).toEqual(["registration-fee", "form-and-articles-fee"]);
});

test("beyond the nil limit every further ₹10,000 is a step", () => {
  const step = nextCapitalStep({ ...karnataka, state: "DL", capital: 2_004_000 });
  expect(step).toMatchObject({ from: 2_010_000, to: 2_020_000, adds: { from: 215, to: 215 } });
});

test("an LLP steps from slab to slab, and not beyond the last", () => {
  const llp: CostInput = { ...karnataka, structure: "llp", state: "HR", capital: 300_000 };
  expect(nextCapitalStep(llp)).toMatchObject({ from: 500_000, to: 510_000, adds: { from: 2050, to: 2050 } });
  expect(nextCapitalStep({ ...llp, capital: 20_000_000 })).toBeNull();
});

test("a step into the unknown names the line without a figure", () => {
  const step = capitalStep({ ...karnataka, structure: "llp", capital: 1_000_000 }, 1_010_000);
  expect(step.unknown).toEqual(["llp-agreement-duty"]);
  expect(step.adds).toEqual({ from: 1050, to: 1050 });
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

test("an LLP above ₹25 lakh of contribution pays for an audit", () => {
  expect(keepingCost("llp", 2_500_000).audited).toBe(false);
  const audited = keepingCost("llp", 2_500_001);
  expect(audited.audited).toBe(true);
  expect(audited.yearly.low).toBe(8997 + 8000 + 800);
});
