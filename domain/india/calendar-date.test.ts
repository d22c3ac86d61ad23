import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  calendarDate,
  dateInIndia,
  dateParts,
  dayNumber,
  daysBetween,
  endOfMonth,
  fromDayNumber,
  isCalendarDate,
  startOfMonth,
} from "./calendar-date.ts";

test.each([
  ["2026-02-28", true],
  ["2026-02-29", false],
  ["2028-02-29", true],
  ["2100-02-29", false],
  ["2000-02-29", true],
  ["0050-01-31", true],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-04-31", false],
  ["2026-1-1", false],
  ["2026-01-01T00:00", false],
  ["", false],
])("%s is a date: %s", (text, expected) => expect(isCalendarDate(text)).toBe(expected));

test("days are added across leap days", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
  expect(addDays("2026-03-31", 180)).toBe("2026-09-27");
  expect(addDays("2026-09-30", 60)).toBe("2026-11-29");
  expect(addDays("2027-12-31", 60)).toBe("2028-02-29");
  expect(daysBetween("2027-04-01", "2028-03-31")).toBe(365);
});

test("months are added, to the last day of a shorter month", () => {
  expect(addMonths("2026-03-31", 6)).toBe("2026-09-30");
  expect(addMonths("2027-12-31", 2)).toBe("2028-02-29");
  expect(addMonths("2026-01-15", -13)).toBe("2024-12-15");
  expect(startOfMonth("2028-02-10")).toBe("2028-02-01");
  expect(endOfMonth("2028-02-10")).toBe("2028-02-29");
  expect(calendarDate(2026, 13, 31)).toBe("2027-01-31");
});

test("a date, its parts and its day number give one another", () => {
  fc.assert(
    fc.property(fc.integer({ min: dayNumber("1900-01-01"), max: dayNumber("2150-12-31") }), (days) => {
      const date = fromDayNumber(days);
      const { year, month, day } = dateParts(date);
      expect(isCalendarDate(date)).toBe(true);
      expect(calendarDate(year, month, day)).toBe(date);
      expect(dayNumber(date)).toBe(days);
    }),
    { numRuns: 2000 },
  );
});

test("today is the date in India, whatever the time in London", () => {
  expect(dateInIndia(Date.parse("2026-11-14T18:29:59Z"))).toBe("2026-11-14");
  expect(dateInIndia(Date.parse("2026-11-14T18:30:00Z"))).toBe("2026-11-15");
});
