import { expect, test } from "vitest";
import { offerSets } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import { rupees } from "../india/money.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { describePlan, planSummary } from "./describe.ts";

const starter = offerSets.find(({ structure }) => structure === "private-limited")!.offers[0]!;
const gst = site.gst.registered ? Math.round((starter.discountedPrice * site.gst.percent) / 100) : 0;
const total = rupees(15_163 + starter.discountedPrice + gst);

test("the line of a decided plan ends with its total, our fee and GST included", () => {
  const plan: CompanyPlan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" };
  expect(planSummary(plan)).toBe(
    `Private Limited · Karnataka · ₹1,00,000 authorised capital · 2 people · total about ${total}`,
  );
});

test("a plan that has only a name, or only answers, still has a line", () => {
  expect(planSummary({})).toBeUndefined();
  expect(planSummary({ name: "Qorvex Foods" })).toBe("Qorvex Foods");
  expect(planSummary({ answers: { owners: "one" } })).toBe("your answers so far");
});

test("everything in the plan has a line of its own, in words", () => {
  const lines = describePlan({
    structure: "llp",
    state: "MH",
    capital: 200_000,
    people: 3,
    tier: "pro",
    name: "Qorvex Foods",
    name2: "Zenlabs",
    gst: "none",
    incorporation: "2027-01-15",
    answers: { owners: "several" },
  });
  expect(lines).toEqual([
    ["Structure", "LLP"],
    ["State", "Maharashtra"],
    ["Contribution", "₹2,00,000"],
    ["People who sign", "3"],
    ["Plan", "Pro"],
    ["First choice of name", "Qorvex Foods"],
    ["Second choice of name", "Zenlabs"],
    ["GST", "Not registered"],
    ["Expected incorporation", "15 January 2027"],
    ["Estimated total", expect.stringMatching(/^about ₹/)],
    ["How many people will own the business on the first day?", "Two to 200"],
  ]);
  expect(describePlan({})).toEqual([]);
});
