import {
  askedAnswers,
  type CalendarAnswers,
  type CalendarField,
  calendarFields,
  noAnswers,
  parseAnswers,
} from "../compliance/answers.ts";
import type { Profile } from "../compliance/profile.ts";
import { type CompanyPlan, mergePlan } from "./company-plan.ts";
import { planLimits } from "./fields.ts";
import { nothingSaid, type ToldFacts, toldFacts } from "./size.ts";

/** What the plan says, as the calendar's form asks for it. The calendar has the company's name, unless that is too long for one. */
export function calendarAnswers(plan: CompanyPlan): Partial<CalendarAnswers> {
  const { name = "", label = [...name].length <= planLimits.calendarName ? name : "" } = plan;
  const structure = plan.section8 ? "section-8" : plan.structure;
  const said: Partial<Record<CalendarField, string>> = {
    ...plan,
    ...nothingSaid,
    ...toldFacts(plan),
    structure,
    label,
  };
  return Object.fromEntries(calendarFields.flatMap((field) => (said[field] ? [[field, said[field]]] : [])));
}

/**
 * What the plan changes in the form, field by field: it fills what is empty, and an address that is opened again is older than the
 * plan. What was typed stays.
 */
export function presetAnswers(
  plan: CompanyPlan,
  form: CalendarAnswers,
  { typed, openedAgain }: { typed: ReadonlySet<CalendarField>; openedAgain: boolean },
): Partial<CalendarAnswers> {
  const said = calendarAnswers(plan);
  const takenBack = (field: CalendarField) => field in nothingSaid && plan[field] === "no";
  const known = (field: CalendarField) => said[field] ?? (takenBack(field) ? "" : form[field]);
  const changed = calendarFields.filter(
    (field) => !typed.has(field) && known(field) !== form[field] && (form[field] === "" || openedAgain),
  );
  return Object.fromEntries(changed.map((field) => [field, known(field)]));
}

/** What the plan says about a calendar; the usual case for the rest. Undefined while structure or date are open. */
export function calendarProfile(plan: CompanyPlan): Profile | undefined {
  const read = (known: CompanyPlan) => parseAnswers(askedAnswers({ ...noAnswers, ...calendarAnswers(known) }));
  const parsed = read(plan);
  // An AGM or a year end that no longer goes with the structure must not cost the dates.
  const usual = parsed.ok
    ? parsed
    : read({ ...plan, agmDate: undefined, yearEndMonth: undefined, firstYear: undefined });
  return usual.ok ? usual.profile : undefined;
}

/**
 * What these answers of the calendar's form change in a plan. Questions that it does not answer leave the plan as it is, and so
 * does a box that nobody touched.
 */
export function planOfCalendar(
  answers: CalendarAnswers,
  plan: CompanyPlan,
  touched: readonly CalendarField[],
): CompanyPlan {
  const { structure, incorporation, state, gst, label, inGroup, bodyOwner, foreignInvestment, llpAudited, ...own } =
    answers;
  const isSection8 = structure === "section-8";
  const chosen = isSection8
    ? { section8: plan.section8 ?? "yes" }
    : structure && { structure: structure as CompanyPlan["structure"] };
  const kept = { incorporation, state, gst };
  const told = toldFacts({ ...mergePlan(plan, chosen || {}), ...nothingSaid });
  // Where other answers tell a thing already, only what was said against it is kept.
  const unlessTold = (answer: string, field: keyof ToldFacts) =>
    (answer === "yes") === (told[field] === "yes") ? undefined : answer === "yes" ? "yes" : "no";
  const changes: CompanyPlan = {
    ...chosen,
    ...Object.fromEntries(Object.entries(kept).filter(([, answer]) => answer !== "")),
    ...Object.fromEntries(Object.entries(own).map(([field, answer]) => [field, answer || undefined])),
    ...(structure === "private-limited" && {
      inGroup: unlessTold(inGroup, "inGroup"),
      bodyOwner: unlessTold(bodyOwner, "bodyOwner"),
    }),
    // Not asked of a Section 8 company.
    foreignInvestment: isSection8 ? plan.foreignInvestment : unlessTold(foreignInvestment, "foreignInvestment"),
    llpAudited: structure === "llp" ? unlessTold(llpAudited, "llpAudited") : undefined,
    // The calendar is named after the company unless it was given another name.
    label: label === plan.name ? undefined : label || undefined,
  };
  const planField = (field: CalendarField) => (field === "structure" && isSection8 ? "section8" : field);
  const fields = touched.map(planField).filter((field) => field in changes);
  return Object.fromEntries(fields.map((field) => [field, changes[field]]));
}
