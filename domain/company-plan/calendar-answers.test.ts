import { expect, test } from "vitest";
import { calendarFields, noAnswers, parseProfile } from "../compliance/answers.ts";
import { calendarFile } from "../compliance/calendar-file.ts";
import { calendarAnswers, calendarProfile, planOfCalendar, presetAnswers } from "./calendar-answers.ts";
import { type CompanyPlan, mergePlan } from "./company-plan.ts";

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
    incorporation: "2027-01-15",
    gst: "quarterly",
    state: "MH",
    llpAudited: "yes",
    label: "Zyntra",
  });
  expect(calendarAnswers({ state: "KA", gst: "none" })).toEqual({ state: "KA", gst: "none" });
  expect(calendarAnswers({ people: 2 })).toEqual({});
});

test("the plan fills what is open in the form, each field on its own; what was typed stays", () => {
  const plan: CompanyPlan = {
    structure: "private-limited",
    state: "KA",
    inGroup: "no",
    answers: { owners: "one", business: "ordinary", owner: "foreign-company" },
  };
  const form = { ...noAnswers, structure: "private-limited", state: "MH", inGroup: "yes" };
  const nothing = new Set<never>();
  expect(presetAnswers(plan, form, { typed: nothing, openedAgain: false })).toEqual({
    bodyOwner: "yes",
    foreignInvestment: "yes",
  });
  expect(presetAnswers(plan, form, { typed: new Set(["foreignInvestment", "bodyOwner"]), openedAgain: false })).toEqual(
    {},
  );
  expect(presetAnswers(plan, form, { typed: nothing, openedAgain: true })).toEqual({
    bodyOwner: "yes",
    foreignInvestment: "yes",
    inGroup: "",
    state: "KA",
  });
});

test("a box that nobody touched changes nothing in the plan", () => {
  const plan: CompanyPlan = {
    structure: "private-limited",
    answers: { owners: "one", business: "ordinary", owner: "foreign-company" },
  };
  const form = { ...noAnswers, structure: "private-limited", incorporation: "2027-01-15" };
  expect(planOfCalendar(form, plan, ["incorporation"])).toEqual({ incorporation: "2027-01-15" });
  expect(planOfCalendar(form, plan, ["inGroup"])).toEqual({ inGroup: "no" });
});

test("no answer about GST is not 'none', in the calendar and back in the plan", () => {
  const plan: CompanyPlan = { structure: "llp", incorporation: "2027-01-15" };
  expect(calendarProfile(plan)?.gst).toBeUndefined();
  expect(calendarProfile({ ...plan, gst: "none" })?.gst).toBe("none");
  expect(planOfCalendar({ ...noAnswers, structure: "llp" }, {}, calendarFields)).not.toHaveProperty("gst");
  expect(planOfCalendar({ ...noAnswers, structure: "llp", gst: "none" }, {}, calendarFields).gst).toBe("none");
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

test("who owns it tells the calendar that it is never small, and held from abroad", () => {
  const plan: CompanyPlan = {
    structure: "private-limited",
    incorporation: "2027-01-15",
    answers: { owners: "one", business: "ordinary", owner: "foreign-company" },
  };
  expect(calendarAnswers(plan)).toMatchObject({ inGroup: "yes", foreignInvestment: "yes" });
  expect(calendarProfile(plan)).toMatchObject({ inGroup: true, foreignInvestment: true });
  expect(calendarProfile({ ...plan, inGroup: "no", foreignInvestment: "no" })).toMatchObject({
    inGroup: false,
    foreignInvestment: false,
  });
});

test.each<CompanyPlan>([
  { structure: "private-limited", incorporation: "2027-01-15", inGroup: "yes", pf: "yes" },
  { structure: "llp", incorporation: "2027-01-15", state: "MH", gst: "monthly", capital: 3_000_000, name: "Zyntra" },
  { structure: "llp", incorporation: "2027-01-15", capital: 3_000_000, llpAudited: "no" },
  { structure: "opc", incorporation: "2027-01-15", gst: "none" },
  { structure: "opc", incorporation: "2027-01-15", yearEndMonth: "december", label: "Acme" },
  { answers: { owners: "one", business: "ordinary", owner: "foreigner" }, structure: "private-limited" },
])("what the calendar's form shows of a plan changes nothing when it goes back: %j", (plan) => {
  const changed = mergePlan(plan, planOfCalendar({ ...noAnswers, ...calendarAnswers(plan) }, plan, calendarFields));
  expect(changed).toEqual(plan);
});

test("an answer in the calendar's form goes into the plan; one left open takes nothing out of it", () => {
  const plan: CompanyPlan = { structure: "private-limited", state: "MH", incorporation: "2027-01-15", gst: "none" };
  const form = { ...noAnswers, ...calendarAnswers(plan), inGroup: "yes", salaries: "yes", state: "" };
  expect(mergePlan(plan, planOfCalendar(form, plan, calendarFields))).toEqual({
    ...plan,
    inGroup: "yes",
    salaries: "yes",
  });
});

test("an AGM that does not go with the structure costs the other dates nothing", () => {
  const plan: CompanyPlan = { structure: "llp", incorporation: "2027-01-15", agmDate: "2020-01-01" };
  expect(calendarProfile(plan)).toMatchObject({ structure: "llp", agmDate: undefined });
});

test("a Section 8 company goes into the calendar and back, with or without shares; abroad is not asked", () => {
  const plan = { section8: "without-shares", incorporation: "2026-11-16", foreignInvestment: "yes" } as const;
  expect(calendarProfile(plan)).toMatchObject({ structure: "section-8", foreignInvestment: false });
  expect(calendarAnswers(plan).structure).toBe("section-8");
  const answers = { ...noAnswers, structure: "section-8", incorporation: "2026-11-16" };
  const touched = ["structure", "foreignInvestment"] as const;
  expect(mergePlan(plan, planOfCalendar(answers, plan, touched))).toEqual(plan);
  expect(mergePlan({ structure: "llp" }, planOfCalendar(answers, { structure: "llp" }, ["structure"]))).toEqual({
    section8: "yes",
  });
  expect(mergePlan(plan, planOfCalendar({ ...answers, structure: "llp" }, plan, ["structure"]))).toMatchObject({
    structure: "llp",
  });
});
