import { expect, test } from "vitest";
import { calendarPage } from "../../content/compliance/calendar-page.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { byNextDate, dueGroup, soonDays } from "./card-order.ts";

test.each([
  ["2026-11-16", "soon"],
  ["2026-11-30", "soon"],
  ["2026-12-01", "December 2026"],
  ["2027-01-31", "January 2027"],
  ["2027-02-01", "later"],
  ["2028-01-01", "later"],
  [undefined, "undated"],
] as const)("on 16 November 2026, %s is in the group %s", (due, group) => {
  expect(dueGroup(due, "2026-11-16", { soon: "soon", later: "later", undated: "undated" })).toBe(group);
});

test("what is left of this month after the first group has the month's name", () => {
  expect(dueGroup("2026-11-30", "2026-11-02", calendarPage.list.groups)).toBe("November 2026");
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
