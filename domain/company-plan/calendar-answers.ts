import { type Answers, withoutDefault } from "../compliance/profile-address.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { calendarLabel, isAudited } from "./profile.ts";

/** What the plan says, as the calendar's form asks for it; undefined where it says nothing that the form asks. */
export function calendarAnswers(plan: CompanyPlan): Partial<Answers> | undefined {
  const answers: Partial<Answers> = {
    structure: plan.structure ?? "",
    incorporated: plan.incorporation ?? "",
    gst: withoutDefault("gst", plan.gst ?? ""),
    state: plan.state ?? "",
    llpAudited: isAudited(plan) ? "yes" : "",
    label: calendarLabel(plan) ?? "",
  };
  const given = Object.entries(answers).filter(([, answer]) => answer !== "");
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
