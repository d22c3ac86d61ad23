import { askedAnswers, noAnswers } from "../compliance/form-answers.ts";
import type { Profile } from "../compliance/profile.ts";
import { parseAnswers } from "../compliance/profile-address.ts";
import { calendarAnswers } from "./calendar-answers.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** What the plan says about a calendar; the usual case for the rest. Undefined while structure or date are open. */
export function calendarProfile(plan: CompanyPlan): Profile | undefined {
  const read = (known: CompanyPlan) => parseAnswers(askedAnswers({ ...noAnswers, ...calendarAnswers(known) }));
  const parsed = read(plan);
  // An AGM or a year end that no longer goes with the structure must not cost the dates.
  const usual = parsed.ok ? parsed : read({ ...plan, calendar: undefined });
  return usual.ok ? usual.profile : undefined;
}
