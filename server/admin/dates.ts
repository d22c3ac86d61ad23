import { localMoment } from "../../domain/india/local-time.ts";
import { UsageError } from "./errors.ts";

/** The first moment of a day like 2026-01-31 where the business is. */
export function startOfDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(day)) {
    throw new UsageError(`"${day}" is not a date like 2026-01-31.`);
  }
  return localMoment(day);
}
