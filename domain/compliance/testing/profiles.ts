import fc from "fast-check";
import { dayNumber, fromDayNumber } from "../../india/calendar-date.ts";
import { states } from "../../india/states.ts";
import { firstYearEnd, longFirstYear } from "../financial-year.ts";
import { firstYearChoices, gstChoices, type Profile, type Structure } from "../profile.ts";

/** A private limited company to which every card applies. */
export const everything: Profile = {
  structure: "private-limited",
  incorporated: "2020-04-01",
  yearEndMonth: 3,
  gst: "monthly",
  salaries: true,
  pf: true,
  esi: true,
  state: "KA",
  smallCompany: false,
  llpAudited: false,
};

export const companyWith = (changes: Partial<Profile>): Profile => ({ ...everything, ...changes });

export const anyDate = (from: string, to: string) =>
  fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(fromDayNumber);

/** Any profile that the form accepts. */
export const anyProfile: fc.Arbitrary<Profile> = fc
  .record({
    structure: fc.constantFrom<Structure>("private-limited", "opc", "llp"),
    incorporated: anyDate("2015-01-01", "2029-12-31"),
    yearEndMonth: fc.oneof({ weight: 4, arbitrary: fc.constant(3) }, fc.integer({ min: 1, max: 12 })),
    agmAfter: fc.option(fc.integer({ min: 1, max: 1200 })),
    gst: fc.constantFrom(...gstChoices),
    salaries: fc.boolean(),
    pf: fc.boolean(),
    esi: fc.boolean(),
    state: fc.option(fc.constantFrom(...states.map(({ code }) => code)), { nil: undefined }),
    smallCompany: fc.boolean(),
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
