import { daysTo } from "../../../content/law/time-limits.ts";
import { professionTax } from "../../../content/states.ts";
import { addDays, addMonths, type CalendarDate, dateParts } from "../../india/calendar-date.ts";
import { type MonthName, monthNames } from "../../india/date-text.ts";
import { taxYearsEnding } from "../financial-year.ts";
import { type Profile, paysSalaries } from "../profile.ts";
import {
  type Applicability,
  applies,
  checkYourself,
  doesNotApply,
  type Obligation,
  type Occurrence,
  perCalendarYear,
  perYear,
} from "./obligation.ts";

export const inKarnataka = (profile: Profile) => profile.state === "KA";
export const karnatakaOnly = doesNotApply("We list this for Karnataka only. Other states have rules of their own.");

/** The fund reaches employers of 10 since this day; before, it began above 50 employees. */
const fundFromTenSince: CalendarDate = "2026-01-07";

function paidInKarnataka(profile: Profile): Applicability {
  if (!inKarnataka(profile)) return karnatakaOnly;
  return paysSalaries(profile)
    ? applies("You pay salaries in Karnataka.")
    : doesNotApply("You have not said that you pay salaries.");
}

const labourWelfareFund: Obligation = {
  id: "karnataka-labour-welfare-fund",
  title: "Labour Welfare Fund (Karnataka)",
  category: "Labour",
  lawChanges: ["karnataka-lwf-10-employees"],
  applicability: paidInKarnataka,
  condition: () => "Only with 10 or more employees.",
  occurrences: (profile, from, to) =>
    perCalendarYear([1, 15], from, to, (year) => ({
      period: `Year ${year - 1}`,
      periodKey: String(year - 1),
      why: "₹50 from each employee and ₹100 from the employer for each, paid by 15 January.",
    })).filter(
      ({ date, periodKey }) => date >= fundFromTenSince && Number(periodKey) >= dateParts(profile.incorporated).year,
    ),
};

const employerReturn: Obligation = {
  id: "karnataka-profession-tax-return",
  title: "Yearly profession tax return of the employer (Form 5, Karnataka)",
  category: "Other",
  lawChanges: [],
  applicability: paidInKarnataka,
  condition: () => "Only if you are registered as an employer, because a salary is above the limit.",
  occurrences: (profile, from, to) =>
    perYear(taxYearsEnding(profile, addMonths(from, -3), to), (year) => ({
      date: addDays(year.end, daysTo["karnataka-profession-tax-return"].days),
      why: `Within ${daysTo["karnataka-profession-tax-return"].days} days of the year ended 31 March, beside the monthly statements.`,
    })),
};

const { KA: karnataka, MH: maharashtra } = professionTax;

/** Paid for each year that begins after the incorporation. */
function eachYear(
  { amount, by }: typeof karnataka | typeof maharashtra,
  profile: Profile,
  from: CalendarDate,
  to: CalendarDate,
): Occurrence[] {
  const [day, month] = by.split(" ");
  return perCalendarYear([monthNames.indexOf(month as MonthName) + 1, Number(day)], from, to, (year) => ({
    period: `Year ${year}-${String(year + 1).slice(2)}`,
    periodKey: String(year),
    why: `${amount} for the year, paid by ${by}. It is apart from the tax deducted from salaries.`,
  })).filter(({ periodKey }) => profile.incorporated <= `${periodKey}-04-01`);
}

const enrolment: Obligation = {
  id: "karnataka-professional-tax-enrolment",
  title: "Professional tax of the business itself (Karnataka)",
  category: "Other",
  lawChanges: ["karnataka-shops-registration"],
  applicability: (profile) =>
    inKarnataka(profile)
      ? applies("A company or LLP in Karnataka is enrolled for its own professional tax, salaries or not.")
      : karnatakaOnly,
  condition: () => "A new business enrols first; we have no checked day for the tax of its first year.",
  occurrences: (profile, from, to) => eachYear(karnataka, profile, from, to),
};

export const inMaharashtra = (profile: Profile) => profile.state === "MH";
export const maharashtraOnly = doesNotApply("We list this for Maharashtra only. Other states have rules of their own.");

const maharashtraEnrolment: Obligation = {
  id: "maharashtra-profession-tax-enrolment",
  title: "Profession tax of the business itself (Maharashtra)",
  category: "Other",
  lawChanges: [],
  applicability: (profile) =>
    inMaharashtra(profile)
      ? applies(
          "A company or LLP in Maharashtra is enrolled (PTEC) for its own profession tax, as is each director or partner.",
        )
      : maharashtraOnly,
  occurrences: (profile, from, to) => eachYear(maharashtra, profile, from, to),
};

const westBengalEnrolment: Obligation = {
  id: "west-bengal-profession-tax-enrolment",
  title: "Profession tax of the business itself (West Bengal)",
  category: "Other",
  lawChanges: [],
  applicability: ({ state }) =>
    state === "WB"
      ? checkYourself("A new company is enrolled with its incorporation. We found no source for the day of payment.")
      : doesNotApply("Only in West Bengal."),
  occurrences: () => [],
};

export const stateObligations: readonly Obligation[] = [
  labourWelfareFund,
  employerReturn,
  enrolment,
  maharashtraEnrolment,
  westBengalEnrolment,
];
