import { expect, test } from "vitest";
import { complianceItems } from "../../content/compliance/cards.ts";
import type { ComplianceItem } from "../../content/schemas/compliance.ts";
import { dueFigure } from "./due-figure.ts";

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
