import { describe, expect, test } from "vitest";
import type { Check, Variable } from "../../content/schemas/template.ts";
import { askedVariables, fill, initialValues, type Options, type Values } from "../../domain/templates/fill.ts";
import { templateWarnings } from "../../domain/templates/warnings.ts";
import { readTemplates } from "./read-templates.ts";

const templates = readTemplates();

/** What the form of a real template would say, as 'variable: message'. */
function warnings(id: string, typed: Values, options: Options = {}): string[] {
  const template = templates.find((one) => one.id === id)!;
  const values = { ...initialValues(template), ...typed };
  const asked = askedVariables(template, fill(template, values, options));
  return templateWarnings(template, asked, values).map(({ variable, message }) => `${variable.id}: ${message}`);
}

test.each(templates.map(({ id }) => id))("%s as it comes has nothing to check", (id) =>
  expect(warnings(id, {})).toEqual([]),
);

describe("the offer letter", () => {
  const pay = { annualCtc: "1200000", basicPay: "600000", hra: "240000", otherAllowances: "259140" };
  const rest = { employerPf: "72000", gratuity: "28860" };
  test("dates are in order", () => {
    const dates = { letterDate: "2026-11-16", offerExpiry: "2026-11-20", joiningDate: "2026-12-01" };
    expect(warnings("offer-letter", dates)).toEqual([]);
    expect(warnings("offer-letter", { ...dates, offerExpiry: "2026-11-10" })).toEqual([
      "offerExpiry: Earlier than “Date of letter” (16 November 2026)",
    ]);
    expect(warnings("offer-letter", { ...dates, offerExpiry: "", joiningDate: "2026-11-01" })).toEqual([
      "joiningDate: Earlier than “Date of letter” (16 November 2026)",
    ]);
    expect(warnings("offer-letter", { ...dates, offerExpiry: "2026-11-10", joiningDate: "2026-11-12" })).toHaveLength(
      2,
    );
  });
  test("the parts make the CTC, and basic pay is half of what section 2(y) counts", () => {
    expect(warnings("offer-letter", { ...pay, ...rest })).toEqual([]);
    expect(warnings("offer-letter", { ...pay, ...rest, otherAllowances: "4,45,140" })).toEqual([
      "annualCtc: The parts add up to ₹13,86,000, not ₹12,00,000",
      "basicPay: The document promises at least half of the parts that count, which is ₹6,78,570",
    ]);
    expect(warnings("offer-letter", { ...pay, ...rest, basicPay: "300000", otherAllowances: "559140" })).toEqual([
      "basicPay: The document promises at least half of the parts that count, which is ₹5,85,570",
    ]);
  });
  test("parts still missing are not counted against the total, unless it is already passed", () => {
    expect(warnings("offer-letter", pay)).toEqual([]);
    expect(warnings("offer-letter", { annualCtc: "500000", basicPay: "600000" })).toEqual([
      "annualCtc: The parts add up to ₹6,00,000, not ₹5,00,000",
    ]);
  });
  test("variable pay counts only while its clause is in", () => {
    const typed = { ...pay, ...rest, variablePay: "100000" };
    expect(warnings("offer-letter", typed)).toEqual([]);
    expect(warnings("offer-letter", typed, { variable: true })).toEqual([
      "annualCtc: The parts add up to ₹13,00,000, not ₹12,00,000",
    ]);
  });
});

test("the day of a meeting is the day of its date", () => {
  const date = { meetingDate: "2026-12-01" };
  expect(warnings("board-meeting-set", { ...date, meetingDay: "tuesday" })).toEqual([]);
  expect(warnings("board-meeting-set", { ...date, meetingDay: "Monday" })).toEqual([
    "meetingDay: 1 December 2026 is a Tuesday",
  ]);
});

test("the first options vest a year or more after the grant", () => {
  const grant = { grantDate: "2026-11-16" };
  expect(warnings("esop-grant-letter", { ...grant, oneDate: "2027-11-16" })).toEqual([]);
  expect(warnings("esop-grant-letter", { ...grant, oneDate: "2027-11-15" })).toEqual([
    "oneDate: Earlier than 12 months after “Date of grant” (16 November 2026)",
  ]);
});

