import { states } from "../../content/states.ts";
import { costInput } from "../company-plan/cost.ts";
import { type GstChoice, structureNames } from "../compliance/profile.ts";
import { calculateCost } from "../costs/calculate.ts";
import { longDate } from "../india/date-text.ts";
import { rupees } from "../india/money.ts";
import { offerSet } from "../offers/offers.ts";
import { questions } from "../structure-choice/answers.ts";
import { type CompanyPlan, isEmpty } from "./company-plan.ts";
import { completePlan } from "./complete.ts";
import { capitalLabel, describeTotal, summariseLine } from "./summary.ts";

const gstLabels: Readonly<Record<GstChoice, string>> = {
  monthly: "Registered, monthly returns",
  quarterly: "Registered, quarterly returns",
  none: "Not registered",
};

/** What the plan comes to with our fee, GST and charges; nothing while structure or state is open. */
function planTotalAmount(plan: CompanyPlan) {
  if (!plan.structure || !plan.state) return undefined;
  return calculateCost(costInput(completePlan(plan))).total;
}

/** 'Private Limited · Karnataka · ₹1,00,000 authorised capital · …', or undefined for an empty plan. */
export function planSummary(plan: CompanyPlan): string | undefined {
  if (isEmpty(plan)) return undefined;
  const line = summariseLine(plan, planTotalAmount(plan));
  // Someone may have entered no more than a name, or a few answers.
  return line || plan.name || "your answers so far";
}

export type PlanLine = readonly [label: string, value: string];

type OpenLine = readonly [label: string, value: string | undefined];

const isDecided = (line: OpenLine): line is PlanLine => line[1] !== undefined;

const choiceLines = (plan: CompanyPlan): OpenLine[] => [
  ["Structure", plan.structure && structureNames[plan.structure]],
  ["State", states.find(({ code }) => code === plan.state)?.name],
  [capitalLabel(plan), plan.capital ? rupees(plan.capital) : undefined],
  ["People who sign", plan.people?.toString()],
  ["Plan", offerSet(plan.structure ?? "private-limited").offers.find(({ tier }) => tier === plan.tier)?.name],
];

function totalLine(plan: CompanyPlan): OpenLine {
  const total = planTotalAmount(plan);
  return ["Estimated total", total && describeTotal(total)];
}

/** What the company will be and what it costs, one line each, as far as it is decided. */
export const planFacts = (plan: CompanyPlan): PlanLine[] => [...choiceLines(plan), totalLine(plan)].filter(isDecided);

/** The plan for people to read: everything in it, one line each. */
export function describePlan(plan: CompanyPlan): PlanLine[] {
  const lines: OpenLine[] = [
    ...choiceLines(plan),
    ["First choice of name", plan.name],
    ["Second choice of name", plan.name2],
    ["GST", plan.gst && gstLabels[plan.gst]],
    ["Expected incorporation", plan.incorporation && longDate(plan.incorporation)],
    totalLine(plan),
  ];
  for (const { id, question, options } of questions) {
    lines.push([question, options.find((option) => option.id === plan.answers?.[id])?.label]);
  }
  return lines.filter(isDecided);
}
