import { describe, expect, test } from "vitest";
import { companyWith } from "../../tests/fixtures/profiles.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { calendarEvents } from "./calendar-file.ts";
import { dueDates } from "./due-dates.ts";
import { closedReturn, type PastDue, pastDue, withFiled } from "./past-due.ts";
import type { Profile } from "./profile.ts";

const today = "2026-11-19";

const small = (changes: Partial<Profile>) =>
  companyWith({
    smallCompany: true,
    gst: "none",
    pf: false,
    esi: false,
    salaries: false,
    state: undefined,
    ...changes,
  });

/** 'aoc-4 2025-26: 2026-10-30, 20, 2000': the period, the due date, the days and the fee today. */
const line = ({ obligationId, periodKey, date, daysLate, lateFee }: PastDue) =>
  `${obligationId} ${periodKey}: ${date}, ${daysLate}, ${lateFee ?? "-"}`;

/** Dates and days counted by hand from the sections that the obligations name. */
test.each<[string, Partial<Profile>, string[]]>([
  [
    "a private company of 2022 that never filed",
    { incorporated: "2022-06-10" },
    [
      "inc-20a once: 2022-12-07, 1443, 3600",
      "dir-kyc 2025: 2025-10-31, 384, 5000",
      "adt-1 2022-23: 2024-01-15, 1039, 3600",
      "aoc-4 2022-23: 2024-01-30, 1024, 102400",
      "mgt-7 2022-23: 2024-02-29, 994, 99400",
      "income-tax-return 2022-23: 2023-10-31, 1115, -",
      "agm 2023-24: 2024-09-30, 780, -",
      "aoc-4 2023-24: 2024-10-30, 750, 75000",
      "mgt-7 2023-24: 2024-11-29, 720, 72000",
      "income-tax-return 2023-24: 2024-11-15, 734, -",
      "dpt-3 2023-24: 2024-06-30, 872, 3600",
      "agm 2024-25: 2025-09-30, 415, -",
      "aoc-4 2024-25: 2025-10-30, 385, 38500",
      "mgt-7 2024-25: 2025-11-29, 355, 35500",
      "income-tax-return 2024-25: 2025-12-10, 344, -",
      "dpt-3 2024-25: 2025-06-30, 507, 3600",
      "agm 2025-26: 2026-09-30, 50, -",
      "aoc-4 2025-26: 2026-10-30, 20, 2000",
      "dpt-3 2025-26: 2026-07-31, 111, 3000",
    ],
  ],
  [
    "an LLP of 2023 that is late",
    { structure: "llp", incorporated: "2023-08-01" },
    [
      "llp-form-3 once: 2023-08-31, 1176, 2500",
      "dir-kyc 2025: 2025-10-31, 384, 5000",
      "llp-form-11 2023-24: 2024-05-30, 903, 6930",
      "llp-form-8 2023-24: 2024-10-30, 750, 5400",
      "income-tax-return 2023-24: 2024-07-31, 841, -",
      "llp-form-11 2024-25: 2025-05-30, 538, 3280",
      "llp-form-8 2024-25: 2025-10-30, 385, 1750",
      "income-tax-return 2024-25: 2025-09-16, 429, -",
      "llp-form-11 2025-26: 2026-05-30, 173, 1000",
      "llp-form-8 2025-26: 2026-10-30, 20, 200",
      "income-tax-return 2025-26: 2026-08-31, 80, 5000",
    ],
  ],
  [
    "an OPC formed this year: its first filings alone",
    { structure: "opc", incorporated: "2026-09-01" },
    [
      "first-board-meeting once: 2026-10-01, 49, -",
      "first-auditor once: 2026-10-01, 49, -",
      "inc-22 once: 2026-10-01, 49, -",
      "first-adt-1 once: 2026-10-16, 34, 1200",
      "share-certificates once: 2026-11-01, 18, -",
    ],
  ],
  ["an OPC formed this month", { structure: "opc", incorporated: "2026-11-02" }, []],
  [
    "a dormant company",
    { incorporated: "2024-05-01", dormant: true },
    [
      "inc-20a once: 2024-10-28, 752, 3600",
      "dir-kyc 2025: 2025-10-31, 384, 5000",
      "agm 2024-25: 2025-12-31, 323, -",
      "adt-1 2024-25: 2026-01-15, 308, 3600",
      "msc-3 2024-25: 2025-04-30, 568, -",
      "income-tax-return 2024-25: 2025-12-10, 344, -",
      "dpt-3 2024-25: 2025-06-30, 507, 3600",
      "agm 2025-26: 2026-09-30, 50, -",
      "msc-3 2025-26: 2026-04-30, 203, -",
      "dpt-3 2025-26: 2026-07-31, 111, 3000",
    ],
  ],
])("%s, in the order of filing", (_, changes, expected) => {
  expect(pastDue(small(changes), today).map(line)).toEqual(expected);
});

