import { checkedUpTo } from "../sources/certainty.ts";

// Figures that only the compliance calendar says: other pages do not load them.

/** What the Reserve Bank takes for a report on foreign investment that is late. */
export const lateForeignReport = {
  rupees: 7_500,
  source: "Late submission fee, Reserve Bank of India",
  checkedUpTo,
} as const;

/**
 * An income-tax return that was not filed in time: so long after the end of the tax year, and what an updated return costs on top of tax
 * and interest. A return of a loss, or for a refund, is not possible as an updated one.
 */
export const lateReturn = {
  belatedMonths: 9,
  updatedMonths: 60,
  percents: [25, 50, 60, 70],
  source:
    "Section 139(4) and (8A), Income-tax Act, 1961; section 263(6), Income-tax Act, 2025, department’s answers of 2026",
  checkedUpTo,
} as const;

/** Employees from whom on the Code on Wages asks for a bonus, and the first years in which only a profit does. */
export const statutoryBonus = {
  employees: 20,
  firstYears: 5,
  source: "Section 26, Code on Wages, 2019",
  checkedUpTo,
} as const;
