import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ComplianceItemId, complianceItems } from "../../content/compliance/cards.ts";
import { lawChanges } from "../../content/law/law-changes.ts";
import { anyDate, anyProfile, companyWith } from "../../tests/fixtures/profiles.ts";
import { addDays, type CalendarDate } from "../india/calendar-date.ts";
import { byNextDate } from "./cards.ts";
import { lawChangesFor, obligations } from "./due-dates.ts";
import { cardStatus, lastCardDate, listedDates, myCalendar, nextCardDate } from "./my-calendar.ts";
import { genericProfile, type Profile } from "./profile.ts";

const today = "2026-11-15";

describe("the calendar of an LLP incorporated last month", () => {
  const llp: Profile = {
    structure: "llp",
    incorporated: "2026-10-20",
    yearEndMonth: 3,
    gst: "none",
    salaries: false,
    pf: false,
    esi: false,
    smallCompany: true,
    inGroup: false,
    bodyOwner: false,
    dormant: false,
    foreignInvestment: false,
    llpAudited: false,
  };
  const calendar = myCalendar(llp, today);
  test("is the right list of dates", () => {
    expect(calendar.dueDates.map(({ date, obligationId }) => `${date} ${obligationId}`)).toEqual([
      "2026-11-19 llp-form-3",
      "2026-12-07 tds-payment",
      "2026-12-15 advance-tax",
      "2027-01-07 tds-payment",
      "2027-01-31 tds-return",
      "2027-02-07 tds-payment",
      "2027-03-07 tds-payment",
      "2027-03-15 advance-tax",
      "2027-04-30 tds-payment",
      "2027-05-07 tds-payment",
      "2027-05-30 llp-form-11",
      "2027-05-31 tds-return",
      "2027-06-07 tds-payment",
      "2027-06-15 advance-tax",
      "2027-07-07 tds-payment",
      "2027-07-31 tds-return",
      "2027-08-07 tds-payment",
      "2027-08-31 income-tax-return",
      "2027-09-07 tds-payment",
      "2027-09-15 advance-tax",
      "2027-09-30 tax-audit-report",
      "2027-10-07 tds-payment",
      "2027-10-30 llp-form-8",
      "2027-10-31 tds-return",
      "2027-11-07 tds-payment",
    ]);
  });
  test("puts the next date first", () => {
    expect(calendar.next?.title).toBe("LLP agreement (Form 3)");
    expect(calendar.daysToNext).toBe(4);
  });
  test("runs month by month for a year, empty months included", () => {
    expect([calendar.from, calendar.to]).toEqual(["2026-11-15", "2027-11-14"]);
    expect(calendar.months.map(({ name }) => name)).toEqual([
      "November 2026",
      "December 2026",
      "January 2027",
      "February 2027",
      "March 2027",
      "April 2027",
      "May 2027",
      "June 2027",
      "July 2027",
      "August 2027",
      "September 2027",
      "October 2027",
      "November 2027",
    ]);
    expect(calendar.months.flatMap((month) => month.dueDates)).toEqual(calendar.dueDates);
  });
  test("lists the first filings, and what applies and does not, each with why", () => {
    expect(calendar.firstFilings.map(({ obligationId, daysLeft }) => [obligationId, daysLeft])).toEqual([
      ["llp-form-3", 4],
    ]);
    expect(calendar.applies.map(({ obligationId, next }) => `${obligationId} ${next}`)).toEqual([
      "llp-form-3 2026-11-19",
      "llp-form-11 2027-05-30",
      "llp-form-8 2027-10-30",
      "dir-kyc 2030-06-30",
      "tds-payment 2026-12-07",
      "tds-return 2027-01-31",
      "advance-tax 2026-12-15",
      "tax-audit-report 2027-09-30",
      "income-tax-return 2027-08-31",
    ]);
    const reasons = Object.fromEntries(calendar.doesNotApply.map(({ obligationId, why }) => [obligationId, why]));
    expect(reasons.agm).toBe("This is for companies. An LLP does not do it.");
    expect(reasons["gstr-1"]).toBe("You said you are not registered for GST.");
    expect(reasons["professional-tax"]).toBe("You have not said that you pay salaries.");
  });
  test("leaves GST to be checked while it is not answered, with the same dates", () => {
    const open = myCalendar({ ...llp, gst: undefined }, today);
    expect(open.check.map(({ obligationId, why }) => `${obligationId}: ${why}`)).toEqual(
      ["gstr-1", "gstr-3b", "gst-pmt-06", "gstr-9"].map((id) => `${id}: GST is open: counted without a registration.`),
    );
    expect(calendar.check).toEqual([]);
    expect(open.dueDates).toEqual(calendar.dueDates);
    expect(open.doesNotApply.some(({ why }) => why.includes("GST"))).toBe(false);
  });
  test("agrees with the cards, which show the law in force", () => {
    expect(calendar.applies.filter(({ differsFromCard }) => differsFromCard)).toEqual([]);
  });
});

