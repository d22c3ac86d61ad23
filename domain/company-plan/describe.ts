import { structureNames } from "../../content/schemas/structure-id.ts";
import { states } from "../../content/states.ts";
import { chooseStructure } from "../../content/tools/choose-structure.ts";
import type { GstChoice } from "../compliance/profile.ts";
import type { Total } from "../costs/amount.ts";
import { longDate } from "../india/date-text.ts";
import { rupees } from "../india/money.ts";
import { offerSet } from "../offers/offers.ts";
import { followAnswers } from "../structure-choice/next-question.ts";
import { questions } from "../structure-choice/questions.ts";
import { recommend } from "../structure-choice/recommend.ts";
import { joinWords } from "../text.ts";
import { type CompanyPlan, type CompanyPlanField, isEmpty } from "./company-plan.ts";
import { completePlan } from "./cost.ts";
import { isSmallCompany } from "./size.ts";
import { capitalLabel, describeTotal, section8Name, summariseLine } from "./summary.ts";
import { planTotal } from "./total.ts";

const gstLabels: Readonly<Record<GstChoice, string>> = {
  monthly: "Registered, monthly returns",
  quarterly: "Registered, quarterly returns",
  none: "Not registered",
};

const section8Labels = { yes: section8Name, "without-shares": `${section8Name} without share capital` } as const;

/** 'Starter' */
const tierName = ({ structure = "private-limited", tier = "starter" }: CompanyPlan): string | undefined =>
  offerSet(structure).offers.find((offer) => offer.tier === tier)?.name;

/** By the prices of today, unless it is the one that somebody was told; null where nobody was told any. */
type KnownTotal = Total | null | undefined;

/** 'Private Limited · Karnataka · ₹1,00,000 authorised capital · … with Starter', or undefined for an empty plan. */
export function planSummary(plan: CompanyPlan, total: KnownTotal = planTotal(plan)): string | undefined {
  if (isEmpty(plan)) return undefined;
  const line = summariseLine(plan, total ?? undefined);
  if (total) return `${line} ${plan.section8 ? "without our fee" : `with ${tierName(plan)}`}`;
  // Someone may have entered no more than a name, or a few answers.
  return line || plan.name || "your answers so far";
}

export type PlanLine = readonly [label: string, value: string];

/** The key is that of the answer which the line tells; what only follows from other answers has none. */
type OpenLine = readonly [label: string, value: string | undefined, key?: string | undefined];

const decided = (lines: readonly OpenLine[]): PlanLine[] =>
  lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));

const choiceLines = (plan: CompanyPlan): OpenLine[] => [
  plan.section8
    ? ["Structure", section8Labels[plan.section8], "section8"]
    : ["Structure", plan.structure && structureNames[plan.structure], "structure"],
  ["State", states.find(({ code }) => code === plan.state)?.name, "state"],
  [capitalLabel(plan), plan.capital ? rupees(plan.capital) : undefined, "capital"],
  ["People who sign", plan.people?.toString(), "people"],
  [
    "Size",
    plan.structure === "private-limited" && !isSmallCompany(plan)
      ? "A holding or subsidiary company: not a small company"
      : undefined,
    // Without it the answer to who owns the company tells.
    plan.inGroup && "inGroup",
  ],
  ["Plan", plan.tier && tierName(plan), "tier"],
];

const totalLine = (total: KnownTotal): OpenLine => ["Estimated total", total ? describeTotal(total) : undefined];

/** What the total counts although nobody chose it. */
function countedLine(plan: CompanyPlan): OpenLine {
  const { capital, people } = completePlan(plan);
  const fields = [
    plan.capital === undefined && plan.section8 !== "without-shares" && rupees(capital),
    plan.people === undefined && plan.structure !== "opc" && `${people} people`,
    plan.tier === undefined && !plan.section8 && tierName(plan),
  ].filter((field) => typeof field === "string");
  return ["Not chosen, counted as usual", planTotal(plan) && fields.length > 0 ? joinWords(fields) : undefined];
}

/** What the company will be, one line each, as far as it is decided. */
export const planChoices = (plan: CompanyPlan): PlanLine[] => decided(choiceLines(plan));

/** What the company will be and what it costs, one line each, as far as it is decided. */
export const planFacts = (plan: CompanyPlan, total: KnownTotal = planTotal(plan)): PlanLine[] =>
  decided([...choiceLines(plan), totalLine(total)]);

/** 'Limited Liability Partnership (LLP)', 'Sole proprietorship', 'Private Limited company; first: Bring in a second owner.' */
function resultOf({ answers }: CompanyPlan): string | undefined {
  const followed = followAnswers(answers ?? {});
  if (!answers || followed.question) return undefined;
  const { form, cures, pointers } = recommend(followed.asked);
  const result = form ? chooseStructure.fullNames[form] : pointers[0]?.title;
  return cures.length > 0 ? `${result}; first: ${cures.join(" ")}` : result;
}

/** What only the calendar asks. */
const calendarLabels = {
  yearEndMonth: "Financial year ends in",
  agmDate: "Date of the AGM",
  salaries: "Pays salaries",
  pf: "Registered for PF",
  esi: "Registered for ESI",
  smallCompany: "Within the limits of a small company",
  foreignInvestment: "Held from abroad, with money that may go back",
  llpAudited: "LLP that is audited",
  firstYear: "First financial year",
  label: "Name on the calendar",
} as const satisfies Partial<Record<CompanyPlanField, string>>;

const calendarLines = (plan: CompanyPlan): OpenLine[] =>
  (Object.keys(calendarLabels) as (keyof typeof calendarLabels)[]).map((field) => {
    const answer = plan[field];
    if (field === "agmDate") return [calendarLabels[field], answer && longDate(answer), field];
    const text = field === "label" ? answer : answer && answer.charAt(0).toUpperCase() + answer.slice(1);
    return [calendarLabels[field], text, field];
  });

/** Everything in it, decided or not. */
export const planLines = (plan: CompanyPlan, total: KnownTotal = planTotal(plan)): OpenLine[] => [
  ...choiceLines(plan),
  ["First choice of name", plan.name, "name"],
  ["Second choice of name", plan.name2, "name2"],
  ["GST", plan.gst && gstLabels[plan.gst], "gst"],
  ["Date of incorporation", plan.incorporation && longDate(plan.incorporation), "incorporation"],
  ...calendarLines(plan),
  totalLine(total),
  countedLine(plan),
  ["The questions point to", resultOf(plan)],
  ...questions.map(
    ({ id, question, options }): OpenLine => [
      question,
      options.find((option) => option.id === plan.answers?.[id])?.label,
      id,
    ],
  ),
];

/** The plan for people to read: everything in it, one line each. */
export const describePlan = (plan: CompanyPlan, total?: KnownTotal): PlanLine[] => decided(planLines(plan, total));
