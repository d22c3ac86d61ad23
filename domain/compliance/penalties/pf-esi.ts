import {
  capped,
  daysLate,
  monthsOrPart,
  numberValue,
  type PenaltyRule,
  percent,
  pluralise,
  rupeeInput,
  yearlyInterest,
} from "./penalty-rule.ts";

export const pfAndEsi: PenaltyRule = {
  itemId: "esi-pf-payment",
  inputs: [
    daysLate,
    rupeeInput("pf", "PF contribution unpaid", "Employer and employee shares together"),
    { ...rupeeInput("esi", "ESI contribution unpaid"), kind: "rupees", initial: 0 },
  ],
  formula: "12% a year on both, day by day, plus PF damages of 1% for each month or part of a month",
  notIncluded: "ESIC can also order damages. They depend on the length of the delay.",
  source: { name: "EPF interest and damages since 15 June 2024; ESI interest", url: "https://www.epfindia.gov.in/" },
  lawChangeIds: ["pf-damages", "epf-scheme-2026"],
  calculate: (values) => {
    const days = numberValue(values, "days");
    const [pf, esi] = [numberValue(values, "pf"), numberValue(values, "esi")];
    const months = monthsOrPart(days);
    const damages = capped(percent(pf, 1, months), Math.round(pf), "PF damages are not more than the arrears");
    return {
      lines: [
        { label: `PF interest: 12% a year for ${pluralise(days, "day")}`, amount: yearlyInterest(pf, 12, days) },
        { label: `PF damages: 1% for ${pluralise(months, "month")}`, amount: damages.amount },
        { label: `ESI interest: 12% a year for ${pluralise(days, "day")}`, amount: yearlyInterest(esi, 12, days) },
      ],
      cap: damages.cap,
    };
  },
};
