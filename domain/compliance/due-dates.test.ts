import { describe, expect, test } from "vitest";
import { complianceItems } from "../../content/compliance/cards.ts";
import { companyWith } from "../../tests/fixtures/profiles.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { allDueDates, dueDates, findObligation, lawChangesFor, obligations } from "./due-dates.ts";
import { genericProfile, type Profile } from "./profile.ts";

const datesFor = (id: string, profile: Profile, from: CalendarDate, to: CalendarDate) =>
  dueDates(id, profile, from, to).map(({ date }) => date);

/** '05-31' in a year that begins on 1 April: January to March belong to the next calendar year. */
const inYear = (year: number, days: string) =>
  days
    .split(" ")
    .filter(Boolean)
    .map((day) => `${day < "04" ? year + 1 : year}-${day}`);

const everyMonthOn = (day: string) =>
  ["04", "05", "06", "07", "08", "09", "10", "11", "12", "01", "02", "03"].map((month) => `${month}-${day}`).join(" ");

type Table = Record<string, [string, string, string]>;
const same = (days: string): [string, string, string] => [days, days, days];

/** Written by hand: financial years 2025-26, 2026-27 and 2027-28, the last with a 29 February. */
const privateLimited: Table = {
  "tds-payment": same("04-30 05-07 06-07 07-07 08-07 09-07 10-07 11-07 12-07 01-07 02-07 03-07"),
  "gstr-1": same(everyMonthOn("11")),
  "esi-pf-payment": same(everyMonthOn("15")),
  "professional-tax": same(everyMonthOn("20")),
  "gstr-3b": same(everyMonthOn("20")),
  "pf-return": same(everyMonthOn("15")),
  "tds-return": same("05-31 07-31 10-31 01-31"),
  "dir-kyc": ["10-31", "", ""],
  agm: same("09-30"),
  "adt-1": same("10-15"),
  "aoc-4": same("10-30"),
  "mgt-7": same("11-29"),
  "income-tax-return": ["12-10", "11-21", "10-31"],
  "advance-tax": same("06-15 09-15 12-15 03-15"),
  "msme-1": same("04-30 10-31"),
  "dpt-3": ["06-30", "07-31", "06-30"],
  "tax-audit-report": ["09-30", "10-21", "09-30"],
  "posh-annual-report": same("01-31"),
  "karnataka-labour-welfare-fund": same("01-15"),
  "karnataka-professional-tax-enrolment": same("04-30"),
  "board-meetings": ["05-31 08-31 11-30 02-28", "05-31 08-31 11-30 02-28", "05-31 08-31 11-30 02-29"],
  "gstr-9": same("12-31"),
  "gst-pmt-06": same(""),
  "llp-form-11": same(""),
  "llp-form-8": same(""),
};

const opc: Table = {
  agm: same(""),
  "adt-1": same("10-12"),
  "aoc-4": same("09-27"),
  "mgt-7": same("11-29"),
  "board-meetings": same("06-30 12-31"),
  "income-tax-return": ["12-10", "11-21", "10-31"],
  "llp-form-11": same(""),
};

const llp: Table = {
  "llp-form-11": same("05-30"),
  "llp-form-8": same("10-30"),
  "income-tax-return": ["09-16", "08-31", "08-31"],
  "tds-return": same("05-31 07-31 10-31 01-31"),
  "dir-kyc": ["10-31", "", ""],
  agm: same(""),
  "adt-1": same(""),
  "aoc-4": same(""),
  "mgt-7": same(""),
  "msme-1": same(""),
  "dpt-3": same(""),
  "tax-audit-report": ["09-30", "10-21", "09-30"],
  "board-meetings": same(""),
  "inc-20a": same(""),
};

const quarterlyGst: Table = {
  "gstr-1": same("04-13 07-13 10-13 01-13"),
  "gstr-3b": same("04-22 07-22 10-22 01-22"),
  "gst-pmt-06": same("05-25 06-25 08-25 09-25 11-25 12-25 02-25 03-25"),
  "gstr-9": same("12-31"),
};

describe.each<[string, Profile, Table]>([
  ["a private limited company", genericProfile, privateLimited],
  ["an OPC", companyWith({ structure: "opc" }), opc],
  ["an LLP without audit", companyWith({ structure: "llp" }), llp],
  [
    "an LLP with audit",
    companyWith({ structure: "llp", llpAudited: true }),
    { "income-tax-return": ["12-10", "11-21", "10-31"] },
  ],
  ["a small company", companyWith({ smallCompany: true }), { "board-meetings": same("06-30 12-31") }],
  ["a quarterly GST filer in Karnataka", companyWith({ gst: "quarterly" }), quarterlyGst],
  [
    "a quarterly GST filer in Delhi",
    companyWith({ gst: "quarterly", state: "DL" }),
    { "gstr-3b": same("04-24 07-24 10-24 01-24"), "professional-tax": same("") },
  ],
  [
    "a quarterly GST filer who gave no state",
    companyWith({ gst: "quarterly", state: undefined }),
    { "gstr-3b": same("04-22 07-22 10-22 01-22"), "professional-tax": same("") },
  ],
  ["no GST", companyWith({ gst: "none" }), { "gstr-1": same(""), "gstr-3b": same(""), "gstr-9": same("") }],
  ["ESI without PF", companyWith({ pf: false }), { "esi-pf-payment": same(everyMonthOn("15")), "pf-return": same("") }],
  [
    "no employees",
    companyWith({ pf: false, esi: false, salaries: false }),
    {
      "esi-pf-payment": same(""),
      "pf-return": same(""),
      "professional-tax": same(""),
      "posh-annual-report": same(""),
      "karnataka-labour-welfare-fund": same(""),
      "karnataka-professional-tax-enrolment": same("04-30"),
    },
  ],
  [
    "salaries in Telangana",
    companyWith({ state: "TG" }),
    {
      "professional-tax": same(everyMonthOn("10")),
      "posh-annual-report": same("01-31"),
      "karnataka-labour-welfare-fund": same(""),
      "karnataka-professional-tax-enrolment": same(""),
    },
  ],
])("%s, over three financial years", (_, profile, table) => {
  test.each(Object.entries(table))("%s", (id, years) => {
    years.forEach((days, index) => {
      const year = 2025 + index;
      expect(datesFor(id, profile, `${year}-04-01`, `${year + 1}-03-31`)).toEqual(inYear(year, days));
    });
  });
});