describe("the calendar of any business", () => {
  test("places every obligation once: applies, check, does not apply, or a first filing that is over", () => {
    fc.assert(
      fc.property(anyProfile, anyDate("2024-01-01", "2032-12-31"), (profile, day) => {
        const calendar = myCalendar(profile, day);
        const placed = [...calendar.applies, ...calendar.check, ...calendar.doesNotApply].map(
          (one) => one.obligationId,
        );
        expect(new Set(placed).size).toBe(placed.length);
        const missing = obligations.filter(({ id }) => !placed.includes(id));
        expect(missing.every(({ isFirstFiling, isOnce }) => isFirstFiling || isOnce)).toBe(true);
        for (const one of calendar.applies) expect(one.next).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
  test("asks to check professional tax where the state's rule is not listed", () => {
    const inMaharashtra = myCalendar(companyWith({ state: "MH" }), today);
    expect(inMaharashtra.check.map(({ why }) => why)).toEqual([
      "Check the rule of your state: we do not list a date for Maharashtra.",
    ]);
    const nowhere = myCalendar(companyWith({ state: undefined }), today);
    expect(nowhere.check.map(({ obligationId }) => obligationId)).toEqual(["professional-tax"]);
  });
  test.each<[string, Profile, string[]]>([
    ["a company with everything", genericProfile, []],
    [
      "a small company in Gujarat that files GST quarterly",
      companyWith({ smallCompany: true, state: "GJ", gst: "quarterly" }),
      ["board-meetings", "gstr-1", "gstr-3b", "professional-tax"],
    ],
    ["an OPC", companyWith({ structure: "opc" }), ["adt-1", "aoc-4", "board-meetings"]],
  ])("differs from the cards for %s where the law does", (_, profile, expected) => {
    const differing = myCalendar(profile, today).applies.filter(({ differsFromCard }) => differsFromCard);
    expect(differing.map(({ obligationId }) => obligationId).sort()).toEqual(expected);
  });
  test("names only law changes that exist", () => {
    const known = new Set<string>(lawChanges.map(({ id }) => id));
    expect(obligations.flatMap((one) => lawChangesFor(one, genericProfile)).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("a card's next date", () => {
  const genericDate = (id: ComplianceItemId, day: CalendarDate) => nextCardDate(id, day, genericProfile)?.date;

  test("exists for each of the 17, on any day", () => {
    for (const { id } of complianceItems) expect(genericDate(id, today)! >= today).toBe(true);
  });
  test("is the law's", () => {
    expect(genericDate("dir-kyc", today)).toBe("2028-06-30");
    expect(genericDate("income-tax-return", today)).toBe("2026-11-21");
    expect(genericDate("income-tax-return", "2026-11-22")).toBe("2027-10-31");
    expect(genericDate("gstr-1", today)).toBe("2026-12-11");
    expect(genericDate("mgt-7", today)).toBe("2026-11-29");
    expect(myCalendar(genericProfile, today).next?.obligationId).toBe("esi-pf-payment");
  });
  test("comes after the last one, as extended, within a year", () => {
    expect(lastCardDate("aoc-4", "2026-10-30", genericProfile)?.date).toBe("2025-10-30");
    expect(lastCardDate("aoc-4", "2026-10-31", genericProfile)?.date).toBe("2026-10-30");
    expect(lastCardDate("income-tax-return", "2026-11-22", genericProfile)?.date).toBe("2026-11-21");
    expect(lastCardDate("dir-kyc", "2027-06-30", genericProfile)).toBeUndefined();
    expect(lastCardDate("aoc-4", today, { ...genericProfile, incorporated: "2026-11-01" })).toBeUndefined();
  });
  test("is on any day the first of the nearest that are listed", () => {
    for (let day: CalendarDate = today; day < "2027-11-15"; day = addDays(day, 6)) {
      const [first] = complianceItems.map(({ id }) => ({ id, date: genericDate(id, day)! })).sort(byNextDate);
      const listed = listedDates(day, 4);
      expect(listed).toHaveLength(4);
      expect(listed[0]).toMatchObject({ obligationId: first!.id, date: first!.date });
    }
  });
  test("is the business's own, and none where the card does not apply", () => {
    const llp: Profile = { ...genericProfile, structure: "llp", incorporated: "2026-10-20", gst: "none" };
    expect(nextCardDate("income-tax-return", today, llp)?.date).toBe("2027-08-31");
    expect(nextCardDate("gstr-3b", today, llp)).toBeUndefined();
    expect(cardStatus("gstr-3b", llp)).toBe("does-not-apply");
    expect(cardStatus("gstr-3b", { ...llp, gst: undefined })).toBe("check");
    expect(cardStatus("income-tax-return", llp)).toBe("applies");
  });
});
