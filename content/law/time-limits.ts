import { checkedUpTo } from "../sources/certainty.ts";

interface TimeLimit {
  days: number;
  after: string;
  source: string;
  checkedUpTo: string;
}

const companiesAct = (section: string) => ({ source: `Section ${section}, Companies Act, 2013`, checkedUpTo });

/** How many days there are to do it: rules and cards import them, articles fill them in as {{days-to aoc-4}}. */
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
  "msc-3": {
    days: 30,
    after: "the year end",
    source: "Rule 7, Companies (Miscellaneous) Rules, 2014",
    checkedUpTo,
  },
  "karnataka-profession-tax-return": {
    days: 60,
    after: "the year end",
    source: "Section 6(1), Karnataka Tax on Professions, Trades, Callings and Employments Act, 1976",
    checkedUpTo,
  },
  "use-approved-name": { days: 20, after: "the approval", ...companiesAct("4(5)") },
} as const satisfies Readonly<Record<string, TimeLimit>>;

export type TimeLimitId = keyof typeof daysTo;
