import { checkedUpTo } from "../sources/certainty.ts";

/**
 * Figures of the law that several pages, rules and articles say. Each stands here once, with the law it is from and the day up to which that
 * was checked. Articles fill them in, as {{gst-percent}} or {{late-fee 120}}: docs/content.md.
 * Time limits are in time-limits.ts beside it: every page with React loads this file, for the tax.
 */

/** On services, ours and those of others. */
export const gstOnServices = { percent: 18, source: "Notification 11/2017-Central Tax (Rate)", checkedUpTo } as const;

/** A year, on GST that is paid late. */
export const lateGst = { percent: 18, source: "Section 50(1), CGST Act, 2017", checkedUpTo } as const;

/** A day, without a cap, on each of a company's two annual forms, AOC-4 and the annual return. */
export const lateAnnualForm = {
  rupeesADay: 100,
  source: "Companies (Registration Offices and Fees) Rules, 2014",
  checkedUpTo,
} as const;

/** A day, on a GST return: central and state late fee together, up to a cap by turnover. */
export const lateGstReturn = {
  rupeesADay: 50,
  nilRupeesADay: 20,
  source: "CGST late fee notifications 19/2021 and 20/2021",
  checkedUpTo,
} as const;

/** A day, on a statement of TDS, up to the tax in it. */
export const lateTdsReturn = { rupeesADay: 200, source: "Section 427, Income-tax Act, 2025", checkedUpTo } as const;

/** What a company and each of its officers pay that begins business without INC-20A. */
export const withoutInc20a = {
  company: 50_000,
  officerADay: 1_000,
  source: "Section 10A(2), Companies Act, 2013",
  checkedUpTo,
} as const;

/** What a director pays whose KYC is late; the DIN is deactivated until then. */
export const lateDirectorKyc = {
  rupees: 5_000,
  source: "Companies (Registration Offices and Fees) Rules, 2014",
  checkedUpTo,
} as const;

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

/** When a business without dealings may be closed: said by the questions, the reasons and the costs alike. */
export const closingAfter = {
  company: "after two years without business, or one year if it never started",
  llp: "after one year without business",
} as const;
