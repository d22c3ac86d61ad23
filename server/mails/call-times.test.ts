import { describe, expect, test } from "vitest";
import { callTimes, describeTime } from "./call-times.ts";

// The hours and promises of content/: Monday to Friday 10:00 to 18:00, Saturday 10:00 to 13:00; two hours and 24 hours.
const times = (form: "quick" | "contact", indianTime: string) =>
  callTimes(form, new Date(`2026-11-${indianTime.replace(" ", "T")}:30+05:30`)).map(describeTime);

describe("two hours of office time after the contact form", () => {
  test.each([
    ["16 11:42", ["Monday 16 November, 11:42 to 13:42"]],
    ["16 03:00", ["Monday 16 November, 10:00 to 12:00"]],
    ["16 21:00", ["Tuesday 17 November, 10:00 to 12:00"]],
    ["13 17:12", ["Friday 13 November, 17:12 to 18:00", "Saturday 14 November, 10:00 to 11:12"]],
    ["13 17:50", ["Saturday 14 November, 10:00 to 12:00"]],
    ["14 12:30", ["Saturday 14 November, 12:30 to 13:00", "Monday 16 November, 10:00 to 11:30"]],
    ["15 12:00", ["Monday 16 November, 10:00 to 12:00"]],
  ])("on November %s", (received, expected) => {
    expect(times("contact", received)).toEqual(expected);
  });
});

describe("the office hours of the 24 hours after the quick form", () => {
  test.each([
    ["16 11:42", ["Monday 16 November, 11:42 to 18:00", "Tuesday 17 November, 10:00 to 11:42"]],
    ["16 19:00", ["Tuesday 17 November, 10:00 to 18:00"]],
    ["14 14:00", ["Monday 16 November, 10:00 to 18:00"]],
    ["15 09:00", ["Monday 16 November, 10:00 to 18:00"]],
  ])("on November %s", (received, expected) => {
    expect(times("quick", received)).toEqual(expected);
  });
});
