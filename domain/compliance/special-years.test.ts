import { describe, expect, test } from "vitest";
import { companyWith } from "../../tests/fixtures/profiles.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { dueDates, obligations } from "./due-dates.ts";
import { firstYearEnd, longFirstYear } from "./financial-year.ts";
import { myCalendar } from "./my-calendar.ts";
import type { Profile } from "./profile.ts";

const datesFor = (id: string, profile: Profile, from: CalendarDate, to: CalendarDate) =>
  dueDates(id, profile, from, to).map(({ date }) => date);

describe("the AGM date you give", () => {
  const profile = companyWith({ agmDate: "2026-08-14" });
  test("moves the filings that count from it", () => {
    const dates = ["agm", "adt-1", "aoc-4", "mgt-7"].map((id) => datesFor(id, profile, "2026-04-01", "2027-03-31")[0]);
    expect(dates).toEqual(["2026-08-14", "2026-08-29", "2026-09-13", "2026-10-13"]);
    expect(dueDates("agm", profile, "2026-08-14", "2026-08-14")[0]?.why).toBe("The AGM date you gave.");
  });
  test("leaves other years alone, but for the fifteen months between meetings", () => {
    expect(datesFor("agm", profile, "2025-04-01", "2028-03-31")).toEqual(["2025-09-30", "2026-08-14", "2027-09-30"]);
    const early = companyWith({ agmDate: "2026-05-20" });
    expect(datesFor("agm", early, "2026-04-01", "2029-03-31")).toEqual(["2026-05-20", "2027-08-20", "2028-09-30"]);
  });
  test("does not move them when the meeting is late", () => {
    const late = companyWith({ agmDate: "2026-12-10" });
    expect(datesFor("aoc-4", late, "2026-04-01", "2027-03-31")).toEqual(["2026-10-30"]);
  });
});

