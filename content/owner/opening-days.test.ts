import { expect, test } from "vitest";
import { mergeHours, openingDays } from "./opening-days.ts";

test("days with the same hours are one entry, also where a day has two", () => {
  const inWords = (hours: Parameters<typeof mergeHours>[0]) =>
    mergeHours(hours).map(({ days, opens, closes }) => `${openingDays(days)}, ${opens} to ${closes}`);
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
  expect(
    inWords([
      { days: ["Saturday"], opens: "09:30", closes: "18:30" },
      { days: week, opens: "09:30", closes: "18:30" },
    ]),
  ).toEqual(["Monday to Saturday, 09:30 to 18:30"]);
  expect(
    inWords([
      { days: week, opens: "09:00", closes: "12:00" },
      { days: week, opens: "14:00", closes: "17:00" },
      { days: ["Saturday"], opens: "09:00", closes: "12:00" },
    ]),
  ).toEqual(["Monday to Saturday, 09:00 to 12:00", "Monday to Friday, 14:00 to 17:00"]);
});
