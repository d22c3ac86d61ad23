import { chooseStructure } from "../../../content/choose-structure.ts";
import { myPlan } from "../../../content/my-plan.ts";
import { fill } from "../../costs/ledger.ts";
import { followAnswers } from "../../structure-choice/follow.ts";
import { recommend } from "../../structure-choice/recommend.ts";
import type { Plan } from "../plan.ts";
import type { PlanBlock, PlanSection } from "./model.ts";

const words = myPlan.structure;

/** What was chosen and, where the questions were answered, why. */
export function structureSection({ structure, answers = {} }: Plan): PlanSection {
  const section = { id: "structure", heading: words.heading } as const;
  const open = (text: string): PlanBlock => ({ kind: "open", text, step: "structure" });
  if (!structure) return { ...section, blocks: [open(words.open)] };

  const decided = chooseStructure.fullNames[structure];
  const lead: PlanBlock = { kind: "lead", text: decided };
  if (Object.keys(answers).length === 0) return { ...section, decided, blocks: [lead, open(words.noAnswers)] };

  const { asked, question } = followAnswers(answers);
  const result = recommend(asked);
  if (result.alternative?.structure === structure)
    return { ...section, decided, blocks: [lead, { kind: "text", text: result.alternative.because }] };
  if (result.structure !== structure) {
    const text = result.structure
      ? fill(words.differs, { structure: chooseStructure.fullNames[result.structure] })
      : words.outside;
    return { ...section, decided, blocks: [lead, open(text)] };
  }
  const blocks: PlanBlock[] = [lead];
  if (result.cures.length > 0) blocks.push({ kind: "list", heading: words.first, items: result.cures });
  if (result.reasons.length > 0)
    blocks.push({ kind: "list", heading: words.because, items: result.reasons.map(({ text }) => text) });
  else blocks.push({ kind: "text", text: chooseStructure.result.noReasons });
  if (question) blocks.push(open(words.incomplete));
  return { ...section, decided, blocks };
}
