import { labelLimit } from "../compliance/address-keys.ts";
import { defaultProfile, type Profile } from "../compliance/profile.ts";
import { isLlpAudited } from "../costs/keeping.ts";
import { isCalendarDate } from "../india/calendar-date.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** Whether what was said about it makes it an LLP that is audited. */
export const isAudited = ({ structure, capital = 0, answers }: CompanyPlan): boolean =>
  structure === "llp" && isLlpAudited(capital, answers?.turnover);

/** Whether money that may leave India again is in it. */
export const hasForeignInvestment = ({ answers = {} }: CompanyPlan): boolean =>
  ["foreigner", "foreign-company"].includes(answers.owner ?? "") ||
  ["abroad", "foreign-company"].includes(answers.investors ?? "") ||
  answers.repatriation === "yes";

/** A company whose only owner is another company, Indian or foreign. */
export const isSubsidiary = ({ structure, answers = {} }: CompanyPlan): boolean =>
  structure === "private-limited" && ["company", "foreign-company"].includes(answers.owner ?? "");

/** The name on the calendar, unless it is too long for one. */
export const calendarLabel = ({ name }: CompanyPlan): string | undefined =>
  name && [...name].length <= labelLimit ? name : undefined;

/** What the plan says about a calendar; the usual case for the rest. Undefined while structure or date are open. */
export function calendarProfile(plan: CompanyPlan): Profile | undefined {
  const { structure, incorporation, state, gst } = plan;
  if (!structure || !incorporation || !isCalendarDate(incorporation)) return undefined;
  return {
    ...defaultProfile,
    structure,
    incorporated: incorporation,
    state,
    gst: gst ?? defaultProfile.gst,
    inGroup: isSubsidiary(plan),
    foreignInvestment: hasForeignInvestment(plan),
    llpAudited: isAudited(plan),
    label: calendarLabel(plan),
  };
}