describe("the first year", () => {
  const annual = (profile: Profile) =>
    ["agm", "adt-1", "aoc-4", "mgt-7"].map((id) => datesFor(id, profile, profile.incorporated, "2028-12-31")[0]);
  test("ends on the next 31 March, with nine months for the first AGM", () => {
    expect(annual(companyWith({ incorporated: "2026-10-12" }))).toEqual([
      "2027-12-31",
      "2028-01-15",
      "2028-01-30",
      "2028-02-29",
    ]);
  });
  test("runs to the second 31 March for a company incorporated in January to March", () => {
    const profile = companyWith({ incorporated: "2026-02-10" });
    expect(annual(profile)).toEqual(["2027-12-31", "2028-01-15", "2028-01-30", "2028-02-29"]);
    expect(dueDates("agm", profile, "2026-02-10", "2027-12-31")[0]?.period).toBe("Year 2026-27");
    expect(annual({ ...profile, firstYear: "short" })[0]).toBe("2026-12-31");
    expect(datesFor("income-tax-return", profile, "2026-02-10", "2027-03-31")).toEqual(["2026-11-21"]);
  });
  test.each([
    ["private-limited", "2025-12-31", "2026-03-31"],
    ["private-limited", "2026-01-01", "2027-03-31"],
    ["private-limited", "2026-03-31", "2027-03-31"],
    ["private-limited", "2026-04-01", "2027-03-31"],
    ["opc", "2026-03-31", "2027-03-31"],
    ["llp", "2026-03-31", "2026-03-31"],
  ] as const)("of a %s incorporated on %s ends on %s", (structure, incorporated, end) => {
    expect(firstYearEnd(companyWith({ structure, incorporated }))).toBe(end);
  });
  test.each([
    ["llp", "2026-09-30", "no"],
    ["llp", "2026-10-01", "optional"],
    ["llp", "2027-03-31", "optional"],
    ["llp", "2027-04-01", "no"],
    ["opc", "2027-03-31", "usual"],
    ["opc", "2027-04-01", "no"],
  ] as const)("can be long for a %s of %s: %s", (structure, incorporated, rule) => {
    expect(longFirstYear(companyWith({ structure, incorporated }))).toBe(rule);
  });
  test("counts an OPC's filings from year end", () => {
    expect(annual(companyWith({ structure: "opc", incorporated: "2026-10-12" }))).toEqual([
      undefined,
      "2027-10-12",
      "2027-09-27",
      "2027-11-29",
    ]);
    const why = (id: string) =>
      dueDates(id, companyWith({ structure: "opc", incorporated: "2026-10-12" }), "2026-10-12", "2028-12-31").map(
        (due) => due.why,
      );
    const [firstReturn, secondReturn] = why("mgt-7");
    expect(firstReturn).toContain("60 days from 30 September 2027");
    expect(firstReturn).toContain("six is the safer reading");
    expect(firstReturn).toContain("file by 26 November 2027");
    expect(secondReturn).not.toContain("nine months");
    expect(why("adt-1")[0]).toContain("the last day for the accounts (27 September 2027), the safer reading");
  });
  test("leaves an LLP incorporated after 30 September a choice", () => {
    const profile = companyWith({ structure: "llp", incorporated: "2026-10-12" });
    const forms = (chosen: Profile) =>
      ["llp-form-11", "llp-form-8", "income-tax-return"].map(
        (id) => datesFor(id, chosen, "2026-10-12", "2028-12-31")[0],
      );
    expect(forms(profile)).toEqual(["2027-05-30", "2027-10-30", "2027-08-31"]);
    expect(forms({ ...profile, firstYear: "long" })).toEqual(["2028-05-30", "2028-10-30", "2027-08-31"]);
    const [first, second] = dueDates("llp-form-11", profile, "2026-10-12", "2028-12-31");
    expect(first?.why).toContain("one year later");
    expect(second?.why).not.toContain("one year later");
  });
  test("asks nothing for the time before incorporation", () => {
    const profile = companyWith({ incorporated: "2026-10-12" });
    expect(datesFor("gstr-1", profile, "2026-04-01", "2026-12-31")).toEqual(["2026-11-11", "2026-12-11"]);
    expect(datesFor("tds-return", profile, "2026-04-01", "2027-01-31")).toEqual(["2027-01-31"]);
    expect(datesFor("msme-1", profile, "2026-04-01", "2027-04-30")).toEqual(["2027-04-30"]);
    expect(datesFor("advance-tax", profile, "2026-04-01", "2027-03-31")).toEqual(["2026-12-15", "2027-03-15"]);
    expect(datesFor("gstr-9", profile, "2026-04-01", "2027-12-31")).toEqual(["2027-12-31"]);
  });
  test("follows another year end if the company has one", () => {
    const profile = companyWith({ yearEndMonth: 12 });
    expect(datesFor("agm", profile, "2026-01-01", "2026-12-31")).toEqual(["2026-06-30"]);
    expect(dueDates("agm", profile, "2026-01-01", "2026-12-31")[0]?.period).toBe("Year 2025");
    expect(datesFor("income-tax-return", profile, "2027-01-01", "2027-12-31")).toEqual(["2027-10-31"]);
  });
});

describe("the first meetings of a small company", () => {
  test.each<[CalendarDate, CalendarDate[]]>([
    ["2026-07-01", ["2027-06-30", "2027-12-31"]], // first meeting by 31 July: the one of July to December
    ["2026-06-15", ["2026-12-31", "2027-06-30", "2027-12-31"]], // by 15 July; held in June, it counts for January to June
    ["2026-11-20", ["2027-06-30", "2027-12-31"]], // by 20 December
    ["2026-12-15", ["2027-06-30", "2027-12-31"]], // by 14 January; held in December, it counts for July to December
  ])("of %s: the first meeting counts for the half year of the incorporation", (incorporated, expected) => {
    const profile = companyWith({ smallCompany: true, incorporated });
    expect(datesFor("board-meetings", profile, incorporated, "2027-12-31")).toEqual(expected);
  });
});