describe("holdings", () => {
  test("of founders make 100 per cent, give or take rounding", () => {
    expect(warnings("founders-agreement", { onePercent: "60", twoPercent: "60" })).toEqual([
      "twoPercent: This and the others add up to 120%, not 100%",
    ]);
    expect(warnings("founders-agreement", { onePercent: "60", twoPercent: "39" })).toHaveLength(1);
    expect(warnings("founders-agreement", { onePercent: "60", twoPercent: "40" })).toEqual([]);
    const thirds = { onePercent: "33.33", twoPercent: "33.33", threePercent: "33.33" };
    expect(warnings("founders-agreement", thirds, { thirdFounder: true })).toEqual([]);
    expect(warnings("founders-agreement", thirds)).toEqual([
      "twoPercent: This and the others add up to 66.66%, not 100%",
    ]);
  });
  test("of a term sheet count the pool only where it is made before closing", () => {
    const typed = { onePercent: "40", twoPercent: "40", otherPercent: "0", stake: "20", poolPercent: "10" };
    expect(warnings("term-sheet", typed)).toEqual(["stake: This and the others add up to 110%, not 100%"]);
    expect(warnings("term-sheet", { ...typed, poolTiming: "after" })).toEqual([]);
  });
  test("shares times price make the amount", () => {
    const typed = { sharesNumber: "1000", issuePrice: "1,250.50", amount: "1250000" };
    expect(warnings("share-subscription-agreement", typed)).toEqual([
      "amount: “Number of new shares” × “Issue price, premium included” make ₹12,50,500",
    ]);
    expect(warnings("share-subscription-agreement", { ...typed, amount: "1250500" })).toEqual([]);
  });
});

describe("numbers and addresses have their form", () => {
  const form = (kind: Variable["kind"], text: string, checks?: Check[]): string[] =>
    templateWarnings({ checks }, [{ id: "x", kind, label: "X", group: "G" }], { x: text }).map(
      ({ message }) => message,
    );
  test.each<[Variable["kind"], string, string]>([
    ["pan", "ABCPR1234L", "ABCPR12345"],
    ["cin", "U15490KA2024PTC180001", "U15490KA2024PTC18000"],
    ["llpin", "aab-1234", "AAB1234"],
    ["gstin", "29ABCPR1234L1Z5", "29ABCPR1234L1"],
    ["email", "asha@example.in", "asha@example"],
    ["date", "2026-11-16", "2026-02-30"],
  ])("%s", (kind, right, wrong) => {
    expect(form(kind, right)).toEqual([]);
    expect(form(kind, ` ${right} `)).toEqual([]);
    expect(form(kind, wrong)).toHaveLength(1);
    expect(form(kind, "")).toEqual([]);
  });
  test("by the legal form of the party", () => {
    const cin = { firstNumber: "U15490KA2024PTC180001" };
    expect(warnings("mutual-nda", cin)).toEqual([]);
    expect(warnings("mutual-nda", { ...cin, firstForm: "individual" })).toEqual([
      "firstNumber: A PAN has five letters, four digits and a letter",
    ]);
    expect(warnings("mutual-nda", { firstNumber: "ABC-1234", firstForm: "llp" })).toEqual([]);
  });
});

test("a convertible note below ₹25 lakh is a deposit, and does not end on the day it is made", () => {
  const note = { agreementDate: "2026-11-16", maturityDate: "2028-11-16", principal: "2500000" };
  expect(warnings("convertible-note-agreement", note)).toEqual([]);
  expect(
    warnings("convertible-note-agreement", { ...note, principal: "1,00,000", maturityDate: "2026-11-16" }),
  ).toEqual([
    "principal: Less than ₹25,00,000: the money may then be an unlawful deposit, rule 2(1)(c)(xvii) of the Deposits Rules",
    "maturityDate: The same day as “Date of agreement” (16 November 2026)",
  ]);
  expect(warnings("convertible-note-agreement", { ...note, maturityDate: "2026-11-15" })).toHaveLength(1);
});