describe("every card", () => {
  test("has a rule under its own id", () => {
    const withRule = obligations.filter(({ hasCard }) => hasCard);
    expect(withRule.map(({ id }) => id).sort()).toEqual(complianceItems.map(({ id }) => id).sort());
  });
  test("is in the hand-written table", () => {
    expect(complianceItems.filter(({ id }) => !(id in privateLimited))).toEqual([]);
  });
});

describe("the yearly duties of a new business in Karnataka", () => {
  const profile = companyWith({ incorporated: "2026-04-02" });
  test.each([
    ["karnataka-labour-welfare-fund", "2027-01-15", "Year 2026"],
    ["posh-annual-report", "2027-01-31", "Year 2026"],
    ["karnataka-professional-tax-enrolment", "2027-04-30", "Year 2027-28"],
    ["dpt-3", "2027-06-30", "Year 2026-27"],
  ])("%s begins on %s, for %s", (id, date, period) => {
    const [first] = dueDates(id, profile, "2026-04-02", "2028-12-31");
    expect([first?.date, first?.period]).toEqual([date, period]);
  });
  test("leave out the years in which the Labour Welfare Fund began above 50 employees", () => {
    expect(datesFor("karnataka-labour-welfare-fund", genericProfile, "2024-01-01", "2026-12-31")).toEqual([
      "2026-01-15",
    ]);
  });
});

describe("PF payment and return", () => {
  const on15December = (profile: Profile) =>
    allDueDates(profile, "2026-12-15", "2026-12-15").map(({ obligationId }) => obligationId);
  test("are one entry in a calendar", () => {
    expect(on15December(genericProfile)).toEqual(["advance-tax", "esi-pf-payment"]);
    expect(on15December(companyWith({ esi: false }))).toEqual(["advance-tax", "esi-pf-payment"]);
  });
  test("have notes of law for PF, and none for an employer with ESI alone", () => {
    const payment = findObligation("esi-pf-payment");
    expect(lawChangesFor(payment, genericProfile)).toContain("pf-damages");
    expect(lawChangesFor(payment, companyWith({ pf: false }))).toEqual([]);
  });
});

describe("what a date is for", () => {
  test.each<[string, CalendarDate, string]>([
    ["tds-payment", "2026-12-07", "November 2026"],
    ["tds-return", "2027-01-31", "October to December 2026"],
    ["msme-1", "2027-04-30", "October 2026 to March 2027"],
    ["advance-tax", "2026-06-15", "Year 2026-27, up to 15%"],
    ["advance-tax", "2026-09-15", "Year 2026-27, up to 45%"],
    ["advance-tax", "2026-12-15", "Year 2026-27, up to 75%"],
    ["advance-tax", "2027-03-15", "Year 2026-27, up to 100%"],
    ["board-meetings", "2027-02-28", "January to March 2027"],
    ["income-tax-return", "2026-11-21", "Year 2025-26"],
    ["aoc-4", "2026-10-30", "Year 2025-26"],
    ["gstr-9", "2026-12-31", "Year 2025-26"],
  ])("%s on %s: %s", (id, date, period) => {
    expect(dueDates(id, genericProfile, date, date).map((due) => due.period)).toEqual([period]);
  });
  test.each<[string, Partial<Profile>, string]>([
    ["esi-pf-payment", {}, "ESI and PF payment (with the PF return)"],
    ["esi-pf-payment", { esi: false }, "PF payment (with the PF return)"],
    ["esi-pf-payment", { pf: false }, "ESI payment"],
    ["mgt-7", {}, "MGT-7 (annual return)"],
    ["mgt-7", { smallCompany: true }, "MGT-7A (annual return)"],
    ["mgt-7", { structure: "opc" }, "MGT-7A (annual return)"],
  ])("%s of %j has the title %s", (id, changes, title) => {
    expect(dueDates(id, companyWith(changes), "2026-04-01", "2027-03-31")[0]?.title).toBe(title);
  });
  test("is half a year for a company that meets twice", () => {
    const meetings = dueDates("board-meetings", companyWith({ smallCompany: true }), "2026-01-01", "2026-12-31");
    expect(meetings.map(({ period }) => period)).toEqual(["January to June 2026", "July to December 2026"]);
  });
});
