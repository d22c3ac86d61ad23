import { lateReturn } from "../../../content/law/calendar-figures.ts";
import { lateTdsReturn } from "../../../content/law/legal-figures.ts";
import { addDays, addMonths, type CalendarDate, calendarDate, dateParts } from "../../india/calendar-date.ts";
import { longDate } from "../../india/date-text.ts";
import { rupees } from "../../india/money.ts";
import { isSection8, taxYearsEnding } from "../financial-year.ts";
import {
  capped,
  choiceValue,
  daysLate,
  type LateCost,
  monthsOrPart,
  numberValue,
  percent,
  pluralise,
  rupeeInput,
} from "../late-fees.ts";
import { isCompany, type Profile } from "../profile.ts";
import {
  applies,
  checkYourself,
  dayOfNextMonth,
  doesNotApply,
  type Obligation,
  perPeriod,
  perYear,
} from "./obligation.ts";

const everyDeductor = applies("Every company and LLP that deducts tax at source does this.");

const incomeTaxSite = "https://www.incometax.gov.in/";

/** Interest runs from the deduction, so the months up to the due date count too. */
function monthsSinceDeduction(days: number, deductedIn: string): number {
  if (days === 0) return 0;
  return deductedIn === "march" ? 2 + monthsOrPart(days) : 1 + monthsOrPart(7 + days);
}

const tdsPayment: Obligation = {
  id: "tds-payment",
  hasCard: true,
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
  lateFee: {
    inputs: [
      daysLate,
      rupeeInput("tax", "Tax deducted and not deposited"),
      {
        id: "deductedIn",
        kind: "choice",
        label: "Tax was deducted in",
        initial: "other",
        options: [
          { value: "other", label: "April to February (due on the 7th)" },
          { value: "march", label: "March (due on 30 April)" },
        ],
      },
    ],
    formula: "1.5% of the tax for each month or part of a month, from the month of deduction to the month of deposit",
    notIncluded: "Tax that was not deducted in time adds 1% a month until it is deducted.",
    source: { name: "Section 398(3), Income-tax Act, 2025", url: incomeTaxSite },
    lawChangeIds: ["income-tax-act-2025"],
    calculate: (values) => {
      const months = monthsSinceDeduction(numberValue(values, "days"), choiceValue(values, "deductedIn"));
      return {
        lines: [
          {
            label: `Interest: 1.5% for ${pluralise(months, "month")}`,
            amount: percent(numberValue(values, "tax"), 1.5, months),
          },
        ],
      };
    },
  },
};

/** The last quarter has two months, the others one. */
const tdsReturn: Obligation = {
  id: "tds-return",
  hasCard: true,
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
  lateFee: {
    inputs: [daysLate, rupeeInput("tax", "Tax in the return")],
    formula: `${rupees(lateTdsReturn.rupeesADay)} for each day, up to the tax in the return`,
    notIncluded: "After one month: a penalty of ₹10,000 to ₹1,00,000 (section 461).",
    source: { name: "Section 427, Income-tax Act, 2025", url: incomeTaxSite },
    lawChangeIds: ["income-tax-act-2025", "late-tds-penalty"],
    calculate: (values) => {
      const [days, tax] = [numberValue(values, "days"), numberValue(values, "tax")];
      const { amount, cap } = capped(
        days * lateTdsReturn.rupeesADay,
        Math.round(tax),
        `Not more than the tax: ${rupees(tax)}`,
      );
      return {
        lines: [{ label: `Late fee: ${rupees(lateTdsReturn.rupeesADay)} for ${pluralise(days, "day")}`, amount }],
        cap,
      };
    },
  },
};

const instalments: Record<number, string> = { 6: "15%", 9: "45%", 12: "75%", 3: "100%" };

