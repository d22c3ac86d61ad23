import { llpAudit } from "../../content/incorporation-costs/yearly-costs.ts";
import { labelLimit } from "../compliance/address-keys.ts";
import { defaultProfile, type Profile } from "../compliance/profile.ts";

import { isCalendarDate } from "../india/calendar-date.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** An LLP with this contribution is audited whatever its turnover. */
export const isAudited = ({ structure, capital = 0 }: CompanyPlan): boolean =>
  structure === "llp" && capital > llpAudit.contributionAbove;

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
    llpAudited: isAudited(plan),
    label: calendarLabel(plan),
  };
}
