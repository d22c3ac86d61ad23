import { type CalendarDate, dateParts } from "../india/calendar-date.ts";

/** '2026-27' of any day from 1 April 2026 to 31 March 2027. */
export function financialYear(day: CalendarDate): string {
  const { year, month } = dateParts(day);
  const start = month >= 4 ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
}

/** '2026-27/0001' */
export const quotationNumber = (year: string, count: number): string => `${year}/${String(count).padStart(4, "0")}`;

/** '2026-27/0001', or '2026-27/0001, version 2' */
export const numberText = ({ number, version }: { number: string; version: number }): string =>
  version === 1 ? number : `${number}, version ${version}`;

/** Apart from the schemas: the fields of the desk say them too, and load no zod. */
export const quotationLimits = {
  label: 100,
  reason: 200,
  item: 140,
  items: 60,
  services: 20,
  times: 60,
  edits: 40,
  amount: 100_000_000_000,
} as const;

/** The line of our fee for a service; those of its charges begin with it. */
export const feeLineId = (service: string): string => `service-${service}`;
