import { describe, expect, test } from "vitest";
import { callTimes, officeHoursWithin, officeTime } from "../../domain/desk/call-times.ts";
import { describeTime } from "./call-times.ts";

const hours = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "10:00", closes: "18:00" },
  { days: ["Saturday"], opens: "10:00", closes: "13:00" },
];
const hourMs = 3_600_000;
const inIndia = (dayAndTime: string) => new Date(`2026-11-${dayAndTime.replace(" ", "T")}:00+05:30`);

test.each(["quick", "contact"] as const)("the %s form has times, from what the site promises", (form) => {
  expect(callTimes(form, inIndia("16 11:42"))).not.toEqual([]);
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
