import { llpAudit } from "../../content/incorporation-costs/yearly-costs.ts";
import { defaultProfile, type Profile } from "../compliance/profile.ts";
import { type Answers, labelLimit, withoutDefault } from "../compliance/profile-address.ts";
import { isCalendarDate } from "../india/calendar-date.ts";
import type { Plan } from "./plan.ts";

/** An LLP with this contribution is audited whatever its turnover. */
const isAudited = ({ structure, capital = 0 }: Plan): boolean =>
  structure === "llp" && capital > llpAudit.contributionAbove;

/** The name on the calendar, unless it is too long for one. */
const calendarLabel = ({ name }: Plan): string | undefined =>
  name && [...name].length <= labelLimit ? name : undefined;

/** What the plan says about a calendar; the usual case for the rest. Undefined while structure or date are open. */
export function calendarProfile(plan: Plan): Profile | undefined {
  const { structure, incorporation, state, gst } = plan;
  if (!structure || !incorporation || !isCalendarDate(incorporation)) return undefined;
  return {
    ...defaultProfile,
    structure,
    incorporated: incorporation,
    state,
    gst: gst ?? defaultProfile.gst,
    llpAudited: isAudited(plan),
    label: calendarLabel(plan),
  };
}

/** What the plan says, as the calendar's form asks for it; undefined where it says nothing that the form asks. */
export function calendarAnswers(plan: Plan): Partial<Answers> | undefined {
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
