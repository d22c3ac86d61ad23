import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { type CalendarDate, isCalendarDate } from "../india/calendar-date.ts";
import type { Beginning } from "./actions.ts";
import { type Changed, changeRegistration, startRegistration } from "./registration-changes.ts";
import { laterStages } from "./stages.ts";

/** A registration that begins today, or one that was under way before and is entered with its true days. */
export function beginRegistration(
  { startedOn = "", stages = {}, papersComplete = false, reason, ...company }: Beginning,
  answers: CompanyPlan["answers"],
  today: CalendarDate,
): Changed {
  if (!startedOn) return { registration: startRegistration(company, answers, today) };
  if (!isCalendarDate(startedOn) || startedOn > today)
    return { refused: "Choose the day on which it began: today or before." };
  const begun = startRegistration(company, answers, startedOn);
  const reached = laterStages.flatMap((stage) => (stages[stage] ? [{ stage, on: stages[stage] }] : []));
  const days = [startedOn, ...reached.map(({ on }) => on)];
  if (days.some((day, index) => index > 0 && day < days[index - 1]!))
    return { refused: "A stage cannot begin before the one that comes before it." };
  const [first] = reached;
  const arrivedOn = first && isCalendarDate(first.on) ? first.on : undefined;
  const papers = begun.papers.map((paper) => (papersComplete && arrivedOn ? { ...paper, arrivedOn } : paper));
  return reached.reduce<Changed>(
    (now, { stage, on }) =>
      "refused" in now ? now : changeRegistration(now.registration, { action: "stage", to: stage, on, reason }, today),
    { registration: { ...begun, papers, enteredOn: today } },
  );
}