describe("director KYC", () => {
  test.each<[string, CalendarDate, CalendarDate[]]>([
    ["allotted in April 2025: first due in 2029", "2025-04-20", ["2029-06-30", "2032-06-30"]],
    ["done for 2024-25: next due in 2028", "2021-06-01", ["2028-06-30", "2031-06-30"]],
    ["allotted in October 2026: first due in 2030", "2026-10-12", ["2030-06-30", "2033-06-30"]],
    ["allotted in March 2027: the year ends that month", "2027-03-31", ["2030-06-30", "2033-06-30"]],
  ])("%s", (_, incorporated, expected) => {
    expect(datesFor("dir-kyc", companyWith({ incorporated }), "2026-04-01", "2033-12-31")).toEqual(expected);
  });
});

describe("the first filings", () => {
  const first = (profile: Profile) =>
    obligations
      .filter(({ isFirstFiling }) => isFirstFiling)
      .flatMap(({ id }) => dueDates(id, profile, profile.incorporated, "2099-12-31"))
      .map(({ obligationId, date }) => `${obligationId} ${date}`);
  test("of a company", () => {
    expect(first(companyWith({ incorporated: "2026-10-12" }))).toEqual([
      "first-board-meeting 2026-11-11",
      "first-auditor 2026-11-11",
      "first-adt-1 2026-11-26",
      "inc-22 2026-11-11",
      "share-certificates 2026-12-12",
      "inc-20a 2027-04-10",
      "karnataka-shops-registration 2026-11-11",
    ]);
  });
  test("over a leap day, and where two months are 59 days", () => {
    expect(first(companyWith({ incorporated: "2027-12-31" }))).toEqual([
      "first-board-meeting 2028-01-30",
      "first-auditor 2028-01-30",
      "first-adt-1 2028-02-14",
      "inc-22 2028-01-30",
      "share-certificates 2028-02-29",
      "inc-20a 2028-06-28",
      "karnataka-shops-registration 2028-01-30",
    ]);
    expect(first(companyWith({ incorporated: "2027-01-01" }))).toContain("share-certificates 2027-03-01");
  });
  test("of an LLP", () => {
    expect(first(companyWith({ structure: "llp", incorporated: "2026-10-12", state: "DL" }))).toEqual([
      "llp-form-3 2026-11-11",
    ]);
  });
  test("ask for ADT-1 of the first auditor from companies of 14 July 2025 on", () => {
    expect(first(companyWith({ incorporated: "2025-07-13" })).join()).not.toContain("first-adt-1");
    expect(first(companyWith({ incorporated: "2025-07-14" }))).toContain("first-adt-1 2025-08-28");
  });
  test("include the shops registration in Karnataka alone", () => {
    expect(first(companyWith({ incorporated: "2026-10-12", state: "DL" })).join()).not.toContain("karnataka");
    expect(first(companyWith({ structure: "llp", incorporated: "2026-10-12" }))).toContain(
      "karnataka-shops-registration 2026-11-11",
    );
  });
  test("leave out the declaration for companies older than it", () => {
    expect(first(companyWith({ incorporated: "2018-11-01" })).join()).not.toContain("inc-20a");
    expect(first(companyWith({ incorporated: "2018-11-02" })).join()).toContain("inc-20a 2019-05-01");
  });
  test("in Maharashtra bring the profession tax of the first year, which the yearly day does not", () => {
    const company = companyWith({ incorporated: "2026-10-12", state: "MH" });
    expect(first(company)).toContain("maharashtra-first-profession-tax 2026-11-11");
    const yearly = dueDates("maharashtra-profession-tax-enrolment", company, company.incorporated, "2028-12-31");
    expect(yearly.map(({ date }) => date)).toEqual(["2027-06-30", "2028-06-30"]);
  });
  test("in West Bengal have no day for it, because no source gives one", () => {
    const calendar = myCalendar(companyWith({ incorporated: "2026-10-12", state: "WB" }), "2026-11-15");
    expect(calendar.check.map(({ obligationId }) => obligationId)).toContain("west-bengal-profession-tax-enrolment");
  });
});
