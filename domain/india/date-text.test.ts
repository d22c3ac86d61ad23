import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, fromDayNumber } from "./calendar-date.ts";
import { dayAndMonth, longDate, monthAndYear, ordinalDay, partialDate, usLongDate, weekday } from "./date-text.ts";

test("dates are written out, in the Indian and in the American way", () => {
  expect(longDate("2026-12-07")).toBe("7 December 2026");
  expect(usLongDate("2024-12-17")).toBe("December 17, 2024");
  expect(dayAndMonth("2026-12-07")).toBe("7 Dec");
  expect(monthAndYear("2028-02")).toBe("February 2028");
});

test("both long formats agree with the language's own", () => {
  const format = (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const [indian, american] = [format("en-IN"), format("en-US")];
  fc.assert(
    fc.property(fc.integer({ min: dayNumber("1900-01-01"), max: dayNumber("2150-12-31") }), (days) => {
      const [date, instant] = [fromDayNumber(days), days * 86_400_000];
      expect([longDate(date), usLongDate(date)]).toEqual([indian.format(instant), american.format(instant)]);
      expect(weekday(date)).toBe(new Date(instant).toUTCString().slice(0, 3));
    }),
  );
});

test("a date may lack its day or its month", () => {
  expect(["2026", "2026-04", "2026-04-01"].map(partialDate)).toEqual(["2026", "April 2026", "1 April 2026"]);
});

test("days of a month are counted", () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 24, 30, 31].map(ordinalDay).join(" ")).toBe(
    "1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 24th 30th 31st",
  );
});
