import fc from "fast-check";
import { expect, test } from "vitest";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { states } from "../../content/states.ts";
import { sum } from "./amount.ts";
import { calculateCost } from "./calculate.ts";
import { keepingCost } from "./keeping.ts";
import type { CostInput } from "./ledger.ts";

const capital = fc.oneof(
  fc.integer({ min: 0, max: 3_000_000 }),
  fc.integer({ min: 0, max: 10_000_000_000 }),
  fc.constantFrom(100_000, 500_000, 1_000_000, 1_500_000, 2_500_000, 5_000_000, 10_000_000).map((edge) => edge + 1),
);
const input: fc.Arbitrary<CostInput> = fc.record({
  structure: fc.constantFrom(...structureIds),
  state: fc.constantFrom(...states.map(({ code }) => code)),
  capital,
  people: fc.integer({ min: 1, max: 20 }),
  ourFee: fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: undefined }),
  gstPercent: fc.constantFrom(0, 5, 18),
  smallCompany: fc.boolean(),
  nameFiling: fc.constantFrom("separate", "together"),
});
const runs = { numRuns: process.env.THOROUGH ? 800 : 200 };

test("no line and no total is ever negative or a fraction", () => {
  fc.assert(
    fc.property(input, (choice) => {
      const { lines, total, charges } = calculateCost(choice);
      const figures = [...lines.flatMap(({ amount }) => (amount ? [amount] : [])), total, charges];
      for (const { from, to } of figures) {
        expect(Number.isSafeInteger(from) && from >= 0).toBe(true);
        expect(Number.isSafeInteger(to) && to >= 0).toBe(true);
      }
      expect(total.from).toBeLessThanOrEqual(total.to);
    }),
    runs,
  );
});

test("within a state the cost never falls as the capital rises", () => {
  fc.assert(
    fc.property(input, capital, (choice, other) => {
      const [less, more] = [choice.capital, other].sort((a, b) => a - b);
      const low = calculateCost({ ...choice, capital: less ?? 0 });
      const high = calculateCost({ ...choice, capital: more ?? 0 });
      // Where a figure is missing on one side the totals cannot be compared; the lines they share still can.
      const missing = new Set([...low.total.missing, ...high.total.missing]);
      const [a, b] = [low, high].map(({ lines }) => sum(lines.filter(({ id }) => !missing.has(id))));
      expect(b?.from).toBeGreaterThanOrEqual(a?.from ?? Number.NaN);
      expect(b?.to).toBeGreaterThanOrEqual(a?.to ?? Number.NaN);
    }),
    runs,
  );
});

test("lines add up to the charges, our part and the total", () => {
  fc.assert(
    fc.property(input, (choice) => {
      const { lines, ours, others, stampDuty, charges, total } = calculateCost(choice);
      const add = (end: "from" | "to") => lines.reduce((result, { amount }) => result + (amount?.[end] ?? 0), 0);
      expect([total.from, total.to]).toEqual([add("from"), add("to")]);
      expect([ours.from + others.from, ours.to + others.to]).toEqual([total.from, total.to]);
      expect(stampDuty.from).toBeLessThanOrEqual(charges.from);
      expect(total.missing).toEqual(lines.filter(({ amount }) => amount === null).map(({ id }) => id));
    }),
    runs,
  );
});

test("every line has a rule, and every charge a source and the date it was checked", () => {
  fc.assert(
    fc.property(input, (choice) => {
      for (const line of calculateCost(choice).lines) {
        expect(line.rule).not.toMatch(/[{}]|undefined|NaN/);
        if (line.id === "our-fee") continue;
        expect(line.sources.length).toBeGreaterThan(0);
        expect(line.checkedUpTo).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(line.amount === null).toBe(line.status === "ask");
      }
    }),
    runs,
  );
});

test("keeping costs rise from low to middle to high, and with the capital", () => {
  fc.assert(
    fc.property(fc.constantFrom(...structureIds), fc.integer({ min: 0, max: 100_000_000 }), (structure, amount) => {
      const { yearly, firstYear, threeYears } = keepingCost(structure, amount);
      for (const band of [yearly, firstYear, threeYears]) {
        expect(band.low).toBeLessThan(band.middle);
        expect(band.middle).toBeLessThan(band.high.to);
      }
      expect(firstYear.low).toBeGreaterThanOrEqual(yearly.low);
      expect(threeYears.low).toBe(firstYear.low + 2 * yearly.low);
    }),
  );
});