const advanceTax: Obligation = {
  id: "advance-tax",
  hasCard: true,
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
  lateFee: {
    inputs: [
      {
        id: "instalment",
        kind: "choice",
        label: "Instalment",
        initial: "early",
        options: [
          { value: "early", label: "15 June, 15 September or 15 December" },
          { value: "last", label: "15 March" },
        ],
      },
      rupeeInput("shortfall", "Shortfall on that date", "What was due by then, less what you had paid by then"),
    ],
    formula: "3% of the shortfall for each of the first three instalments, 1% for the last",
    notIncluded:
      "If less than 90% of the year’s tax is paid by 31 March, more interest runs. The first two instalments carry none if you had paid 12% and 36% of the year’s tax.",
    source: { name: "Sections 408 and 425, Income-tax Act, 2025", url: incomeTaxSite },
    lawChangeIds: [],
    calculate: (values) => {
      const rate = choiceValue(values, "instalment") === "last" ? 1 : 3;
      return {
        lines: [
          { label: `Interest: ${rate}% of the shortfall`, amount: percent(numberValue(values, "shortfall"), rate) },
        ],
      };
    },
  },
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

const smallIncome = "up-to-5-lakh";

const [returnFee, smallReturnFee] = [5000, 1000];

/** Belated till the end of the year, then updated: counted from the 31 March before the due date. */
function lateReturnCost(days: number, due: CalendarDate): LateCost {
  const after = (months: number) => addMonths(calendarDate(dateParts(due).year, 3, 31), months);
  const { belatedMonths, updatedMonths, percents } = lateReturn;
  const today = addDays(due, days);
  if (today <= after(belatedMonths)) {
    return {
      fee: returnFee,
      says: `${rupees(smallReturnFee)} if the income is up to ₹5 lakh, and 1% a month on unpaid tax. A belated return can be filed until ${longDate(after(belatedMonths))}.`,
    };
  }
  const percent = percents.find((_, year) => today <= after(24 + 12 * year));
  return {
    says: percent
      ? `The belated return ended on ${longDate(after(belatedMonths))}. An updated return can be filed until ${longDate(after(updatedMonths))}: now ${percent}% on top of tax and interest, at most ${percents.at(-1)}%. It cannot show a loss or ask for a refund: then ask an accountant.`
      : `It can no longer be filed: the updated return ended on ${longDate(after(updatedMonths))}.`,
  };
}

const incomeTaxReturn: Obligation = {
  id: "income-tax-return",
  hasCard: true,
  title: (profile) => `Income tax return${isSection8(profile) ? " (ITR-7)" : ""}`,
  category: "Income Tax",
  lawChanges: ["itr-due-dates", "tax-audit-late-fee"],
  applicability: () => applies("Every company and LLP files, with or without income. The tax year is April to March."),
  condition: (profile) =>
    isSection8(profile)
      ? "ITR-7 is the form of a non-profit that is registered for tax. To confirm: its number from tax year 2026-27."
      : "30 November instead if you have transfer-pricing transactions.",
  occurrences: (profile, from, to) =>
    perYear(taxYearsEnding(profile, addMonths(from, -8), to), ({ end }) => returnDate(profile, end)),
  lateFee: {
    inputs: [
      daysLate,
      rupeeInput("tax", "Tax still unpaid"),
      {
        id: "income",
        kind: "choice",
        label: "Total income",
        initial: "above",
        options: [
          { value: "above", label: "Above ₹5 lakh" },
          { value: smallIncome, label: "Up to ₹5 lakh" },
        ],
      },
    ],
    formula: "₹5,000 (₹1,000 if income is up to ₹5 lakh) plus 1% of the unpaid tax for each month or part of a month",
    notIncluded: "A late tax audit report costs extra, and some losses can no longer be carried forward.",
    source: {
      name: "Sections 234F and 234A, Income-tax Act, 1961; sections 428 and 423 of the 2025 Act from tax year 2026-27.",
      url: incomeTaxSite,
    },
    lawChangeIds: ["itr-due-dates", "tax-audit-late-fee"],
    calculate: (values) => {
      const days = numberValue(values, "days");
      const months = monthsOrPart(days);
      const fee = days === 0 ? 0 : choiceValue(values, "income") === smallIncome ? smallReturnFee : returnFee;
      return {
        lines: [
          { label: "Late fee", amount: fee },
          {
            label: `Interest: 1% for ${pluralise(months, "month")}`,
            amount: percent(numberValue(values, "tax"), 1, months),
          },
        ],
      };
    },
  },
  lateCost: lateReturnCost,
};

const taxAuditReport: Obligation = {
  id: "tax-audit-report",
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
    perYear(taxYearsEnding(profile, addMonths(from, -7), to), (year) => ({
      date: calendarDate(dateParts(year.end).year, 9, 30),
      why: "The report is due by 30 September after the year ended 31 March.",
    })),
};

const transferPricingReport: Obligation = {
  id: "transfer-pricing-report",
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
    perYear(taxYearsEnding(profile, addMonths(from, -8), to), (year) => ({
      date: calendarDate(dateParts(year.end).year, 10, 31),
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
