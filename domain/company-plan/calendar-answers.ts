import { type Answers, withoutDefault } from "../compliance/profile-address.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { calendarLabel, hasForeignInvestment, isAudited, isSubsidiary } from "./profile.ts";

/** What the plan says, as the calendar's form asks for it, while nobody has typed anything there. */
export function calendarAnswers(plan: CompanyPlan, typed: Partial<Answers> = {}): Partial<Answers> {
  if (Object.values(typed).some(Boolean)) return {};
  const answers: Partial<Answers> = {
    structure: plan.structure ?? "",
    incorporated: plan.incorporation ?? "",
    gst: withoutDefault("gst", plan.gst ?? ""),
    state: plan.state ?? "",
    inGroup: isSubsidiary(plan) ? "yes" : "",
    foreignInvestment: hasForeignInvestment(plan) ? "yes" : "",
    llpAudited: isAudited(plan) ? "yes" : "",
    label: calendarLabel(plan) ?? "",
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ""));
}
