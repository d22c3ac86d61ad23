import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { promisedHours } from "../claims.ts";
import { bestTimes } from "./best-times.ts";
import { describeTime, officeHoursWithin, officeTime, timesToCall } from "./call-times.ts";

const hours = [
  {
    label: "Monday to Friday",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "10:00",
    closes: "18:00",
  },
  { label: "Saturday", days: ["Saturday"], opens: "10:00", closes: "13:00" },
];
const hourMs = 3_600_000;
const inIndia = (dayAndTime: string) => new Date(`2026-11-${dayAndTime.replace(" ", "T")}:00+05:30`);

test.each(["quick", "contact"] as const)("the %s form has times, from what the site promises", (form) => {
  expect(timesToCall({ form, received: inIndia("16 11:42") }, promisedHours(form)!, site.hours)).not.toEqual([]);
});

describe("two hours of office time", () => {
  test.each([
    ["16 11:42", ["Monday 16 November, 11:42 to 13:42"]],
    ["16 03:00", ["Monday 16 November, 10:00 to 12:00"]],
    ["16 21:00", ["Tuesday 17 November, 10:00 to 12:00"]],
    ["13 17:12", ["Friday 13 November, 17:12 to 18:00", "Saturday 14 November, 10:00 to 11:12"]],
    ["13 17:50", ["Saturday 14 November, 10:00 to 12:00"]],
    ["14 12:30", ["Saturday 14 November, 12:30 to 13:00", "Monday 16 November, 10:00 to 11:30"]],
    ["15 12:00", ["Monday 16 November, 10:00 to 12:00"]],
  ])("on November %s", (received, expected) => {
    expect(officeTime(inIndia(received), 2 * hourMs, hours).map(describeTime)).toEqual(expected);
  });
});

describe("the office hours of the next 24 hours", () => {
  test.each([
    ["16 11:42", ["Monday 16 November, 11:42 to 18:00", "Tuesday 17 November, 10:00 to 11:42"]],
    ["16 19:00", ["Tuesday 17 November, 10:00 to 18:00"]],
    ["14 14:00", ["Monday 16 November, 10:00 to 18:00"]],
    ["15 09:00", ["Monday 16 November, 10:00 to 18:00"]],
  ])("on November %s", (received, expected) => {
    expect(officeHoursWithin(inIndia(received), 24 * hourMs, hours).map(describeTime)).toEqual(expected);
  });
});

describe("a best time that the visitor asked for", () => {
  test("is a part of the usual day, or a day with other hours", () => {
    expect(bestTimes(hours)).toEqual([
      "Morning, 10:00 to 12:00",
      "Afternoon, 12:00 to 16:00",
      "Late afternoon, 16:00 to 18:00",
      "Saturday, 10:00 to 13:00",
    ]);
    expect(bestTimes([{ label: "Daily", days: ["Monday"], opens: "12:30", closes: "15:00" }])).toEqual([
      "Afternoon, 12:30 to 15:00",
    ]);
    expect(bestTimes([])).toEqual([]);
  });

  test.each([
    ["16 09:00", "Morning, 10:00 to 12:00", ["Monday 16 November, 10:00 to 12:00"]],
    ["16 11:00", "Morning, 10:00 to 12:00", ["Monday 16 November, 11:00 to 12:00"]],
    ["16 11:50", "Morning, 10:00 to 12:00", ["Tuesday 17 November, 10:00 to 12:00"]],
    ["13 20:00", "Morning, 10:00 to 12:00", ["Saturday 14 November, 10:00 to 12:00"]],
    ["14 12:00", "Late afternoon, 16:00 to 18:00", ["Monday 16 November, 16:00 to 18:00"]],
    ["16 11:00", "Saturday, 10:00 to 13:00", ["Saturday 21 November, 10:00 to 13:00"]],
    ["16 11:00", "Some other day", ["Monday 16 November, 11:00 to 13:00"]],
  ])("on November %s: %s", (received, bestTime, expected) => {
    const times = timesToCall({ form: "contact", received: inIndia(received), bestTime }, 2, hours);
    expect(times.map(describeTime)).toEqual(expected);
  });
});
