import { labelLimit } from "../compliance/address-keys.ts";
import type { Answers } from "../compliance/profile-address.ts";
import { type CompanyPlan, calendarFields } from "./company-plan.ts";
import { isAudited, isForeignOwned, isSmallCompany } from "./size.ts";

/** The name on the calendar, unless it is too long for one. */
const calendarLabel = ({ name, calendar }: CompanyPlan): string =>
  calendar?.label ?? (name && [...name].length <= labelLimit ? name : "");

/** What the plan says, as the calendar's form asks for it. */
export function calendarAnswers(plan: CompanyPlan): Partial<Answers> {
  const answers: Partial<Answers> = {
    ...plan.calendar,
    structure: plan.structure ?? "",
    incorporated: plan.incorporation ?? "",
    gst: plan.gst ?? "",
    state: plan.state ?? "",
    inGroup: plan.structure === "private-limited" && !isSmallCompany(plan) ? "yes" : "",
    foreignInvestment: isForeignOwned(plan) ? "yes" : "",
    llpAudited: isAudited(plan) ? "yes" : "",
    label: calendarLabel(plan),
  };
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ""));
}

/** The same where nobody has typed anything into the form. */
export const presetAnswers = (plan: CompanyPlan, typed: Partial<Answers>): Partial<Answers> =>
  Object.values(typed).some(Boolean) ? {} : calendarAnswers(plan);

/** Where the plan tells a thing already, only what was said against it is kept. */
const unlessTold = <Word extends string>(said: boolean, told: boolean, yes: Word, no: Word): Word | undefined =>
  said === told ? undefined : said ? yes : no;

/** What the answers of the calendar's form change in a plan. Questions that it does not answer leave the plan as it is. */
export function planOfCalendar(answers: Answers, plan: CompanyPlan): CompanyPlan {
  const { structure, incorporated, state, gst, inGroup } = answers;
  const told = { ...plan, structure: (structure || plan.structure) as CompanyPlan["structure"], calendar: undefined };
  const calendar: CompanyPlan["calendar"] = {
    ...Object.fromEntries(calendarFields.map((field) => [field, answers[field] || undefined])),
    foreignInvestment: unlessTold(answers.foreignInvestment === "yes", isForeignOwned(told), "yes", "no"),
    llpAudited:
      structure === "llp" ? unlessTold(answers.llpAudited === "yes", isAudited(told), "yes", "no") : undefined,
    // The calendar is named after the company unless it was given another name.
    label: answers.label === plan.name ? undefined : answers.label || undefined,
  };
  const changes: CompanyPlan = {
    structure: (structure || undefined) as CompanyPlan["structure"],
    incorporation: incorporated || undefined,
    state: (state || undefined) as CompanyPlan["state"],
    gst: (gst || undefined) as CompanyPlan["gst"],
  };
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const own = Object.entries(calendar).filter(([, answer]) => answer !== undefined);
  const isNotSmall = !isSmallCompany({ ...told, smallCompany: undefined });
  return {
    ...Object.fromEntries(given),
    ...(structure === "private-limited" && {
      smallCompany: unlessTold(inGroup === "yes", isNotSmall, "no", "yes"),
    }),
    calendar: own.length > 0 ? Object.fromEntries(own) : undefined,
  };
}
