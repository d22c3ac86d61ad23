import { calendarFile } from "../../../domain/compliance/calendar-file.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import type { Plan } from "../../../domain/plan/plan.ts";
import { calendarProfile } from "../../../domain/plan/profile.ts";

export { calendarFileName } from "../../../domain/compliance/calendar-file.ts";

/** The file that the compliance calendar offers for the same answers; undefined while structure or date are open. */
export function planCalendarFile(plan: Plan, today: CalendarDate): string | undefined {
  const profile = calendarProfile(plan);
  return profile && calendarFile(profile, today);
}
