import { expect, test } from "vitest";
import { receiptRetention } from "../../content/legal/retention.ts";
import { addMonths, type CalendarDate } from "../india/calendar-date.ts";
import { lastYearToRemove } from "./payment.ts";

test("receipts of 2026-27 are kept until 31 March 2034, and not a day longer", () => {
  expect(lastYearToRemove("2034-03-31")).toBe("2025-26");
  expect(lastYearToRemove("2034-04-01")).toBe("2026-27");
  expect(lastYearToRemove("2107-04-01")).toBe("2099-00");
});

test("that is no shorter than 72 months from the last day of the annual return", () => {
  const annualReturn: CalendarDate = "2027-12-31";
  expect(addMonths(annualReturn, 72) <= `${2027 + receiptRetention.years}-03-31`).toBe(true);
});
