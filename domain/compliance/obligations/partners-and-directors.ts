import { lateDirectorKyc } from "../../../content/law/legal-figures.ts";
import { daysTo } from "../../../content/law/time-limits.ts";
import { addDays, addMonths, type CalendarDate, calendarDate, dateParts } from "../../india/calendar-date.ts";
import { longDate } from "../../india/date-text.ts";
import { rupees } from "../../india/money.ts";
import { type FinancialYear, financialYearsEnding, longFirstYear } from "../financial-year.ts";
import { llpLateCost, numberValue, pluralise } from "../late-fees.ts";
import { isCompany, type Profile } from "../profile.ts";
import { applies, doesNotApply, type Obligation, type Occurrence, perYear } from "./obligation.ts";

const mca = "https://www.mca.gov.in/";

const llpOnly = doesNotApply("This is for LLPs. A company files AOC-4 and MGT-7.");

/** The yearly forms wait for the first year end, so an LLP that chooses a long first year files them a year later. */
const firstYearChoice = (profile: Profile, year: FinancialYear) =>
  year.isFirst && longFirstYear(profile) === "optional" && profile.firstYear === undefined
    ? " You may close your first year one year later, because you were incorporated after 30 September."
    : "";

function llpForm(
  profile: Profile,
  from: CalendarDate,
  to: CalendarDate,
  date: (yearEnd: CalendarDate) => CalendarDate,
  rule: string,
): Occurrence[] {
  return perYear(financialYearsEnding(profile, addMonths(from, -8), to), (year) => ({
    date: date(year.end),
    why: `${rule} (${longDate(year.end)}).${firstYearChoice(profile, year)}`,
  }));
}

const form11: Obligation = {
  id: "llp-form-11",
  title: "LLP annual return (Form 11)",
  category: "ROC",
  lawChanges: ["llp-late-fee-multiples"],
  applicability: (profile) => (isCompany(profile) ? llpOnly : applies("Every LLP files an annual return.")),
  occurrences: (profile, from, to) =>
    llpForm(
      profile,
      from,
      to,
      (yearEnd) => addDays(yearEnd, daysTo["llp-form-11"].days),
      `Within ${daysTo["llp-form-11"].days} days of year end`,
    ),
  lateCost: (days, _, normalFee) => llpLateCost("yearly", days, normalFee),
};

const form8: Obligation = {
  id: "llp-form-8",
  title: "LLP statement of account (Form 8)",
  category: "ROC",
  lawChanges: ["llp-late-fee-multiples"],
  applicability: (profile) =>
    isCompany(profile) ? llpOnly : applies("Every LLP files its statement of account and solvency."),
  occurrences: (profile, from, to) =>
    llpForm(
      profile,
      from,
      to,
      (yearEnd) => addDays(addMonths(yearEnd, 6), 30),
      "Within 30 days after six months from year end",
    ),
  lateCost: (days, _, normalFee) => llpLateCost("yearly", days, normalFee),
};

/** The yearly filing ended when rule 12A changed on 31 March 2026; its last round was for the year 2024-25. */
const lastYearlyRound = 2025;
const firstYearlyRound = 2019;

/** The year in which the financial year of a date ends: 2027 for 10 October 2026. */
const financialYearEnding = (date: CalendarDate) => dateParts(date).year + (dateParts(date).month > 3 ? 1 : 0);

const directorKyc: Obligation = {
  id: "dir-kyc",
  hasCard: true,
  title: "Director KYC (DIR-3 KYC)",
  category: "ROC",
  lawChanges: ["dir-kyc-three-yearly"],
  applicability: (profile) =>
    applies(
      `Every ${isCompany(profile) ? "director" : "designated partner"} with a DIN files KYC. We take the DIN as allotted with the incorporation.`,
    ),
  condition: () =>
    `Check the year of each person’s last KYC. A change of mobile, e-mail or address is filed within ${daysTo["dir-kyc-change"].days} days.`,
  occurrences: (profile, from, to) => {
    const allotted = financialYearEnding(profile.incorporated);
    const lastKyc = Math.max(allotted, lastYearlyRound);
    const found: Occurrence[] = [];
    for (let year = dateParts(from).year; year <= dateParts(to).year; year += 1) {
      const isYearlyRound = year >= firstYearlyRound && year <= lastYearlyRound && allotted <= year;
      const isThirdYear = year > lastKyc && (year - lastKyc) % 3 === 0;
      if (!isYearlyRound && !isThirdYear) continue;
      found.push({
        date: isThirdYear ? calendarDate(year, 6, 30) : calendarDate(year, 9, 30),
        period: isThirdYear ? `Three years to 31 March ${year}` : `Year to 31 March ${year}`,
        periodKey: String(year),
        why: isThirdYear
          ? "By 30 June after every third financial year."
          : "Until 31 March 2026 the filing was due every 30 September.",
      });
    }
    return found;
  },
  lateFee: {
    inputs: [{ id: "directors", kind: "count", label: "Directors or partners who are late", initial: 1 }],
    formula: `${rupees(lateDirectorKyc.rupees)} for each person, whatever the delay`,
    notIncluded: "A DIN stays deactivated until it is paid.",
    source: { name: "Companies (Registration Offices and Fees) Rules, 2014", url: mca },
    lawChangeIds: ["dir-kyc-three-yearly"],
    calculate: (values) => {
      const directors = numberValue(values, "directors");
      return {
        lines: [
          {
            label: `${rupees(lateDirectorKyc.rupees)} for ${pluralise(directors, "person")}`,
            amount: directors * lateDirectorKyc.rupees,
          },
        ],
      };
    },
  },
  lateCost: () => ({
    fee: lateDirectorKyc.rupees,
    says: "for each person whose KYC was not filed, whatever the delay. Until then the DIN is deactivated, and nobody can sign another form with it.",
  }),
};

export const partnerAndDirectorObligations: readonly Obligation[] = [form11, form8, directorKyc];
