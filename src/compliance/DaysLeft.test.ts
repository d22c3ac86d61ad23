import { expect, test } from "vitest";
import { daysText } from "./DaysLeft.tsx";

test.each([
  [-3, "Was due 3 days ago"],
  [-1, "Was due yesterday"],
  [0, "Today"],
  [1, "1 day left"],
  [90, "90 days left"],
  [92, "3 months left"],
  [593, "19 months left"],
  [1323, "3 years left"],
])("%i days: %s", (days, text) => {
  expect(daysText(days)).toBe(text);
});
