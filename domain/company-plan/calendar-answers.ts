import { labelLimit } from "../compliance/address-keys.ts";
import { askedAnswers, noAnswers } from "../compliance/form-answers.ts";
import type { Profile } from "../compliance/profile.ts";
import { type Answers, parseAnswers, profileFields } from "../compliance/profile-address.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { type ToldFacts, toldFacts } from "./size.ts";

const nothingSaid = { inGroup: undefined, foreignInvestment: undefined, llpAudited: undefined };

/** What the plan says, as the calendar's form asks for it. The calendar has the company's name, unless that is too long for one. */
export function calendarAnswers(plan: CompanyPlan): Partial<Answers> {
  const { name = "", label = [...name].length <= labelLimit ? name : "" } = plan;
  const said: Partial<Record<string, string | number | object>> = {
    ...plan,
    ...nothingSaid,
    ...toldFacts(plan),
    incorporated: plan.incorporation,
    label,
  };
  return Object.fromEntries(profileFields.flatMap((field) => (said[field] ? [[field, said[field]]] : [])));
}

/** The same where nobody has typed anything into the form. */
export const presetAnswers = (plan: CompanyPlan, typed: Partial<Answers>): Partial<Answers> =>
  Object.values(typed).some(Boolean) ? {} : calendarAnswers(plan);

/** What the plan says about a calendar; the usual case for the rest. Undefined while structure or date are open. */
export function calendarProfile(plan: CompanyPlan): Profile | undefined {
  const read = (known: CompanyPlan) => parseAnswers(askedAnswers({ ...noAnswers, ...calendarAnswers(known) }));
  const parsed = read(plan);
  // An AGM or a year end that no longer goes with the structure must not cost the dates.
  const { structure, incorporation, state, gst, name, capital, inGroup, answers } = plan;
  const usual = parsed.ok ? parsed : read({ structure, incorporation, state, gst, name, capital, inGroup, answers });
  return usual.ok ? usual.profile : undefined;
}

/** What the answers of the calendar's form change in a plan. Questions that it does not answer leave the plan as it is. */
export function planOfCalendar(answers: Answers, plan: CompanyPlan): CompanyPlan {
  const { structure, incorporated, state, gst, label, inGroup, foreignInvestment, llpAudited, ...own } = answers;
  const kept = { structure, incorporation: incorporated, state, gst };
  const told = toldFacts({
    ...plan,
    ...(structure && { structure: structure as CompanyPlan["structure"] }),
    ...nothingSaid,
  });
  // Where other answers tell a thing already, only what was said against it is kept.
  const unlessTold = (answer: string, field: keyof ToldFacts) =>
    (answer === "yes") === (told[field] === "yes") ? undefined : answer === "yes" ? "yes" : "no";
  return {
    ...Object.fromEntries(Object.entries(kept).filter(([, answer]) => answer !== "")),
    ...Object.fromEntries(Object.entries(own).map(([field, answer]) => [field, answer || undefined])),
    ...(structure === "private-limited" && { inGroup: unlessTold(inGroup, "inGroup") }),
    foreignInvestment: unlessTold(foreignInvestment, "foreignInvestment"),
    llpAudited: structure === "llp" ? unlessTold(llpAudited, "llpAudited") : undefined,
    // The calendar is named after the company unless it was given another name.
    label: label === plan.name ? undefined : label || undefined,
  };
}
