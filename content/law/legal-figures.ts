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
  /** For the days before, a multiple of the fee: G.S.R. 435(E) of 7 May 2018. */
  since: "2018-07-01",
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

/** When a business without dealings may be closed: said by the questions, the reasons and the costs alike. */
export const closingAfter = {
  company: "after two years without business, or one year if it never started",
  llp: "after one year without business",
} as const;
