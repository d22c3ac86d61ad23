import { localMoment } from "../../domain/india/local-time.ts";
import { UsageError } from "./errors.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The first moment of a day like 2026-01-31 where the business is. */
export function startOfDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(day)) {
    throw new UsageError(`"${day}" is not a date like 2026-01-31.`);
  }
  return localMoment(day);
}

/** The moment so long before now: 365d, 52w or 2y. */
export function momentBefore(now: Date, age: string): Date {
  const [, number, unit] = /^(\d{1,5})([dwy])$/.exec(age) ?? [];
  const days = { d: 1, w: 7, y: 365 }[unit as "d" | "w" | "y"];
  if (!number || !days || Number(number) === 0) throw new UsageError(`"${age}" is not an age like 365d, 52w or 2y.`);
  return new Date(now.getTime() - Number(number) * days * dayMs);
}

/** Every day from one to the other. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += dayMs)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}
