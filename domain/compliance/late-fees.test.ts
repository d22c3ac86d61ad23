import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ComplianceItemId } from "../../content/compliance/cards.ts";
import { lawChanges } from "../../content/law/law-changes.ts";
import { findObligation, obligations } from "./due-dates.ts";
import { estimateLateFee, initialValues, type LateFeeRule, type LateFeeValues, lateFeeErrors } from "./late-fees.ts";

function ruleFor(itemId: ComplianceItemId): LateFeeRule {
  const rule = findObligation(itemId).lateFee;
  if (!rule) throw new Error(`no rule for ${itemId}`);
  return rule;
}
const estimate = (itemId: ComplianceItemId, values: LateFeeValues) =>
  estimateLateFee(ruleFor(itemId), { ...initialValues(ruleFor(itemId)), ...values });

const lateFees = obligations.flatMap(({ lateFee }) => lateFee ?? []);

const crore = 10_000_000;

/** Calculated by hand: values, then the lines, then whether the cap was reached (null: there is none). */
describe.each<[ComplianceItemId, [LateFeeValues, number[], boolean | null][]]>([
  [
    "tds-payment",
    [
      [{ days: 0, tax: 100_000 }, [0], null],
      [{ days: 1, tax: 100_000 }, [3000], null], // deducted in April, paid on 8 May: two months
      [{ days: 23, tax: 100_000 }, [3000], null], // paid on 30 May
      [{ days: 24, tax: 100_000 }, [4500], null], // paid on 31 May, which starts a third month of 30 days
      [{ days: 1, tax: 1000, deductedIn: "march" }, [45], null], // March, April and May
    ],
  ],
  [
    "tds-return",
    [
      [{ days: 10, tax: 50_000 }, [2000], false],
      [{ days: 250, tax: 50_000 }, [50_000], false],
      [{ days: 251, tax: 50_000 }, [50_000], true],
      [{ days: 5, tax: 0 }, [0], true],
    ],
  ],
  [
    "gstr-1",
    [
      [{ days: 10, band: "up-to-1.5-crore" }, [500], false],
      [{ days: 41, band: "up-to-1.5-crore" }, [2000], true],
      [{ days: 120, band: "up-to-5-crore" }, [5000], true],
      [{ days: 120, band: "above-5-crore" }, [6000], false],
      [{ days: 365, band: "above-5-crore" }, [10_000], true],
      [{ days: 25, band: "nil" }, [500], false],
      [{ days: 26, band: "nil" }, [500], true],
    ],
  ],
  [
    "gstr-3b",
    [
      [{ days: 10, band: "up-to-1.5-crore", tax: 73_000 }, [500, 360], false],
      [{ days: 365, band: "above-5-crore", tax: 100_000 }, [10_000, 18_000], true],
      [{ days: 10, band: "nil", tax: 73_000 }, [200, 0], false],
    ],
  ],
  [
    "gstr-9",
    [
      [{ days: 100, turnover: 3 * crore }, [5000], false],
      [{ days: 365, turnover: 3 * crore }, [12_000], true],
      [{ days: 100, turnover: 5 * crore }, [5000], false],
      [{ days: 100, turnover: 5 * crore + 1 }, [10_000], false],
      [{ days: 365, turnover: 6 * crore }, [24_000], true],
      [{ days: 100, turnover: 25 * crore }, [20_000], false],
    ],
  ],
  [
    "esi-pf-payment",
    [
      [{ days: 30, pf: 36_500, esi: 0 }, [360, 365, 0], false],
      [{ days: 31, pf: 36_500, esi: 3650 }, [372, 730, 37], false],
      [{ days: 3650, pf: 1000, esi: 0 }, [1200, 1000, 0], true],
    ],
  ],
  ["aoc-4", [[{ days: 1000 }, [100_000], null]]],
  ["mgt-7", [[{ days: 47 }, [4700], null]]],
  [
    "dir-kyc",
    [
      [{ directors: 1 }, [5000], null],
      [{ directors: 3 }, [15_000], null],
    ],
  ],
  [
    "income-tax-return",
    [
      [{ days: 0, tax: 200_000 }, [0, 0], null],
      [{ days: 45, tax: 200_000 }, [5000, 4000], null],
      [{ days: 30, tax: 10_000, income: "up-to-5-lakh" }, [1000, 100], null],
    ],
  ],
  [
    "advance-tax",
    [
      [{ instalment: "early", shortfall: 150_000 }, [4500], null],
      [{ instalment: "last", shortfall: 150_000 }, [1500], null],
    ],
  ],
  [
    "msme-1",
    [
      [{ days: 0 }, [0], false],
      [{ days: 1 }, [20_000], false],
      [{ days: 30 }, [49_000], false],
      [{ days: 281 }, [300_000], false],
      [{ days: 282 }, [300_000], true],
      [{ days: 30, size: "small" }, [24_500], false],
    ],
  ],
])("the cost of a late %s", (itemId, table) => {
  test.each(table)("%j", (values, amounts, capReached) => {
    const result = estimate(itemId, values);
    expect(result.lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(result.total).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    expect(result.cap?.reached ?? null).toBe(capReached);
  });
});

describe("what can come on top of an estimate", () => {
  test("a late TDS return: the penalty after one month", () => {
    expect(ruleFor("tds-return").notIncluded).toBe("After one month: a penalty of ₹10,000 to ₹1,00,000 (section 461).");
  });
  test.each<ComplianceItemId>(["aoc-4", "mgt-7"])("%s: half for small companies and OPCs", (itemId) => {
    expect(ruleFor(itemId).notIncluded).toMatch(/Small companies and OPCs: half \(section 446B\)\.$/);
  });
  test("a late income tax return names the Act of its year", () => {
    expect(ruleFor("income-tax-return").source.name).toBe(
      "Sections 234F and 234A, Income-tax Act, 1961; sections 428 and 423 of the 2025 Act from tax year 2026-27.",
    );
  });
});

describe("every estimator", () => {
  test("has a formula, a source and law changes that exist", () => {
    const known = new Set<string>(lawChanges.map(({ id }) => id));
    for (const rule of lateFees) {
      const result = estimateLateFee(rule, initialValues(rule));
      expect(result.formula).not.toBe("");
      expect(result.source.url).toMatch(/^https:/);
      expect(result.lawChangeIds.filter((id) => !known.has(id))).toEqual([]);
    }
  });
  test("costs nothing for no delay and never less for a longer one", () => {
    const amounts = fc.integer({ min: 0, max: 100 * crore });
    for (const rule of lateFees.filter(({ inputs }) => inputs.some(({ id }) => id === "days"))) {
      fc.assert(
        fc.property(fc.nat(4000), fc.nat(4000), amounts, (one, other, amount) => {
          const values = (days: number) =>
            Object.fromEntries(
              rule.inputs.map((input) => [
                input.id,
                input.id === "days" ? days : input.kind === "rupees" ? amount : input.initial,
              ]),
            );
          const total = (days: number) => estimateLateFee(rule, values(days)).total;
          expect(total(0)).toBe(0);
          expect(total(Math.max(one, other))).toBeGreaterThanOrEqual(total(Math.min(one, other)));
        }),
      );
    }
  });
  test("is there once for each card with a rule, and not where an officer decides", () => {
    expect(obligations.filter(({ hasCard, lateFee }) => lateFee && !hasCard)).toEqual([]);
    expect(lateFees).toHaveLength(13);
    const none: ComplianceItemId[] = ["professional-tax", "pf-return", "agm", "board-meetings"];
    expect(none.map((id) => findObligation(id).lateFee)).toEqual(none.map(() => undefined));
  });
  test("refuses what is not a usable number or option", () => {
    const rule = ruleFor("gstr-3b");
    expect(lateFeeErrors(rule, { days: -1, band: "huge", tax: Number.NaN })).toEqual({
      days: "Enter a number, 0 or more",
      band: "Choose one of the options",
      tax: "Enter an amount: 5,00,000, 5 lakh or 1.5 crore",
    });
    expect(lateFeeErrors(rule, { days: 1.5, band: "nil", tax: 1e15 })).toEqual({
      days: "Enter a whole number",
      tax: "Enter a smaller number",
    });
    expect(() => estimateLateFee(rule, { days: -1, band: "nil", tax: 0 })).toThrow("days");
  });
});
