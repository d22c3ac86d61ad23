import { addMonths, type CalendarDate, calendarDate, dateParts } from "../../india/calendar-date.ts";
import { isSection8, taxYearsEnding } from "../financial-year.ts";
import { isCompany, type Profile } from "../profile.ts";
import { applies, checkYourself, dayOfNextMonth, doesNotApply, type Obligation, perPeriod } from "./obligation.ts";

const everyDeductor = applies("Every company and LLP that deducts tax at source does this.");

const tdsPayment: Obligation = {
  id: "tds-payment",
  itemId: "tds-payment",
  title: "TDS payment",
  category: "Income Tax",
  lawChanges: ["income-tax-act-2025"],
  applicability: () => everyDeductor,
  condition: () => "Only for a month in which you deducted tax.",
  occurrences: (profile, from, to) =>
    perPeriod(1, profile, from, to, (month) =>
      dateParts(month.end).month === 3
        ? { date: dayOfNextMonth(month, 30), why: "Tax deducted in March is deposited by 30 April." }
        : { date: dayOfNextMonth(month, 7), why: "Tax deducted in a month is deposited by the 7th of the next." },
    ),
};

/** The last quarter has two months, the others one. */
const tdsReturn: Obligation = {
  id: "tds-return",
  itemId: "tds-return",
  title: "TDS return",
  category: "Income Tax",
  lawChanges: ["income-tax-act-2025", "late-tds-penalty"],
  applicability: () => everyDeductor,
  condition: () => "Only for a quarter in which you deducted tax.",
  occurrences: (profile, from, to) =>
    perPeriod(3, profile, from, to, (quarter) => {
      const { year, month } = dateParts(quarter.end);
      return month === 3
        ? { date: calendarDate(year, 5, 31), why: "The return of the last quarter is due by 31 May." }
        : { date: dayOfNextMonth(quarter, 31), why: "The return is due by the end of the month after the quarter." };
    }),
};

const instalments: Record<number, string> = { 6: "15%", 9: "45%", 12: "75%", 3: "100%" };

const advanceTax: Obligation = {
  id: "advance-tax",
  itemId: "advance-tax",
  title: "Advance tax instalment",
  category: "Income Tax",
  lawChanges: [],
  applicability: () => applies("Companies and LLPs pay the year’s tax in four instalments."),
  condition: () => "Only if the year’s tax, after TDS, is ₹10,000 or more.",
  occurrences: (profile, from, to) =>
    perPeriod(3, profile, from, to, (quarter) => {
      const { year, month } = dateParts(quarter.end);
      const endsIn = month === 3 ? year : year + 1;
      return {
        date: calendarDate(year, month, 15),
        period: `Year ${endsIn - 1}-${String(endsIn).slice(2)}, up to ${instalments[month]}`,
        why: `${instalments[month]} of the year’s estimated tax is paid by this date.`,
      };
    }),
};

/** From AY 2026-27 a business without audit has till 31 August; till then it was 31 July. */
const firstYearOfAugustDate: CalendarDate = "2026-03-31";

function returnDate(profile: Profile, yearEnd: CalendarDate): { date: CalendarDate; why: string } {
  const { year } = dateParts(yearEnd);
  if (isCompany(profile)) return { date: calendarDate(year, 10, 31), why: "Companies file by 31 October." };
  if (profile.llpAudited) {
    return { date: calendarDate(year, 10, 31), why: "An LLP whose accounts are audited files by 31 October." };
  }
  return yearEnd >= firstYearOfAugustDate
    ? { date: calendarDate(year, 8, 31), why: "An LLP without audit files by 31 August." }
    : { date: calendarDate(year, 7, 31), why: "An LLP without audit filed by 31 July for years before 2025-26." };
}

const incomeTaxReturn: Obligation = {
  id: "income-tax-return",
  itemId: "income-tax-return",
  title: (profile) => `Income tax return${isSection8(profile) ? " (ITR-7)" : ""}`,
  category: "Income Tax",
  lawChanges: ["itr-due-dates", "tax-audit-late-fee"],
  applicability: () => applies("Every company and LLP files, with or without income. The tax year is April to March."),
  condition: (profile) =>
    isSection8(profile)
      ? "ITR-7 is the form of a non-profit that is registered for tax. To confirm: its number from tax year 2026-27."
      : "30 November instead if you have transfer-pricing transactions.",
  occurrences: (profile, from, to) =>
    taxYearsEnding(profile, addMonths(from, -8), to).map((year) => ({
      ...returnDate(profile, year.end),
      period: `Year ${year.name}`,
      periodKey: year.name,
    })),
};

const taxAuditReport: Obligation = {
  id: "tax-audit-report",
  itemId: null,
  title: "Tax audit report",
  category: "Income Tax",
  lawChanges: ["tax-audit-late-fee"],
  applicability: (profile) =>
    isSection8(profile)
      ? checkYourself(
          "A non-profit that is registered for tax has an audit report of its own: ask your auditor when it is due.",
        )
      : applies("Where a tax audit applies, the auditor’s report comes before the return."),
  condition: () => "Only if a tax audit applies to you: ask your accountant.",
  occurrences: (profile, from, to) =>
    taxYearsEnding(profile, addMonths(from, -7), to).map((year) => ({
      date: calendarDate(dateParts(year.end).year, 9, 30),
      period: `Year ${year.name}`,
      periodKey: year.name,
      why: "The report is due by 30 September after the year ended 31 March.",
    })),
};

const transferPricingReport: Obligation = {
  id: "transfer-pricing-report",
  itemId: null,
  title: "Transfer-pricing report",
  category: "Income Tax",
  lawChanges: [],
  applicability: ({ foreignInvestment }) =>
    foreignInvestment
      ? applies("Dealings with a parent or another related business abroad are reported by an accountant.")
      : doesNotApply("Only with related owners abroad."),
  condition: () =>
    "Only if you dealt with a related business abroad in the year. Your return is then due by 30 November.",
  occurrences: (profile, from, to) =>
    taxYearsEnding(profile, addMonths(from, -8), to).map((year) => ({
      date: calendarDate(dateParts(year.end).year, 10, 31),
      period: `Year ${year.name}`,
      periodKey: year.name,
      why: "The accountant’s report (Form 3CEB for years up to 2025-26) is due by 31 October.",
    })),
};

export const incomeTaxObligations: readonly Obligation[] = [
  tdsPayment,
  tdsReturn,
  advanceTax,
  taxAuditReport,
  transferPricingReport,
  incomeTaxReturn,
];
