import { expect, test } from "vitest";
import { tools } from "../../content/tools/tools.ts";
import { calendarProfile } from "../../domain/company-plan/calendar-answers.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { parseCalendarPlan } from "../../domain/company-plan/written.ts";
import { parseProfile } from "../../domain/compliance/answers.ts";
import { planFormat, withPlan } from "./plan-address.ts";

const plan: CompanyPlan = {
  structure: "llp",
  state: "KA",
  capital: 3_000_000,
  name: "Zyntra",
  gst: "monthly",
  incorporation: "2027-01-15",
};

test("a link carries the plan before its anchor", () => {
  expect(withPlan("/pricing#plans", { structure: "llp" })).toBe("/pricing?structure=llp#plans");
  expect(withPlan("/pricing#plans", {})).toBe("/pricing#plans");
});

test("a link to the calendar says in its words what the plan says", () => {
  const link = new URL(withPlan(tools.nextSteps.steps.calendar.href, plan), "https://site.example");
  expect(parseProfile(link.searchParams)).toEqual({ ok: true, profile: calendarProfile(plan) });
  expect(link.searchParams.get("capital")).toBe("3000000");
});

test.each([
  "structure=LLP&state=ka&gst=Monthly&yearEnd=3&salaries=1&pf=on&audited=TRUE&foreign=1&incorporated=+2027-01-15",
  "structure=Section-8&state=Dl&gst=NONE&esi=yes&incorporation=2027-01-15",
  "structure=private-limited&group=1&smallCompany=0&firstYear=Long&agm=2028-09-30&incorporation=2027-01-15",
])("plan and calendar read the same in %s", (query) => {
  const params = new URLSearchParams(query);
  expect(parseProfile(params)).toEqual({ ok: true, profile: calendarProfile(parseCalendarPlan(params)) });
});

test("an address has each fact once, and a tool's address nothing of an older link to the calendar", () => {
  const company = { structure: "private-limited", incorporation: "2027-01-15", inGroup: "yes" } as const;
  expect(withPlan("/compliance-calendar", company)).toBe(
    "/compliance-calendar?structure=private-limited&group=yes&incorporation=2027-01-15",
  );
  const older = new URLSearchParams("structure=llp&incorporated=2021-06-01");
  planFormat.write(planFormat.parse(older), older);
  expect(String(older)).toBe("structure=llp&incorporation=2021-06-01");
});

test("without an expected date the calendar is given none", () => {
  expect(withPlan("/compliance-calendar", { structure: "llp" })).toBe("/compliance-calendar?structure=llp");
});
