import { statutoryBonus } from "../../../content/law/calendar-figures.ts";
import { findState } from "../../../content/states.ts";
import { addMonths, dateParts } from "../../india/calendar-date.ts";
import { longDate, ordinalDay } from "../../india/date-text.ts";
import { financialYearsEnding } from "../financial-year.ts";
import {
  capped,
  daysLate,
  monthsOrPart,
  numberValue,
  percent,
  pluralise,
  rupeeInput,
  yearlyInterest,
} from "../late-fees.ts";
import { type Profile, paysSalaries } from "../profile.ts";
import {
  applies,
  checkYourself,
  dayOfNextMonth,
  doesNotApply,
  type Obligation,
  perCalendarYear,
  perPeriod,
  perYear,
} from "./obligation.ts";

const funds = (profile: Profile) => [profile.esi && "ESI", profile.pf && "PF"].filter(Boolean).join(" and ");

const contributions: Obligation = {
  id: "esi-pf-payment",
  hasCard: true,
  title: (profile) => `${funds(profile) || "ESI and PF"} payment${profile.pf ? " (with the PF return)" : ""}`,
  category: "Labour",
  lawChanges: (profile) => (profile.pf ? ["pf-damages", "epf-scheme-2026", "epf-wage-ceiling-25000"] : []),
  applicability: (profile) =>
    profile.pf || profile.esi
      ? applies(`You are registered for ${funds(profile)}.`)
      : doesNotApply("You have not said that you have PF or ESI. PF starts at 20 employees and ESI at 10."),
  occurrences: (profile, from, to) =>
    perPeriod(1, profile, from, to, (month) => ({
      date: dayOfNextMonth(month, 15),
      why: profile.pf
        ? "Contributions on a month’s wages are paid by the 15th of the next month. For PF, payment and return are one filing."
        : "Contributions on a month’s wages are paid by the 15th of the next month.",
    })),
  lateFee: {
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
  },
};

const pfReturn: Obligation = {
  id: "pf-return",
  hasCard: true,
  title: "PF return (ECR)",
  category: "Labour",
  filedWith: "esi-pf-payment",
  lawChanges: ["epf-scheme-2026"],
  applicability: (profile) =>
    profile.pf ? applies("You are registered for PF.") : doesNotApply("You have not said that you have PF."),
  occurrences: (profile, from, to) =>
    perPeriod(1, profile, from, to, (month) => ({
      date: dayOfNextMonth(month, 15),
      why: "The return and the payment are one filing, due by the 15th of the next month.",
    })),
};

const cardState = "KA";

const professionalTax: Obligation = {
  id: "professional-tax",
  hasCard: true,
  title: "Professional tax payment",
  category: "Other",
  lawChanges: ["professional-tax-karnataka"],
  applicability: (profile) => {
    if (!paysSalaries(profile)) return doesNotApply("You have not said that you pay salaries.");
    const state = findState(profile.state);
    if (!state) return checkYourself("Choose your state. States set their own professional tax and dates.");
    if (state.professionalTax === "none") return doesNotApply(`${state.name} levies no professional tax.`);
    if (state.professionalTax === "check") {
      return checkYourself(`Check the rule of your state: we do not list a date for ${state.name}.`);
    }
    return applies(`You pay salaries in ${state.name}, which levies professional tax.`);
  },
  condition: () => "Only if a salary is above your state’s limit. Some states let small payers file less often.",
  differsFromCard: (profile) =>
    profile.state !== cardState ? "The card shows Karnataka. Your state sets its own day." : undefined,
  occurrences: (profile, from, to) => {
    const state = findState(profile.state);
    if (!state || typeof state.professionalTax === "string") return [];
    const { dueDay, form } = state.professionalTax;
    const paper = form ? `, with ${form},` : "";
    return perPeriod(1, profile, from, to, (month) => ({
      date: dayOfNextMonth(month, dueDay),
      why: `${state.name}: tax deducted in a month is paid${paper} by the ${ordinalDay(dueDay)} of the next.`,
    }));
  },
};

const poshReport: Obligation = {
  id: "posh-annual-report",
  title: "POSH annual report",
  category: "Labour",
  lawChanges: ["posh-annual-report"],
  applicability: (profile) =>
    paysSalaries(profile)
      ? applies("Employers with an internal committee report once a year to the district officer.")
      : doesNotApply("You have not said that you pay salaries."),
  condition: () => "Only with 10 or more workers.",
  occurrences: (profile, from, to) =>
    perCalendarYear([1, 31], from, to, (year) => ({
      period: `Year ${year - 1}`,
      periodKey: String(year - 1),
      why: "For the calendar year before. 31 January is the date in common use; districts may set another.",
    })).filter(({ periodKey }) => Number(periodKey) >= dateParts(profile.incorporated).year),
};

const bonus: Obligation = {
  id: "statutory-bonus",
  title: "Statutory bonus",
  category: "Labour",
  lawChanges: [],
  applicability: (profile) =>
    profile.pf
      ? applies(`Employers of ${statutoryBonus.employees} or more pay a yearly bonus of at least 8.33% of wages.`)
      : doesNotApply(
          `It begins with ${statutoryBonus.employees} employees, as PF does, and you have not said that you have PF.`,
        ),
  condition: () =>
    `Only with ${statutoryBonus.employees} or more employees, for those whose wages are within the notified limit. In a new establishment’s first ${statutoryBonus.firstYears} years only for a year with profit.`,
  occurrences: (profile, from, to) =>
    perYear(financialYearsEnding(profile, addMonths(from, -9), to), (year) => ({
      date: addMonths(year.end, 8),
      why: `Within eight months of year end (${longDate(year.end)}): section 39, Code on Wages.`,
    })),
};

export const labourObligations: readonly Obligation[] = [contributions, pfReturn, professionalTax, poshReport, bonus];
