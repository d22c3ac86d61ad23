import { expect, test } from "vitest";
import type { CalendarDate } from "../india/calendar-date.ts";
import { byNextDate, dueGroup } from "./card-order.ts";

test.each([
  ["2026-11-30", "November 2026"],
  ["2027-01-31", "January 2027"],
  ["2027-02-01", "later"],
  ["2028-01-01", "later"],
  [undefined, "undated"],
] as const)("on 16 November 2026, %s is in the group %s", (due, group) => {
  expect(dueGroup(due, "2026-11-16", { later: "later", undated: "undated" })).toBe(group);
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
