import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  calendarDate,
  dateInIndia,
  dayNumber,
  daysBetween,
  endOfMonth,
  fromDayNumber,
  isCalendarDate,
  longDate,
  monthAndYear,
  ordinalDay,
  partsOf,
} from "./calendar-date.ts";

const dayNumbers = fc.integer({ min: dayNumber("1900-01-01"), max: dayNumber("2150-12-31") });

describe("calendar dates", () => {
  it.each([
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2028-02-29", true],
    ["2100-02-29", false],
    ["2000-02-29", true],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-04-31", false],
    ["2026-1-1", false],
    ["2026-01-01T00:00", false],
    ["", false],
  ])("%s is a date: %s", (text, expected) => expect(isCalendarDate(text)).toBe(expected));

  it("refuse nonsense", () => expect(() => partsOf("2026-02-30")).toThrow("Not a calendar date"));

  it("add days across leap days", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2026-03-31", 180)).toBe("2026-09-27");
    expect(addDays("2026-09-30", 60)).toBe("2026-11-29");
    expect(addDays("2027-12-31", 60)).toBe("2028-02-29");
    expect(daysBetween("2027-04-01", "2028-03-31")).toBe(365);
  });
  it("add months, to the last day of a shorter month", () => {
    expect(addMonths("2026-03-31", 6)).toBe("2026-09-30");
    expect(addMonths("2027-12-31", 2)).toBe("2028-02-29");
    expect(addMonths("2026-01-15", -13)).toBe("2024-12-15");
    expect(endOfMonth("2028-02-10")).toBe("2028-02-29");
    expect(calendarDate(2026, 13, 31)).toBe("2027-01-31");
  });
  it("agree with the Gregorian calendar of the language, every day for 250 years", () => {
    fc.assert(
      fc.property(dayNumbers, (days) => {
        const expected = new Date(days * 86_400_000).toISOString().slice(0, 10);
        expect(fromDayNumber(days)).toBe(expected);
        expect(dayNumber(expected)).toBe(days);
      }),
      { numRuns: 2000 },
    );
  });
  it("are the date in India, whatever the time in London", () => {
    expect(dateInIndia(Date.parse("2026-11-14T18:29:59Z"))).toBe("2026-11-14");
    expect(dateInIndia(Date.parse("2026-11-14T18:30:00Z"))).toBe("2026-11-15");
  });
  it("read well", () => {
    expect([1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 24, 30, 31].map(ordinalDay).join(" ")).toBe(
      "1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 24th 30th 31st",
    );
    expect(longDate("2026-12-07")).toBe("7 December 2026");
    expect(monthAndYear("2028-02")).toBe("February 2028");
  });
});
