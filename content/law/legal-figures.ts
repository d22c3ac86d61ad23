import { checkedUpTo } from "../sources/certainty.ts";

/**
 * Figures of the law that several pages, rules and articles say. Each stands here once, with the law it is from and the day up to which that
 * was checked. Articles fill them in, as {{gst-percent}}, {{late-fee 120}} or {{days-to aoc-4}}: docs/content.md.
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

interface TimeLimit {
  days: number;
  after: string;
  source: string;
  checkedUpTo: string;
}

const companiesAct = (section: string) => ({ source: `Section ${section}, Companies Act, 2013`, checkedUpTo });

/** How many days there are to do it. */
export const daysTo = {
  "first-board-meeting": { days: 30, after: "incorporation", ...companiesAct("173(1)") },
  "first-auditor": { days: 30, after: "incorporation", ...companiesAct("139(6)") },
  "adt-1": { days: 15, after: "the appointment", ...companiesAct("139(1)") },
  "inc-20a": { days: 180, after: "incorporation", ...companiesAct("10A(1)") },
  "inc-22": { days: 30, after: "incorporation, or the change", ...companiesAct("12") },
  "aoc-4": { days: 30, after: "the AGM", ...companiesAct("137(1)") },
  "aoc-4-opc": { days: 180, after: "the year end", ...companiesAct("137(1)") },
  "mgt-7": { days: 60, after: "the AGM", ...companiesAct("92(4)") },
  "dir-12": { days: 30, after: "the change", ...companiesAct("170(2)") },
  "mgt-14": { days: 30, after: "the resolution", ...companiesAct("117(1)") },
  "sh-7": { days: 30, after: "the resolution", ...companiesAct("64(1)") },
  "chg-1": { days: 30, after: "the charge", ...companiesAct("77(1)") },
  "pas-3": { days: 30, after: "the allotment", ...companiesAct("39(4)") },
  "pas-3-private-placement": { days: 15, after: "the allotment", ...companiesAct("42(8)") },
  "adt-3": { days: 30, after: "the resignation", ...companiesAct("140(2)") },
  "dir-kyc-change": {
    days: 30,
    after: "a change of mobile number, e-mail or address",
    source: "Companies (Appointment and Qualification of Directors) Rules, 2014, rule 12A",
    checkedUpTo,
  },
  "fc-gpr": {
    days: 30,
    after: "the allotment",
    source: "Foreign Exchange Management (Mode of Payment and Reporting of Non-Debt Instruments) Regulations, 2019",
    checkedUpTo,
  },
  "llp-form-3": { days: 30, after: "incorporation", source: "Section 23(2), LLP Act, 2008", checkedUpTo },
  "llp-form-11": { days: 60, after: "the year end", source: "Section 35(1), LLP Act, 2008", checkedUpTo },
  "use-approved-name": { days: 20, after: "the approval", ...companiesAct("4(5)") },
} as const satisfies Readonly<Record<string, TimeLimit>>;

export type TimeLimitId = keyof typeof daysTo;
