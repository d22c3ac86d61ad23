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

test("the nearest date comes first, no date last, and one day goes by the ids, as in My calendar", () => {
  const items: { id: string; date?: CalendarDate }[] = [
    { id: "yearly", date: "2027-09-30" },
    { id: "never" },
    { id: "professional-tax", date: "2026-11-20" },
    { id: "gstr-3b", date: "2026-11-20" },
    { id: "at-no-time" },
  ];
  const sorted = items.toSorted(byNextDate);
  expect(sorted.map(({ id }) => id)).toEqual(["gstr-3b", "professional-tax", "yearly", "never", "at-no-time"]);
});
