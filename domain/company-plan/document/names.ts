import { myPlan } from "../../../content/tools/my-plan.ts";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import { checkNames, type NameCheck } from "../../company-names/check.ts";
import { verdictText } from "../../company-names/verdict-text.ts";
import { isSection8 } from "../case.ts";
import type { CompanyPlan } from "../company-plan.ts";
import type { PlanBlock, PlanEntry, PlanSection } from "./model.ts";

const words = myPlan.names;
const { fixed } = nameChecker.results;
const tones = { blocked: "alert", questions: "highlight", clear: "plain" } as const;

/** The names, checked against each other as well. Endings and rules are those of a Private Limited company until decided. */
export function checkedNames(plan: CompanyPlan): NameCheck[] {
  return checkNames(
    [plan.name, plan.name2].filter((text) => text !== undefined),
    isSection8(plan) ? "section-8" : (plan.structure ?? "private-limited"),
  );
}

/** What was found, in the words of the check, and then the rule. */
const findingText = ({ title, text, rule, fixed: isFixed }: NameCheck["findings"][number]): string =>
  isFixed ? `${title}: ${fixed.toLowerCase()} (${rule}).` : `${title}: ${text} (${rule})`;

const entry = ({ fullName, verdict, risks, findings }: NameCheck): PlanEntry => ({
  title: fullName,
  mark: { label: verdictText(verdict, risks.length), tone: tones[verdict] },
  text: findings.length > 0 ? findings.map(findingText).join("\n") : words.nothing,
});

export function namesSection(plan: CompanyPlan): PlanSection {
  const section = { id: "names", heading: words.heading } as const;
  const open = (text: string) => ({ kind: "open", text, step: "name" }) satisfies PlanBlock;
  const checks = checkedNames(plan);
  const [first, second] = checks;
  if (!first) return { ...section, blocks: [{ ...open(words.open), canWait: true }] };
  const blocks: PlanBlock[] = [
    { kind: "entries", items: checks.map(entry) },
    { kind: "text", text: words.notChecked },
  ];
  if (checks.some(({ verdict }) => verdict !== "clear")) blocks.push(open(words.fix));
  else if (!second) blocks.push({ ...open(words.one), canWait: true });
  if (first.verdict === "blocked") return { ...section, problem: verdictText("blocked", 0), blocks };
  return { ...section, decided: first.fullName, blocks };
}
