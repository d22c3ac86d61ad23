import { describe, expect, test } from "vitest";
import { complianceItems } from "../../content/compliance/cards.ts";
import { lawChanges } from "../../content/law/law-changes.ts";
import type { ComplianceItem } from "../../content/schemas/compliance.ts";
import { monthNames } from "../india/date-text.ts";
import {
  type CalendarFilter,
  categoryOptions,
  countByFrequency,
  filterAddress,
  isFiltered,
  matchesFilter,
  noFilter,
  oftenGiven,
  resultCount,
} from "./cards.ts";

const items: readonly ComplianceItem[] = complianceItems;
const tally = (field: "category" | "frequency" | "priority") =>
  Object.fromEntries(
    Map.groupBy(items, (item) => item[field])
      .entries()
      .map(([key, group]) => [key, group.length]),
  );
const shown = (filter: Partial<CalendarFilter>) =>
  items.filter((item) => matchesFilter(item, { ...noFilter, ...filter })).map(({ id }) => id);

describe("the compliance items", () => {
  test("have ids of their own", () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(17);
  });
  test("name only law changes that exist", () => {
    const known = new Set<string>(lawChanges.map(({ id }) => id));
    expect(items.flatMap((item) => item.lawChanges).filter((id) => !known.has(id))).toEqual([]);
  });
  test("say nothing with the verb 'may', which the month filter would read as a month", () => {
    expect(items.filter(({ dueDate }) => /\bmay\b/.test(dueDate))).toEqual([]);
  });
  test("are spread over frequencies, categories and priorities as specified", () => {
    expect(tally("frequency")).toEqual({ Monthly: 6, Quarterly: 3, "Half Yearly": 1, Annual: 7 });
    expect(tally("category")).toEqual({
      ROC: 5,
      GST: 3,
      "Income Tax": 4,
      Labour: 2,
      Other: 1,
      "Corporate Governance": 2,
    });
    expect(tally("priority")).toEqual({ High: 11, Medium: 5, Low: 1 });
  });
  test.each([
    ["tds-payment", "7th", ""],
    ["gstr-1", "11th", "₹50/day"],
    ["esi-pf-payment", "15th", "1% interest"],
    ["professional-tax", "20th", ""],
    ["gstr-3b", "20th", ""],
    ["pf-return", "25th", ""],
    ["tds-return", "", "₹200/day"],
    ["dir-kyc", "30 September", "₹5,000"],
    ["agm", "30 September", ""],
    ["adt-1", "Within 15 days of AGM", ""],
    ["aoc-4", "Within 30 days of AGM", ""],
    ["mgt-7", "Within 60 days of AGM", ""],
    ["income-tax-return", "30 October", "₹5,000 plus 1% monthly interest"],
  ])("%s prints the specification's '%s' and '%s'", (id, dueDate, penalty) => {
    const item = items.find((candidate) => candidate.id === id);
    expect(item?.dueDate).toContain(dueDate);
    expect(item?.penalty).toContain(penalty);
  });
});

describe("the law in force", () => {
  const changed = items.filter(({ inForce }) => inForce);
  test("comes first on the cards whose listed date is no longer the law", () => {
    expect(changed.map(({ id, inForce }) => [id, inForce?.dueDate])).toEqual([
      ["pf-return", "15th, with the payment"],
      ["dir-kyc", "30 June, every third year"],
      ["income-tax-return", "31 October, or 31 August for an LLP without audit"],
    ]);
  });
  test("keeps the specification's date beside it, with until when it held", () => {
    expect(changed.map(oftenGiven)).toEqual([
      "often given as the 25th of every month, which held until June 2026",
      "often given as 30 September, which held until March 2026",
      "often given as 30 October",
    ]);
  });
  test("names the note of the card that moved the date", () => {
    for (const { lawChanges, inForce } of changed) expect(lawChanges).toContain(inForce?.law);
  });
});

describe("the filters", () => {
  test("show everything by default", () => {
    expect(shown({})).toHaveLength(17);
    expect(isFiltered(noFilter)).toBe(false);
  });
  test("offer no Corporate Governance, whose items show under All", () => {
    expect(categoryOptions).toEqual(["All", "ROC", "GST", "Income Tax", "Labour", "Other"]);
    const under = new Set(
      categoryOptions.filter((option) => option !== "All").flatMap((category) => shown({ category })),
    );
    expect(items.filter(({ id }) => !under.has(id)).map(({ id }) => id)).toEqual(["agm", "board-meetings"]);
  });
  test("find by the month's name in the due date, both that of the law and the specification's", () => {
    const byMonth = Object.fromEntries(monthNames.map((month) => [month, shown({ month })]));
    expect(byMonth).toEqual({
      January: ["tds-return"],
      February: ["board-meetings"],
      March: ["advance-tax"],
      April: ["tds-payment", "msme-1"],
      May: ["tds-return", "board-meetings"],
      June: ["dir-kyc", "advance-tax"],
      July: ["tds-return"],
      August: ["income-tax-return", "board-meetings"],
      September: ["dir-kyc", "agm", "advance-tax"],
      October: ["tds-return", "adt-1", "aoc-4", "income-tax-return", "msme-1"],
      November: ["mgt-7", "board-meetings"],
      December: ["advance-tax", "gstr-9"],
    });
  });
  test("show monthly items under no month but All, except TDS in April", () => {
    const underAMonth = monthNames.flatMap((month) => shown({ month, frequency: "Monthly" }));
    expect(underAMonth).toEqual(["tds-payment"]);
    expect(shown({ frequency: "Monthly" })).toHaveLength(6);
  });
  test("combine", () => {
    expect(shown({ category: "ROC", month: "October" })).toEqual(["adt-1", "aoc-4", "msme-1"]);
    expect(shown({ category: "ROC", month: "October", frequency: "Half Yearly" })).toEqual(["msme-1"]);
    expect(shown({ category: "Labour", month: "October" })).toEqual([]);
  });
  test("live in the address beside what else is there", () => {
    const filter: CalendarFilter = { category: "Income Tax", frequency: "Half Yearly", month: "May" };
    const params = new URLSearchParams("structure=llp&month=june");
    filterAddress.write(filter, params);
    expect(String(params)).toBe("structure=llp&month=may&category=income-tax&frequency=half-yearly");
    expect(filterAddress.parse(params)).toEqual(filter);
    filterAddress.write(noFilter, params);
    expect(String(params)).toBe("structure=llp");
  });
  test("read an unknown value as All", () => {
    const params = new URLSearchParams("category=corporate-governance&month=mayhem&frequency=");
    expect(filterAddress.parse(params)).toEqual(noFilter);
  });
  test("count for the summary and the announcement", () => {
    expect(countByFrequency(items).map(({ count }) => count)).toEqual([6, 3, 1, 7]);
    expect(resultCount(17, 17)).toBe("17 compliance items");
    expect(resultCount(3, 17)).toBe("3 of 17 compliance items");
  });
});
