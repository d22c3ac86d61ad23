import { receiptRetention } from "../../content/legal/retention.ts";
import { type CalendarDate, dateParts } from "../india/calendar-date.ts";

/** The newest financial year whose receipts no longer have to be kept: '2018-19' on any day from 1 April 2026 to 31 March 2027. */
export function lastYearToRemove(today: CalendarDate): string {
  const { year, month } = dateParts(today);
  const start = (month >= 4 ? year : year - 1) - 1 - receiptRetention.years;
  return `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
}
