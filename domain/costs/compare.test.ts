import { expect, test } from "vitest";
import { llpAudit } from "../../content/incorporation-costs/llp-audit.ts";
import { structureAnswers } from "../../content/structure-answers.ts";
import { calculateCost } from "./calculate.ts";
import { capitalStep, compareStructures, costByState, describeStep, nextCapitalStep } from "./compare.ts";
import { keepingAssumptions, keepingCost, toNearestThousand } from "./keeping.ts";
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
  const rows = costByState((state) => calculateCost({ ...karnataka, state }));
  expect(rows).toHaveLength(36);
  const row = (code: string) => rows.find(({ state }) => state === code);
  expect(row("DL")).toMatchObject({ name: "Delhi", charges: { from: 5503 }, status: "verified" });
  expect(row("MH")).toMatchObject({ stampDuty: { from: 1300, to: 2100 }, status: "check" });
  expect(row("GJ")?.status).toBe("verified");
  expect(row("SK")).toMatchObject({ status: "ask" });
  expect(row("SK")?.charges.missing).toHaveLength(3);
});

test("what ₹15,00,000 to ₹15,10,000 adds, line by line and in all", () => {
  const step = nextCapitalStep({ ...karnataka, capital: 1_200_000 });
  expect(step?.lines.find(({ id }) => id === "registration-fee")?.adds).toEqual({ from: 12_200, to: 12_200 });
  expect(step && describeStep(step)).toBe("₹15,00,000 to ₹15,10,000 adds ₹12,600 to ₹13,000");
  expect(step?.adds).toEqual({ from: 12_600, to: 13_000 });
  expect(step?.lines.map(({ id }) => id)).toEqual(["registration-fee", "form-and-articles-fee"]);
});

test.each([
  // A block of duty ends before the nil limit of the fee.
  ["KA", 100_000, 1_000_000, 1_010_000, { from: 5000, to: 5000 }],
  ["TN", 100_000, 1_000_000, 1_010_000, { from: 500, to: 500 }],
  ["GA", 500_001, 1_000_000, 1_010_000, { from: 1000, to: 1000 }],
  // Two amounts of duty, below and above ₹1 lakh.
  ["HR", 100_000, 100_000, 110_000, { from: 60, to: 60 }],
  ["PB", 50_000, 100_000, 110_000, { from: 5000, to: 5000 }],
  // Slabs; above the last one ₹25.1 lakh pay 0.5%, and the MCA another ₹200.
  ["KL", 100_000, 1_000_000, 1_010_000, { from: 3000, to: 3000 }],
  ["KL", 2_500_000, 2_500_000, 2_510_000, { from: 7550 + 200, to: 7550 + 200 }],
  // ₹1,000 more by the MCA table; the highest reading rises from ₹2,600 to ₹3,100.
  ["MH", 100_000, 500_000, 510_000, { from: 1000, to: 500 }],
  // A fixed duty, a percentage and no figure have no steps: the fee is next.
  ["UP", 100_000, 1_500_000, 1_510_000, { from: 12_600, to: 13_000 }],
  ["DL", 100_000, 1_500_000, 1_510_000, { from: 12_615, to: 13_015 }],
  ["SK", 100_000, 1_500_000, 1_510_000, { from: 12_600, to: 13_000 }],
] as const)("in %s at ₹%i the next step is from ₹%i to ₹%i", (state, capital, from, to, adds) => {
  expect(nextCapitalStep({ ...karnataka, state, capital })).toMatchObject({ from, to, adds });
});

test("a duty that is a percentage rises on the way to the step", () => {
  const before = (state: CostInput["state"], capital = 100_000) =>
    nextCapitalStep({ ...karnataka, state, capital })?.before;
  expect(before("DL")).toEqual({ from: 2100, to: 2100 });
  // Nothing at first, as at least ₹1,000 is due.
  expect(before("BR")).toEqual({ from: 1250, to: 1250 });
  expect(before("MH")).toEqual({ from: 0, to: 500 });
  expect(before("DL", 1_500_000)).toEqual({ from: 0, to: 0 });
  expect(before("KA")).toEqual({ from: 0, to: 0 });
});

test("beyond the nil limit every further ₹10,000 is a step", () => {
  const step = nextCapitalStep({ ...karnataka, state: "DL", capital: 2_004_000 });
  expect(step).toMatchObject({ from: 2_010_000, to: 2_020_000, adds: { from: 215, to: 215 } });
});

test("the filing fee rises at ₹25,00,000 itself, the registration fee above it", () => {
  const step = nextCapitalStep({ ...karnataka, state: "UP", capital: 2_495_000 });
  expect(step).toMatchObject({ from: 2_499_999, to: 2_500_000, adds: { from: 100, to: 200 } });
  expect(nextCapitalStep({ ...karnataka, state: "UP", capital: 2_500_000 })).toMatchObject({ from: 2_500_000 });
});

test("beyond the highest fee only a duty in blocks still has steps", () => {
  const capital = 5_000_000_000;
  expect(nextCapitalStep({ ...karnataka, capital })).toBeNull();
  expect(nextCapitalStep({ ...karnataka, capital, state: "RJ" })).toBeNull();
  expect(nextCapitalStep({ ...karnataka, capital, state: "GA" })).toMatchObject({
    from: capital,
    adds: { from: 1000 },
  });
});

test("an LLP steps from slab to slab, and not beyond the last", () => {
  const llp: CostInput = { ...karnataka, structure: "llp", state: "HR", capital: 300_000 };
  expect(nextCapitalStep(llp)).toMatchObject({ from: 500_000, to: 510_000, adds: { from: 2050, to: 2050 } });
  expect(nextCapitalStep({ ...llp, state: "DL" })?.before).toEqual({ from: 2000, to: 2000 });
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
