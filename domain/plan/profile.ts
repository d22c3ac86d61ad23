import { llpAudit } from "../../content/incorporation-costs/yearly-costs.ts";
import { defaultProfile, type Profile } from "../compliance/profile.ts";
import { labelLimit } from "../compliance/profile-address.ts";
import { isCalendarDate } from "../india/calendar-date.ts";
import type { Plan } from "./plan.ts";

/** What the plan says about a calendar; the usual case for the rest. Undefined while structure or date are open. */
export function calendarProfile(plan: Plan): Profile | undefined {
  const { structure, incorporation, state, gst, name } = plan;
  if (!structure || !incorporation || !isCalendarDate(incorporation)) return undefined;
  return {
    ...defaultProfile,
    structure,
    incorporated: incorporation,
    state,
    gst: gst ?? defaultProfile.gst,
    llpAudited: structure === "llp" && (plan.capital ?? 0) > llpAudit.contributionAbove,
    label: name && [...name].length <= labelLimit ? name : undefined,
  };
}
