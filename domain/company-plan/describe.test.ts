import { expect, test } from "vitest";
import { offerSets } from "../../content/offers/offers.ts";
import { site } from "../../content/site.ts";
import { founders } from "../../tests/fixtures/founder-cases.ts";
import { rupees } from "../india/money.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { describePlan, planSummary } from "./describe.ts";

const starter = offerSets.find(({ structure }) => structure === "private-limited")!.offers[0]!;
const gst = site.gst.registered ? Math.round((starter.discountedPrice * site.gst.percent) / 100) : 0;
const total = rupees(15_163 + starter.discountedPrice + gst);

test("the line of a decided plan ends with its total, our fee and GST included", () => {
  const plan: CompanyPlan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" };
  expect(planSummary(plan)).toBe(
    `Private Limited · Karnataka · ₹1,00,000 authorised capital · 2 people · total about ${total} with Starter`,
  );
});

test("a plan that has only a name, or only answers, still has a line", () => {
  expect(planSummary({})).toBeUndefined();
  expect(planSummary({ name: "Qorvex Foods" })).toBe("Qorvex Foods");
  expect(planSummary({ answers: { owners: "one" } })).toBe("your answers so far");
  const answers = { owners: "several", business: "co-operative" };
  expect(planSummary({ answers })).toBe("Co-operative society");
  expect(planSummary({ answers, state: "KA" })).toBe("Co-operative society · Karnataka");
  expect(planSummary({ answers, structure: "llp" })).toBe("LLP");
  const converted = {
    answers: founders.find(({ who }) => who === "an LLP that wants a fund")!.says,
    state: "KA",
  } as const;
  expect(planSummary({ ...converted, structure: "private-limited" }, null)).toBe(
    "Convert your LLP to Private Limited · counted as new: Private Limited · Karnataka",
  );
  expect(planSummary({ ...converted, structure: "opc" }, null)).toBe("OPC · Karnataka");
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
    ["Date of incorporation", "15 January 2027"],
    ["Estimated total", expect.stringMatching(/^about ₹/)],
    ["How many people will own the business on the first day?", "Two to 200"],
  ]);
  expect(describePlan({})).toEqual([]);
});

test("an enquiry says what the questions point to, once they are answered", () => {
  const alone = { owners: "one", business: "ordinary", now: "no", owner: "citizen", adults: "yes", funding: "no" };
  const small = { ...alone, esop: "no", risk: "low", customers: "no", turnover: "under-20-lakh" };
  expect(describePlan({ answers: small })).toContainEqual(["The questions point to", "Sole proprietorship"]);
  const options = { ...alone, esop: "yes", resident: "yes" };
  expect(describePlan({ answers: options })).toContainEqual([
    "The questions point to",
    "Private Limited company; first: Bring in a second owner.",
  ]);
  expect(describePlan({ answers: alone }).map(([label]) => label)).not.toContain("The questions point to");
});

test("a total names what it counts although nobody chose it", () => {
  expect(describePlan({ structure: "llp", state: "DL" })).toContainEqual([
    "Not chosen, counted as usual",
    "₹2,00,000 of contribution, 2 people who sign and the Starter plan",
  ]);
  const abroad = { state: "DL", tier: "pro", answers: { owners: "several", resident: "no" } } as const;
  expect(describePlan({ ...abroad, structure: "private-limited" })).toContainEqual([
    "Not chosen, counted as usual",
    "₹1,00,000 of capital and 3 people who sign (one is the director who has to live in India)",
  ]);
  expect(describePlan({ structure: "llp" }).map(([label]) => label)).toEqual(["Structure"]);
});

test("a subsidiary and a Section 8 company have their lines and their total", () => {
  const subsidiary: CompanyPlan = { structure: "private-limited", state: "KA", capital: 2_500_000, inGroup: "yes" };
  expect(describePlan(subsidiary)).toEqual(
    expect.arrayContaining([
      ["Size", "A holding or subsidiary company: not a small company"],
      ["Estimated total", expect.stringContaining("₹1,0")],
    ]),
  );
  expect(planSummary({ section8: "yes", state: "DL" })).toBe(
    "Section 8 company · Delhi · total about ₹5,153 without our fee",
  );
});

test("what only the calendar asks is described too", () => {
  expect(describePlan({ pf: "yes", agmDate: "2027-09-15", yearEndMonth: "december" })).toEqual([
    ["Financial year ends in", "December"],
    ["Date of the AGM", "15 September 2027"],
    ["Registered for PF", "Yes"],
  ]);
});
