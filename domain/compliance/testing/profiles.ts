import fc from "fast-check";
import { states } from "../../../content/states.ts";
import { type CalendarDate, dayNumber, fromDayNumber } from "../../india/calendar-date.ts";
import { firstYearEnd, longFirstYear } from "../financial-year.ts";
import { firstYearChoices, genericProfile, gstChoices, type Profile, structures } from "../profile.ts";

export const companyWith = (changes: Partial<Profile>): Profile => ({ ...genericProfile, ...changes });

export const anyDate = (from: CalendarDate, to: CalendarDate) =>
  fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(fromDayNumber);

/** Any profile that the form accepts. */
export const anyProfile: fc.Arbitrary<Profile> = fc
  .record({
    structure: fc.constantFrom(...structures),
    incorporated: anyDate("2015-01-01", "2029-12-31"),
    yearEndMonth: fc.oneof({ weight: 4, arbitrary: fc.constant(3) }, fc.integer({ min: 1, max: 12 })),
    agmAfter: fc.option(fc.integer({ min: 1, max: 1200 })),
    gst: fc.constantFrom(undefined, ...gstChoices),
    salaries: fc.boolean(),
    pf: fc.boolean(),
    esi: fc.boolean(),
    state: fc.option(fc.constantFrom(...states.map(({ code }) => code)), { nil: undefined }),
    smallCompany: fc.boolean(),
    inGroup: fc.boolean(),
    foreignInvestment: fc.boolean(),
    llpAudited: fc.boolean(),
    firstYear: fc.option(fc.constantFrom(...firstYearChoices), { nil: undefined }),
    label: fc.option(fc.constantFrom("Acme", "Café & Sons; Pune, \\India", "नमस्ते"), { nil: undefined }),
  })
  .map(({ agmAfter, ...drawn }) => {
    const profile: Profile = { ...drawn, yearEndMonth: drawn.structure === "llp" ? 3 : drawn.yearEndMonth };
    if (profile.firstYear === "long" && longFirstYear(profile) === "no") profile.firstYear = undefined;
    if (profile.structure === "private-limited" && agmAfter !== null) {
      profile.agmDate = fromDayNumber(dayNumber(firstYearEnd(profile)) + agmAfter);
    }
    return profile;
  });
