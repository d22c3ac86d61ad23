import type { Total } from "../costs/amount.ts";
import { rupees } from "../india/money.ts";
import { offerOf } from "../offers/offers.ts";
import { questions } from "../structure-choice/questions.ts";
import { joinWords } from "../text.ts";
import { type CompanyPlan, isEmpty } from "./company-plan.ts";
import { assumedFields, completePlan, hasResident } from "./cost.ts";
import { type CompanyPlanField, planField, planFieldNames, planFields } from "./fields.ts";
import { otherResult, resultOf } from "./result.ts";
import { isSmallCompany } from "./size.ts";
import { capitalLabel, describeTotal, summariseLine } from "./summary.ts";
import { planTotal } from "./total.ts";

/** 'Starter' */
const tierName = ({ structure = "private-limited", tier }: CompanyPlan): string => offerOf(structure, tier).name;

/** By the prices of today, unless it is the one that somebody was told; null where nobody was told any. */
type KnownTotal = Total | null | undefined;

/** 'Private Limited · Karnataka · ₹1,00,000 authorised capital · … with Starter', or undefined for an empty plan. */
export function planSummary(plan: CompanyPlan, total: KnownTotal = planTotal(plan)): string | undefined {
  if (isEmpty(plan)) return undefined;
  const result = otherResult(plan);
  const counted = summariseLine(plan, total ?? undefined);
  // The figures of a conversion are those of a new registration.
  const line = [result, result && plan.structure ? `counted as new: ${counted}` : counted].filter(Boolean).join(" · ");
  if (total) return `${line} ${plan.section8 ? "without our fee" : `with ${tierName(plan)}`}`;
  // Someone may have entered no more than a name, or a few answers.
  return line || plan.name || "your answers so far";
}

export type PlanLine = readonly [label: string, value: string];

/** The key is that of the answer which the line tells; what only follows from other answers has none. */
type OpenLine = readonly [label: string, value: string | undefined, key?: string | undefined];

const decided = (lines: readonly OpenLine[]): PlanLine[] =>
  lines.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));

/** Lines that take more than the value of their field. */
const ownLines: Partial<Record<CompanyPlanField, (plan: CompanyPlan) => OpenLine>> = {
  capital: (plan) => [capitalLabel(plan), plan.capital ? rupees(plan.capital) : undefined, "capital"],
  inGroup: (plan) => [
    planFields.inGroup.label,
    plan.structure === "private-limited" && !isSmallCompany(plan)
      ? "A holding or subsidiary company: not a small company"
      : undefined,
    // Without it the answer to who owns the company tells.
    plan.inGroup && "inGroup",
  ],
  tier: (plan) => [planFields.tier.label, plan.tier && tierName(plan), "tier"],
};

function fieldLine(plan: CompanyPlan, name: CompanyPlanField): OpenLine {
  const own = ownLines[name];
  if (own) return own(plan);
  const { label, words } = planField(name);
  const value = plan[name];
  return [label, value === undefined ? undefined : words(value), name];
}

/** What the company will be; what else a founder has decided is for the first days and for us. */
const choices: readonly CompanyPlanField[] = ["structure", "section8", "state", "capital", "people", "inGroup", "tier"];
const others = planFieldNames.filter((name) => !choices.includes(name));

const fieldLines = (plan: CompanyPlan, names: readonly CompanyPlanField[]): OpenLine[] =>
  names.map((name) => fieldLine(plan, name));

const totalLine = (total: KnownTotal): OpenLine => ["Estimated total", total ? describeTotal(total) : undefined];

/** '₹1,00,000 of capital, 2 people who sign and the Starter plan': what the total counts although nobody chose it. */
export function assumedText(plan: CompanyPlan): string {
  const { structure, capital, people } = completePlan(plan);
  const resident = ` (one is the ${structure === "llp" ? "designated partner" : "director"} who has to live in India)`;
  const texts = {
    capital: `${rupees(capital)} of ${structure === "llp" ? "contribution" : "capital"}`,
    people: `${people} people who sign${hasResident(plan) ? resident : ""}`,
    tier: `the ${tierName(plan)} plan`,
  };
  return joinWords(assumedFields(plan).map((field) => texts[field]));
}

const countedLine = (plan: CompanyPlan, total: KnownTotal): OpenLine => [
  "Not chosen, counted as usual",
  (total && assumedText(plan)) || undefined,
];

/** What the company will be, one line each, as far as it is decided. */
export const planChoices = (plan: CompanyPlan): PlanLine[] => decided(fieldLines(plan, choices));

/** What the company will be and what it costs, one line each, as far as it is decided. */
export const planFacts = (plan: CompanyPlan, total: KnownTotal = planTotal(plan)): PlanLine[] =>
  decided([...fieldLines(plan, choices), totalLine(total)]);

/** 'Limited Liability Partnership (LLP)', 'Sole proprietorship', 'Private Limited company; first: Bring in a second owner.' */
function resultText(plan: CompanyPlan): string | undefined {
  const result = resultOf(plan);
  return result?.cures.length ? `${result.title}; first: ${result.cures.join(" ")}` : result?.title;
}

/** Everything in it, decided or not. */
export const planLines = (plan: CompanyPlan, total: KnownTotal = planTotal(plan)): OpenLine[] => [
  ...fieldLines(plan, choices),
  ...fieldLines(plan, others),
  totalLine(total),
  countedLine(plan, total),
  ["The questions point to", resultText(plan)],
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
