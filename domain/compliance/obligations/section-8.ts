import { addMonths, calendarDate, dateParts } from "../../india/calendar-date.ts";
import { isSection8, taxYearsEnding } from "../financial-year.ts";
import type { Profile } from "../profile.ts";
import { type Applicability, applies, checkYourself, doesNotApply, type Obligation, perYear } from "./obligation.ts";

const forCharities =
  (applicability: Applicability) =>
  (profile: Profile): Applicability =>
    isSection8(profile) ? applicability : doesNotApply("This is for Section 8 companies.");

const undated = { lawChanges: [], occurrences: () => [] } as const;

const taxRegistration: Obligation = {
  ...undated,
  id: "non-profit-registration",
  title: "Tax registration as a non-profit (was 12A and 80G)",
  category: "Income Tax",
  applicability: forCharities(
    checkYourself(
      "Form 104 before activities start, Form 105 afterwards: it has no fixed day. By the old law the first registration lasts three years. Form CSR-1, for CSR money, asks for it.",
    ),
  ),
};

const moneyFromAbroad: Obligation = {
  ...undated,
  id: "foreign-contribution",
  title: "Money from abroad (FCRA)",
  category: "Other",
  applicability: forCharities(
    checkYourself("Needs registration or prior permission before it is taken. We do not list the returns that follow."),
  ),
};

const donorStatement: Obligation = {
  id: "donor-statement",
  title: "Statement of donations (was Form 10BD)",
  category: "Income Tax",
  lawChanges: [],
  applicability: forCharities(applies("Donations that donors deduct from their tax are reported once a year.")),
  condition: () =>
    "Only once donors may deduct what they give. To confirm: the form’s number under the Income-tax Act, 2025.",
  occurrences: (profile, from, to) =>
    perYear(taxYearsEnding(profile, addMonths(from, -3), to), (year) => ({
      date: calendarDate(dateParts(year.end).year, 5, 31),
      why: "For the year ended 31 March, by 31 May.",
    })),
};

export const section8Obligations: readonly Obligation[] = [taxRegistration, donorStatement, moneyFromAbroad];
