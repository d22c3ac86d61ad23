import { expect, test } from "vitest";
import { companyWith } from "../../tests/fixtures/profiles.ts";
import { parseProfile, profileQuery } from "./answers.ts";
import { dueDates } from "./due-dates.ts";
import { myCalendar } from "./my-calendar.ts";

const charity = companyWith({ structure: "section-8", incorporated: "2026-11-16", state: "DL", smallCompany: true });
const dates = (id: string, to = "2028-12-31" as const) =>
  dueDates(id, charity, charity.incorporated, to).map(({ date }) => date);
const calendar = myCalendar(charity, "2026-11-18");

test("the board meets once in every half year, and on no day of the first 30", () => {
  expect(dates("board-meetings", "2028-12-31")).toEqual([
    "2026-12-31",
    "2027-06-30",
    "2027-12-31",
    "2028-06-30",
    "2028-12-31",
  ]);
  expect(dates("first-board-meeting")).toEqual([]);
});

test("AGM, AOC-4 and MGT-7, which is never MGT-7A, as for a company that is not small", () => {
  expect([...dates("agm"), ...dates("aoc-4"), ...dates("mgt-7")]).toEqual([
    "2027-12-31",
    "2028-09-30",
    "2028-01-30",
    "2028-10-30",
    "2028-02-29",
    "2028-11-29",
  ]);
  expect(calendar.applies.find(({ obligationId }) => obligationId === "mgt-7")?.title).toBe("MGT-7 (annual return)");
});

test("ITR-7, and the donors' statement by 31 May", () => {
  expect(dates("donor-statement")).toEqual(["2027-05-31", "2028-05-31"]);
  expect(calendar.applies.find(({ obligationId }) => obligationId === "income-tax-return")?.title).toContain("ITR-7");
  expect(dueDates("donor-statement", companyWith({}), "2026-04-01", "2028-12-31")).toEqual([]);
});

test("what needs share capital says so, and what was not checked has no date", () => {
  const conditions = Object.fromEntries(calendar.firstFilings.map((filing) => [filing.obligationId, filing.condition]));
  expect(conditions["inc-20a"]).toBe("Only with share capital.");
  expect(conditions["share-certificates"]).toBe("Only with share capital.");
  const unchecked = ["demat", "pas-6", "non-profit-registration", "foreign-contribution", "tax-audit-report"];
  expect(calendar.check.map(({ obligationId }) => obligationId).toSorted()).toEqual(unchecked.toSorted());
  for (const id of unchecked) expect(dates(id)).toEqual([]);
});

test("its address, and that of the other tools", () => {
  expect(parseProfile(new URLSearchParams(profileQuery(charity)))).toMatchObject({ ok: true });
  const link = new URLSearchParams("section-8=without-shares&incorporation=2026-11-16&agm=2027-12-01");
  expect(parseProfile(link)).toMatchObject({ profile: { structure: "section-8", agmDate: "2027-12-01" } });
});
