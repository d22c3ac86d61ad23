import { rupees } from "../../india/money.ts";
import {
  capped,
  choiceValue,
  daysLate,
  monthsOrPart,
  numberValue,
  type PenaltyRule,
  percent,
  pluralise,
  rupeeInput,
} from "./penalty-rule.ts";

const incomeTaxSite = "https://www.incometax.gov.in/";

/** Interest runs from the deduction, so the months up to the due date count too. */
function monthsSinceDeduction(days: number, deductedIn: string): number {
  if (days === 0) return 0;
  return deductedIn === "march" ? 2 + monthsOrPart(days) : 1 + monthsOrPart(7 + days);
}

const tdsPayment: PenaltyRule = {
  itemId: "tds-payment",
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
};

const tdsReturn: PenaltyRule = {
  itemId: "tds-return",
  inputs: [daysLate, rupeeInput("tax", "Tax in the return")],
  formula: "₹200 for each day, up to the tax in the return",
  notIncluded: "After one month: a penalty of ₹10,000 to ₹1,00,000 (section 461).",
  source: { name: "Section 427, Income-tax Act, 2025", url: incomeTaxSite },
  lawChangeIds: ["income-tax-act-2025", "late-tds-penalty"],
  calculate: (values) => {
    const [days, tax] = [numberValue(values, "days"), numberValue(values, "tax")];
    const { amount, cap } = capped(days * 200, Math.round(tax), `Not more than the tax: ${rupees(tax)}`);
    return { lines: [{ label: `Late fee: ₹200 for ${pluralise(days, "day")}`, amount }], cap };
  },
};

const smallIncome = "up-to-5-lakh";

const incomeTaxReturn: PenaltyRule = {
  itemId: "income-tax-return",
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
    const fee = days === 0 ? 0 : choiceValue(values, "income") === smallIncome ? 1000 : 5000;
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
};

const advanceTax: PenaltyRule = {
  itemId: "advance-tax",
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
};

export const incomeTaxPenaltyRules: readonly PenaltyRule[] = [tdsPayment, tdsReturn, incomeTaxReturn, advanceTax];
