import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import type { Answers } from "../../structure-choice/answers.ts";
import { leadsToSection8 } from "../../structure-choice/candidates.ts";
import { followAnswers } from "../../structure-choice/follow.ts";
import { type Recommendation, recommend } from "../../structure-choice/recommend.ts";
import { fill } from "../../text.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { section8Name } from "../summary.ts";
import type { PlanBlock, PlanSection } from "./model.ts";

const words = myPlan.structure;

const open = (text: string) => ({ kind: "open", text, step: "structure" }) satisfies PlanBlock;

/** The answers lead elsewhere than the founder's choice: to a close second, to another structure, or to none. */
function otherResult(result: Recommendation, chosen: StructureId): PlanBlock {
  if (!result.complete) return open(words.incomplete);
  if (!result.structure) return open(words.outside);
  const values = { structure: chooseStructure.fullNames[result.structure] };
  if (result.alternative?.form !== chosen) return open(fill(words.differs, values));
  return { kind: "text", text: `${fill(words.second, values)} ${result.alternative.because}` };
}

/** What the founder wants comes before what the law leaves out. */
const inOwnWordsFirst = (reasons: Recommendation["reasons"]): string[] =>
  [...reasons.filter(({ basis }) => !basis), ...reasons.filter(({ basis }) => basis)].map(({ text }) => text);

/** Where the questions lead to another form than the three, or first to something else: why, and how to go on. */
function elsewhere({ complete, structure, pointers: [pointer], reasons }: Recommendation): PlanBlock[] | undefined {
  if (!complete || structure || !pointer) return undefined;
  return [
    { kind: "lead", text: pointer.title },
    { kind: "text", text: pointer.text },
    { kind: "list", heading: words.because, items: inOwnWordsFirst(reasons) },
    { kind: "list", heading: chooseStructure.result.stepsHeading, items: pointer.steps },
    open(words.elsewhere),
  ];
}

/** What a founder says who counts with a Section 8 company. */
const charity: Answers = { owners: "several", business: "charity" };

/** What was chosen and, where the questions were answered, why. */
export function structureSection({ structure, section8, answers = {} }: CompanyPlan): PlanSection {
  const section = { id: "structure", heading: words.heading } as const;
  if (!structure || section8) {
    const asked = section8 ? charity : followAnswers(answers).asked;
    const blocks = elsewhere(recommend(asked)) ?? [open(words.open)];
    return { ...section, decided: leadsToSection8(asked) ? section8Name : undefined, blocks };
  }

  const decided = chooseStructure.fullNames[structure];
  const lead: PlanBlock = { kind: "lead", text: decided };
  if (Object.keys(answers).length === 0)
    return { ...section, decided, blocks: [lead, { ...open(words.noAnswers), canWait: true }] };

  const result = recommend(followAnswers(answers).asked);
  if (result.structure !== structure) return { ...section, decided, blocks: [lead, otherResult(result, structure)] };
  const blocks: PlanBlock[] = [lead];
  if (result.cures.length > 0) blocks.push({ kind: "list", heading: words.first, items: result.cures });
  if (result.reasons.length > 0)
    blocks.push({ kind: "list", heading: words.because, items: inOwnWordsFirst(result.reasons) });
  else blocks.push({ kind: "text", text: chooseStructure.result.noReasons });
  if (!result.complete) blocks.push(open(words.incomplete));
  return { ...section, decided, blocks };
}
