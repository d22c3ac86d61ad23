import { expect, test } from "vitest";
import { calendarPage } from "../../content/calendar-page.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { byNextDate, nearness, soonDays } from "./card-order.ts";

test.each([
  [0, "soon"],
  [14, "soon"],
  [15, "quarter"],
  [92, "quarter"],
  [93, "later"],
  [undefined, "undated"],
])("%s days ahead: %s", (days, group) => {
  expect(nearness(days)).toBe(group);
});

test("the heading of the first group names its days", () => {
  expect(calendarPage.list.groups.soon).toContain(`${soonDays} days`);
});

test("the nearest date comes first, no date last, and equal dates stay as they were", () => {
  const items: { id: string; due?: CalendarDate }[] = [
    { id: "yearly", due: "2027-09-30" },
    { id: "never" },
    { id: "first", due: "2026-11-20" },
    { id: "second", due: "2026-11-20" },
  ];
  const sorted = items.toSorted((one, other) => byNextDate(one.due, other.due));
  expect(sorted.map(({ id }) => id)).toEqual(["first", "second", "yearly", "never"]);
});
