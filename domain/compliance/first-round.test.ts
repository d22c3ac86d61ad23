import { describe, expect, test } from "vitest";
import { companyWith } from "../../tests/fixtures/profiles.ts";
import { calendarEvents } from "./calendar-file.ts";
import { dueDates, firstRoundAfter } from "./due-dates.ts";
import { feeMultiple, llpFeeMultiple } from "./late-fees.ts";
import { myCalendar } from "./my-calendar.ts";
import type { Profile } from "./profile.ts";

const listed = (dates: readonly { obligationId: string; date: string }[]) =>
  dates.map(({ obligationId, date }) => `${obligationId} ${date}`);

const small = (changes: Partial<Profile>) =>
  companyWith({ smallCompany: true, incorporated: "2026-11-16", ...changes });

describe("the first yearly round", () => {
  test("of a company formed in November ends after the twelve months", () => {
    expect(listed(firstRoundAfter(small({}), "2027-11-15"))).toEqual([
      "agm 2027-12-31",
      "adt-1 2028-01-15",
      "aoc-4 2028-01-30",
      "mgt-7 2028-02-29",
    ]);
  });
  test("of a company formed in February may wait for the second December", () => {
    expect(listed(firstRoundAfter(small({ incorporated: "2027-02-10" }), "2028-02-09"))).toContain("agm 2028-12-31");
  });
  test("of an OPC and of an LLP is over within the twelve months, or listed too", () => {
    expect(listed(firstRoundAfter(small({ structure: "opc" }), "2027-11-15"))).toEqual(["mgt-7 2027-11-29"]);
    expect(firstRoundAfter(small({ structure: "llp" }), "2027-11-15")).toEqual([]);
  });
  test.each([
    ["a company", { incorporated: "2027-01-01" }, "agm 2028-12-31 adt-1 2029-01-15 aoc-4 2029-01-30 mgt-7 2029-03-01"],
    ["a company", { incorporated: "2026-12-31" }, "agm 2027-12-31 adt-1 2028-01-15 aoc-4 2028-01-30 mgt-7 2028-02-29"],
    ["a company", { incorporated: "2027-03-31" }, "agm 2028-12-31 adt-1 2029-01-15 aoc-4 2029-01-30 mgt-7 2029-03-01"],
    ["a company", { incorporated: "2027-04-01" }, "agm 2028-12-31 adt-1 2029-01-15 aoc-4 2029-01-30 mgt-7 2029-03-01"],
    ["an OPC", { structure: "opc", incorporated: "2028-02-29" }, "aoc-4 2029-09-27 adt-1 2029-10-12 mgt-7 2029-11-29"],
    ["an LLP", { structure: "llp", incorporated: "2027-04-01" }, "llp-form-11 2028-05-30 llp-form-8 2028-10-30"],
    ["an LLP", { structure: "llp", incorporated: "2027-03-31" }, "llp-form-11 2027-05-30 llp-form-8 2027-10-30"],
  ] as const)("of %s with %j, filing by filing", (_who, changes, expected) => {
    const round = firstRoundAfter(small(changes), changes.incorporated);
    const yearly = round.filter(({ obligationId }) => obligationId !== "income-tax-return");
    expect(listed(yearly).join(" ")).toBe(expected);
  });
  test("is in My calendar, in the file and in the subscription", () => {
    const calendar = myCalendar(small({}), "2026-11-16");
    expect(listed(calendar.later)).toContain("mgt-7 2028-02-29");
    const dates = calendarEvents(small({}), "2026-11-16").map(({ uid, date }) => `${uid.split(".")[0]} ${date}`);
    expect(dates).toEqual(expect.arrayContaining(["agm 2027-12-31", "aoc-4 2028-01-30", "mgt-7 2028-02-29"]));
    expect(new Set(dates).size).toBe(dates.length);
  });
  test("of a company that has been through it adds nothing", () => {
    expect(myCalendar(companyWith({}), "2026-11-16").later).toEqual([]);
  });
});

describe("a holding or subsidiary company", () => {
  const subsidiary = small({ inGroup: true });
  test("is not small, whatever its figures", () => {
    expect(dueDates("mgt-7", subsidiary, "2028-01-01", "2028-12-31")[0]?.title).toBe("MGT-7 (annual return)");
    expect(dueDates("board-meetings", subsidiary, "2028-01-01", "2028-12-31")).toHaveLength(4);
    expect(dueDates("board-meetings", small({}), "2028-01-01", "2028-12-31")).toHaveLength(2);
  });
  test("holds its shares in demat form by 30 September 2028, and files PAS-6 from then on", () => {
    expect(listed(dueDates("demat", subsidiary, "2026-11-16", "2030-12-31"))).toEqual(["demat 2028-09-30"]);
    expect(listed(dueDates("pas-6", subsidiary, "2026-11-16", "2029-12-31"))).toEqual([
      "pas-6 2028-11-29",
      "pas-6 2029-05-30",
      "pas-6 2029-11-29",
    ]);
    expect(dueDates("pas-6", small({}), "2026-11-16", "2029-12-31")).toEqual([]);
  });
  test("files who stands behind its parent, 60 days after the incorporation at the latest", () => {
    expect(listed(dueDates("ben-2", subsidiary, "2026-11-16", "2027-12-31"))).toEqual(["ben-2 2027-01-15"]);
    expect(dueDates("ben-2", small({}), "2026-11-16", "2027-12-31")).toEqual([]);
  });
});

test("foreign investment brings FC-GPR and the FLA return", () => {
  const foreign = small({ foreignInvestment: true });
  expect(listed(dueDates("fc-gpr", foreign, "2026-11-16", "2027-12-31"))).toEqual(["fc-gpr 2026-12-16"]);
  expect(listed(dueDates("fla", foreign, "2026-11-16", "2028-12-31"))).toEqual(["fla 2027-07-15", "fla 2028-07-15"]);
  expect(dueDates("fla", small({}), "2026-11-16", "2028-12-31")).toEqual([]);
});

test("an LLP with foreign investment hears of its own form, and of the FLA return", () => {
  const llp = small({ structure: "llp", foreignInvestment: true });
  const { check } = myCalendar(llp, "2026-11-16");
  const report = check.find(({ obligationId }) => obligationId === "fc-gpr");
  expect(report?.why).toContain("FDI-LLP(I)");
  expect(report?.title).toContain("FDI-LLP(I)");
  expect(listed(dueDates("fla", llp, "2026-11-16", "2027-12-31"))).toEqual(["fla 2027-07-15"]);
});

describe("the late fee of ADT-1, INC-20A and an LLP's agreement", () => {
  test.each([
    [15, 1, 2],
    [16, 2, 2],
    [30, 2, 2],
    [31, 4, 4],
    [60, 4, 4],
    [61, 6, 6],
    [90, 6, 6],
    [91, 10, 10],
    [180, 10, 10],
    [181, 12, 12],
  ])("%d days late", (days, adt1, inc20a) => {
    expect([feeMultiple("adt-1", days), feeMultiple("inc-20a", days)]).toEqual([adt1, inc20a]);
  });
  test.each([
    [0, 0],
    [15, 1],
    [16, 2],
    [31, 4],
    [61, 6],
    [91, 10],
    [180, 10],
    [181, 15],
    [361, 25],
  ])("of an LLP's form %d days late is %d times the fee", (days, times) => {
    expect(llpFeeMultiple(days)).toBe(times);
  });
});
