import { structureNames } from "../../content/schemas/plain-lists.ts";
import { toolAnswers as words } from "../../content/tools/plan-words.ts";
import type { NameCheck } from "../company-names/check.ts";
import { myCalendar } from "../compliance/my-calendar.ts";
import { formatLeast } from "../costs/amount.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { dayAndMonth } from "../india/date-text.ts";
import { leadsToSection8 } from "../structure-choice/candidates.ts";
import { followAnswers } from "../structure-choice/next-question.ts";
import { recommend } from "../structure-choice/recommend.ts";
import { fill } from "../text.ts";
import { calendarProfile } from "./calendar-answers.ts";
import { type CompanyPlan, isEmpty } from "./company-plan.ts";
import { openAnswer as open, type PlanOverview, type ToolAnswer } from "./overview-words.ts";
import { otherResult } from "./result.ts";
import { isFormed, planLedger, planTotal } from "./total.ts";

const decided = (text: string): ToolAnswer => ({ state: "decided", text });

function structureAnswer({ structure, section8, answers = {} }: CompanyPlan): ToolAnswer {
  if (section8) return decided(words.section8);
  if (structure) return decided(otherResult({ structure, answers }) ?? structureNames[structure]);
  const { asked, question } = followAnswers(answers);
  const count = Object.keys(asked).length;
  if (count === 0) return open();
  if (question) return open(fill(words.answered, { count }));
  // A proprietorship, a firm or a conversion is an answer; something to do first is none.
  const result = otherResult({ answers });
  return result && recommend(asked).form ? decided(result) : open(result);
}

/** The Section 8 company that was chosen, or that the questions lead to. */
export function section8Of({ structure, section8, answers = {} }: CompanyPlan): CompanyPlan["section8"] {
  if (section8 || structure) return section8;
  return leadsToSection8(followAnswers(answers).asked) ? "yes" : undefined;
}

function costAnswer(plan: CompanyPlan, today: CalendarDate): ToolAnswer {
  if (isFormed(plan, today)) return decided(words.formed);
  const total = planTotal(plan);
  if (total) return decided(formatLeast(total));
  // Without a structure the calculator counts the usual one: its sum is shown, and is no decision.
  if (plan.state && !otherResult(plan)) return open(formatLeast(planLedger(plan).total));
  return open(plan.structure || plan.section8 ? words.noState : undefined);
}

/** A name that will be refused decides nothing. */
function nameAnswer({ name, name2 }: CompanyPlan, check: NameCheck | undefined): ToolAnswer {
  const text = name ?? name2;
  if (!text) return open();
  return { state: check?.verdict === "blocked" ? "problem" : "decided", text };
}

/** '30 Nov', with the year where it is not this one. */
const shortDate = (date: CalendarDate, today: CalendarDate): string =>
  date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : `${dayAndMonth(date)} ${date.slice(0, 4)}`;

function datesAnswer(plan: CompanyPlan, today: CalendarDate): ToolAnswer {
  if (!plan.incorporation) return open();
  const profile = calendarProfile(plan);
  const next = profile && myCalendar(profile, today).next;
  return decided(
    next
      ? fill(words.next, { date: shortDate(next.date, today) })
      : shortDate(plan.incorporation as CalendarDate, today),
  );
}

/**
 * The answer of each tool, in a few words. `check` is what the rules say about the first name; their lists are large, so they
 * are handed in where there is a name.
 */
export function planOverview(plan: CompanyPlan, today: CalendarDate, check?: NameCheck): PlanOverview {
  const known: CompanyPlan = { ...plan, section8: section8Of(plan) };
  const answers = {
    structure: structureAnswer(known),
    cost: costAnswer(known, today),
    name: nameAnswer(plan, check),
    calendar: datesAnswer(known, today),
  };
  const all = Object.values(answers);
  const count = all.filter(({ state }) => state === "decided").length;
  const text = fill(words.decided, { count, all: all.length });
  return { ...answers, plan: isEmpty(plan) ? open() : { state: count === all.length ? "decided" : "open", text } };
}
