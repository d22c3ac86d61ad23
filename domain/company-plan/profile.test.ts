import { expect, test } from "vitest";
import { calendarFile } from "../compliance/calendar-file.ts";
import { parseProfile } from "../compliance/profile-address.ts";
import { calendarAnswers } from "./calendar-answers.ts";
import { calendarProfile } from "./profile.ts";

test("structure, date, state, GST and name go into the calendar; the rest is the usual case", () => {
  const plan = { structure: "opc", incorporation: "2027-01-15", state: "KA", gst: "monthly", name: "Zyntra" } as const;
  expect(calendarProfile(plan)).toMatchObject({
    structure: "opc",
    incorporated: "2027-01-15",
    state: "KA",
    gst: "monthly",
    label: "Zyntra",
    yearEndMonth: 3,
    llpAudited: false,
  });
});

test("no calendar while structure or date are open", () => {
  expect(calendarProfile({ structure: "llp" })).toBeUndefined();
  expect(calendarProfile({ incorporation: "2027-01-15" })).toBeUndefined();
});

test("an LLP with a contribution above ₹25 lakh or a turnover above ₹40 lakh is audited", () => {
  const plan = { structure: "llp", incorporation: "2027-01-15" } as const;
  expect(calendarProfile({ ...plan, capital: 2_500_000 })?.llpAudited).toBe(false);
  expect(calendarProfile({ ...plan, capital: 2_500_001 })?.llpAudited).toBe(true);
  const answered = (turnover: string) => ({ ...plan, capital: 100_000, answers: { turnover } });
  expect(calendarProfile(answered("under-40-lakh"))?.llpAudited).toBe(false);
  expect(calendarProfile(answered("under-1-crore"))?.llpAudited).toBe(true);
});

test("a name that is too long for a calendar is left out", () => {
  const plan = { structure: "llp", incorporation: "2027-01-15" } as const;
  expect(calendarProfile({ ...plan, name: "q".repeat(60) })?.label).toHaveLength(60);
  expect(calendarProfile({ ...plan, name: "q".repeat(61) })?.label).toBeUndefined();
});

test("the form's answers say the same as the profile", () => {
  const plan = {
    structure: "llp",
    incorporation: "2027-01-15",
    state: "MH",
    gst: "quarterly",
    name: "Zyntra",
    capital: 3_000_000,
  } as const;
  expect(calendarAnswers(plan)).toEqual({
    structure: "llp",
    incorporated: "2027-01-15",
    gst: "quarterly",
    state: "MH",
    llpAudited: "yes",
    label: "Zyntra",
  });
  expect(calendarAnswers({ state: "KA", gst: "none" })).toEqual({ state: "KA" });
  expect(calendarAnswers({ people: 2 })).toEqual({});
  expect(calendarAnswers(plan, { label: "typed" })).toEqual({});
});

test("the file of a company to come has the whole of its first year", () => {
  const profile = calendarProfile({ structure: "private-limited", incorporation: "2027-06-01" })!;
  const text = calendarFile(profile, "2026-11-15");
  expect(text).toContain("DTSTART;VALUE=DATE:20271128");
  expect(text).toContain("DTSTART;VALUE=DATE:20280531");
});

test("a link to the calendar says the same as the plan", () => {
  const params = new URLSearchParams(
    "structure=opc&state=KA&incorporation=2027-01-15&incorporated=2027-01-15&gst=monthly",
  );
  const plan = { structure: "opc", incorporation: "2027-01-15", state: "KA", gst: "monthly" } as const;
  expect(parseProfile(params)).toEqual({ ok: true, profile: calendarProfile(plan) });
});
