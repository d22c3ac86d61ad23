import { expect, test } from "vitest";
import { incubation as record } from "../../content/incubation.ts";
import { incubationSchema } from "../../content/schemas/incubation.ts";
import { claim } from "../claims/claims.ts";
import { incubation } from "./incubation.ts";

const [incubationPlan, accelerationPlan] = incubation.plans;

test("the Incubation Plan holds every line of the specification", () => {
  expect(incubationPlan?.name).toBe("Incubation Plan");
  expect(incubationPlan?.recommended).toBe(false);
  expect(incubationPlan?.lines.map(({ title }) => title)).toEqual([
    "Bookkeeping",
    "GST and TDS filing",
    "Payroll",
    "Compliance tracker with WhatsApp/e-mail reminders",
    "Monthly compliance reporting",
    "DIN KYC",
    "Annual ROC filing",
    "Board meeting and AGM minutes",
  ]);
});

test("the Acceleration Plan is recommended and builds on the other", () => {
  expect(accelerationPlan?.name).toBe("Acceleration Plan");
  expect(accelerationPlan?.recommended).toBe(true);
  expect(accelerationPlan?.buildsOn).toContain("Incubation Plan");
  expect(accelerationPlan?.lines.map(({ title }) => title)).toEqual(["Virtual CFO", "Investor readiness", "Workshops"]);
});

test("16 sessions, week by week, end in investor readiness", () => {
  const { sessions } = incubation.masterclass;
  expect(sessions.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  expect(new Set(sessions.map(({ title }) => title)).size).toBe(16);
  expect(sessions.at(-1)?.title).toBe("Investor readiness");
  expect(claim(incubation.masterclass.claim).figure).toBe("16 weeks");
});

test("the claim, the buttons and the questions", () => {
  expect(claim(incubation.hero.claim).text).toBe("100+ founders for back-office");
  for (const { button } of [...incubation.plans, incubation.closing]) expect(button.href).toBe("/contact-us");
  expect(incubation.questions).toHaveLength(4);
});

test("a series out of order is refused", () => {
  const sessions = record.masterclass.sessions.toReversed();
  const shuffled = { ...record, masterclass: { ...record.masterclass, sessions } };
  expect(incubationSchema.safeParse(shuffled).success).toBe(false);
});
