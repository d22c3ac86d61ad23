import { expect, test } from "vitest";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { isEdited, readCapital } from "./useCapitalText.ts";

const { capitalError, capitalUnread, capitalPaise } = costCalculator.form;

test.each([
  ["5 lakh", { capital: 500_000 }],
  ["10L", { capital: 1_000_000 }],
  ["1.5 crore", { capital: 15_000_000 }],
  ["₹5,00,000", { capital: 500_000 }],
  ["1,000 crore", { capital: 10_000_000_000 }],
  ["1,00,000.50", { problem: capitalPaise }],
  ["five lakh", { problem: capitalUnread }],
  ["1,5 crore", { problem: capitalUnread }],
  ["", { problem: capitalError }],
  ["0", { problem: capitalError }],
  ["1001 crore", { problem: capitalError }],
])("%j as a capital", (text, reading) => expect(readCapital(text)).toEqual(reading));

test.each([
  ["1,00,000", "1,00,0005", true],
  ["25,10,000", "215,10,000", true],
  ["25,10,000", "25,,000", true],
  ["25,10,000", "25,1", true],
  ["1", "1,", true],
  ["", "7", true],
  ["25,10,000", "1,5", false],
  ["", "1,5", false],
  ["5", "5 l", false],
  ["5 l", "5,", false],
])("%j to %j is typed into a figure: %s", (before, after, edited) => expect(isEdited(before, after)).toBe(edited));
