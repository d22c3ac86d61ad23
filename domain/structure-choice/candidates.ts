import type { StructurePoints, StructureRule } from "../../content/schemas/structure-choice.ts";
import { type StructureId, structureIds } from "../../content/schemas/structure-id.ts";
import { structurePoints } from "../../content/structure-points.ts";
import { structureExits, structureRules } from "../../content/structure-rules.ts";
import type { Answers, QuestionId } from "./answers.ts";

export const given = (answers: Answers, when: { question: string; answer: string }): boolean =>
  answers[when.question as QuestionId] === when.answer;

export interface Candidate {
  structure: StructureId;
  score: number;
  /** The rules that remove it. */
  rules: readonly StructureRule[];
  /** What would have to be done first, if every rule against it can be met. */
  cures: readonly string[];
  possible: boolean;
}

const pointsFor = (structure: StructureId, entries: readonly StructurePoints[]): number =>
  entries.reduce((total, { points }) => total + (points[structure] ?? 0), 0);

export function candidates(answers: Answers): Candidate[] {
  const rules = structureRules.filter(({ when }) => given(answers, when));
  const points = structurePoints.filter(({ when }) => given(answers, when));
  return structureIds.map((structure) => {
    const against = rules.filter(({ removes }) => removes.includes(structure));
    const cures = against.flatMap(({ cure }) => cure ?? []);
    return {
      structure,
      score: pointsFor(structure, points),
      rules: against,
      cures: [...new Set(cures)],
      possible: cures.length === against.length,
    };
  });
}

/**
 * The structures still in play, best first: those that fit now or, if none does, those that need the fewest changes.
 * Equal scores keep the order of the structures, Private Limited first.
 */
export function inPlay(answers: Answers): Candidate[] {
  const possible = candidates(answers).filter((candidate) => candidate.possible);
  const fewest = Math.min(...possible.map(({ cures }) => cures.length));
  return possible.filter(({ cures }) => cures.length === fewest).sort((a, b) => b.score - a.score);
}

export const exitFor = (answers: Answers) => structureExits.find(({ when }) => given(answers, when))?.pointer;
