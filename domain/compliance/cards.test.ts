import { expect, test } from "vitest";
import { calendarPage } from "../../content/compliance/calendar-page.ts";
import { complianceItems } from "../../content/compliance/cards.ts";
import type { ComplianceItem } from "../../content/schemas/compliance.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { byNextDate, dueFigure, dueGroup, soonDays } from "./cards.ts";

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

test.each([
  ["7th of every month (30 April for tax deducted in the last month of the year)", "7th", "of every month"],
  ["30 September", "30 Sep", "every year"],
  ["30 April and 31 October", "30 Apr", "and 31 Oct"],
  ["31 July, 31 October, 31 January and 31 May", "31 Jul", "and 31 Oct, 31 Jan, 31 May"],
  ["30 June, every third year", "30 Jun", "every third year"],
  ["15th, with the payment", "15th", "with the payment"],
  ["31 October, or 31 August for an LLP without audit", "31 Oct", "or 31 Aug for an LLP without audit"],
  ["Within 60 days of AGM (latest 29 November)", "60 days", "after the AGM, latest 29 Nov"],
  ["Every quarter, not more than 120 days apart: plan for May and August", "120 days", "apart at most"],
])("%s reads %s %s", (dueDate, figure, qualifier) => {
  expect(dueFigure(dueDate)).toEqual({ figure, qualifier });
});

test("finds a short figure on every card", () => {
  const items: readonly ComplianceItem[] = complianceItems;
  for (const { dueDate, inForce } of items) {
    expect(dueFigure(inForce?.dueDate ?? dueDate).figure).toMatch(/^\d[\w ]{1,7}$/);
  }
});