describe("what a late filing costs", () => {
  const cost = (id: string, day: CalendarDate, changes: Partial<Profile> = {}) => {
    const late = pastDue(small({ incorporated: "2022-06-10", ...changes }), day);
    const last = late.findLast(({ obligationId }) => obligationId === id);
    return [last?.cost, last?.says].filter(Boolean).join(", ");
  };
  test.each<[string, CalendarDate, string | RegExp, Partial<Profile>?]>([
    ["aoc-4", today, "Late fee ₹2,000 today, ₹2,100 tomorrow, on top of the filing fee"],
    ["aoc-4", "2018-07-10", "Late fee ₹4,600 today, ₹4,700 tomorrow", { incorporated: "2015-06-10" }],
    ["first-adt-1", "2026-11-15", "Late fee ₹600 today, ₹1,200 tomorrow", { incorporated: "2026-09-01" }],
    ["first-adt-1", "2026-11-16", "Late fee ₹1,200 today and tomorrow", { incorporated: "2026-09-01" }],
    ["llp-form-3", "2026-11-16", "Late fee ₹400 today and tomorrow", { structure: "llp", incorporated: "2026-09-01" }],
    ["dir-kyc", today, "the DIN is deactivated"],
    ["fla", "2026-07-16", "Late fee ₹7,500 today and tomorrow", { foreignInvestment: true }],
    ["income-tax-return", "2026-12-31", /^Late fee ₹5,000 today, ₹1,000 if .* until 31 December 2026\.$/],
    ["income-tax-return", "2027-01-01", "An updated return can be filed until 31 March 2031: now 25% on top"],
    ["income-tax-return", today, "until 31 March 2030: now 25% on top of tax and interest, at most 70%"],
  ])("%s on %s", (id, day, says, changes) => {
    expect(cost(id, day, changes)).toMatch(says instanceof RegExp ? says : new RegExp(RegExp.escape(says)));
  });
  test("the oldest year of a form is the first in which there was the form, of a return the last that can be updated", () => {
    const oldest = (changes: Partial<Profile>, ...ids: string[]) =>
      ids.map((id) => pastDue(small(changes), today).find(({ obligationId }) => obligationId === id)?.periodKey);
    const forms = ["adt-1", "aoc-4", "mgt-7", "income-tax-return"];
    expect(oldest({ incorporated: "2010-06-10" }, ...forms)).toEqual([undefined, "2014-15", "2014-15", "2021-22"]);
    expect(oldest({ incorporated: "2016-06-10" }, ...forms)).toEqual(["2016-17", "2016-17", "2016-17", "2021-22"]);
    const llp = { structure: "llp", incorporated: "2010-06-10" } as const;
    expect(oldest(llp, "llp-form-11", "llp-form-8", "dpt-3")).toEqual(["2010-11", "2010-11", undefined]);
  });
  test("a return can be updated for four years after the year that follows, and then no longer", () => {
    const days = (day: CalendarDate) => closedReturn(day);
    expect([days("2026-03-31"), days("2026-04-01"), days(today)]).toEqual(["2019-20", "2020-21", "2020-21"]);
  });
});

test("what is ticked off stays ticked, and is not in the calendar file", () => {
  const profile = small({ incorporated: "2022-06-10" });
  const [filing] = pastDue(profile, today).filter(({ date }) => date === "2026-10-30");
  const filed = withFiled("", [filing!], true);
  expect(filed).toBe("aoc-4.2025-26");
  const ticked = { ...profile, filed: withFiled(filed, [{ obligationId: "mgt-7", periodKey: "2025-26" }], true) };
  expect(pastDue(ticked, today).filter((each) => each.filed)).toMatchObject([{ date: "2026-10-30" }]);
  const events = (of: Profile) => calendarEvents(of, today).filter(({ uid }) => /^(aoc-4|mgt-7)\.2025-26/.test(uid));
  expect([events(profile), events(ticked)].map(({ length }) => length)).toEqual([2, 0]);
  expect(withFiled(ticked.filed, [filing!], false)).toBe("mgt-7.2025-26");
});

/** Obligations that an answer brings, with the dates of the two years to come. */
test.each<[string, Partial<Profile>, CalendarDate[]]>([
  ["statutory-bonus", { pf: true }, ["2026-11-30", "2027-11-30"]],
  ["statutory-bonus", { salaries: true }, []],
  ["msc-3", { dormant: true }, ["2027-04-30", "2028-04-30"]],
  ["board-meetings", { dormant: true, smallCompany: false }, ["2026-12-31", "2027-06-30", "2027-12-31", "2028-06-30"]],
  ["aoc-4", { dormant: true }, []],
  [
    "cmp-08",
    { gst: "composition" },
    ["2027-01-18", "2027-04-18", "2027-07-18", "2027-10-18", "2028-01-18", "2028-04-18", "2028-07-18", "2028-10-18"],
  ],
  ["gstr-4", { gst: "composition" }, ["2027-06-30", "2028-06-30"]],
  ["gstr-3b", { gst: "composition" }, []],
  ["karnataka-profession-tax-return", { salaries: true, state: "KA" }, ["2027-05-30", "2028-05-30"]],
  ["karnataka-profession-tax-return", { salaries: true, state: "MH" }, []],
  ["ben-2", { incorporated: "2026-11-16", bodyOwner: true }, ["2027-01-15"]],
])("%s with %j", (id, changes, expected) => {
  const profile = small({ incorporated: "2022-06-10", ...changes });
  expect(dueDates(id, profile, today, "2028-11-18").map(({ date }) => date)).toEqual(expected);
});
