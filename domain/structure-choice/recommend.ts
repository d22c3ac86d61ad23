import type { Sourced } from "../../content/schemas/sourced.ts";
import type {
  Conversion,
  Pointer,
  StructureFlag,
  StructureNeeds,
  StructureRule,
} from "../../content/schemas/structure-choice.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { conversions, pointers, structureNeeds } from "../../content/structure-paths.ts";
import { closeMargin, structurePoints } from "../../content/structure-points.ts";
import { structureAlternatives, structureFlags } from "../../content/structure-rules.ts";
import { sourced } from "../sourced.ts";
import { type Answers, applicableAnswers, type QuestionId, questions } from "./answers.ts";
import { candidates, exitFor, given, inPlay } from "./candidates.ts";
import { nextQuestion } from "./next-question.ts";

export interface Reason extends Sourced {
  text: string;
  question: string;
  /** The rule of law, where it is one. */
  basis?: string | undefined;
}

export interface Recommendation {
  /** fits: as answered. after-change: once `cures` are done. outside: none of the three; see the first pointer. */
  outcome: "fits" | "after-change" | "outside";
  structure: StructureId | null;
  details: StructureNeeds | null;
  cures: readonly string[];
  reasons: readonly Reason[];
  /** A second structure worth showing: nearly as good, or better if one thing changes. */
  alternative: { structure: StructureId; because: string } | null;
  /** Which rule removed which structure. */
  removed: readonly { structure: StructureId; rule: StructureRule }[];
  /** 'If you give ESOPs' leads to 'Private Limited'. */
  changes: readonly { question: QuestionId; condition: string; leadsTo: string }[];
  flags: readonly StructureFlag[];
  pointers: readonly Pointer[];
  conversions: readonly Conversion[];
  /** False while another question could still change the result. */
  complete: boolean;
}

const detailsFor = (structure: StructureId) => structureNeeds.find((entry) => entry.structure === structure) ?? null;
const nameFor = (structure: StructureId): string => detailsFor(structure)?.name ?? structure;

function reasonsFor(structure: StructureId, answers: Answers): Reason[] {
  const preferences = structurePoints
    .filter(({ when, points }) => given(answers, when) && (points[structure] ?? 0) > 0)
    .map(({ when, reason, ...entry }) => ({ ...sourced(entry), text: reason, question: when.question }));
  // One rule can remove two structures; it is one reason all the same.
  const rules = new Set(
    candidates(answers)
      .filter((candidate) => candidate.structure !== structure)
      .flatMap((candidate) => candidate.rules)
      .filter(({ removes }) => !removes.includes(structure)),
  );
  const removals = [...rules].map(({ because, when, basis, ...entry }) => ({
    ...sourced(entry),
    text: because,
    question: when.question,
    basis,
  }));
  return [...removals, ...preferences];
}

/** The questions whose answers pulled two structures furthest apart: one, or several that weigh the same. */
function weightiestQuestions(answers: Answers, first: StructureId, second: StructureId): string[] {
  const pulls = structurePoints
    .filter(({ when }) => given(answers, when))
    .map(({ when, points }) => ({ when, pull: Math.abs((points[first] ?? 0) - (points[second] ?? 0)) }));
  const strongest = Math.max(0, ...pulls.map(({ pull }) => pull));
  if (strongest === 0) return [];
  const ids = pulls.filter(({ pull }) => pull === strongest).map(({ when }) => when.question);
  return questions.filter(({ id }) => ids.includes(id)).map(({ question }) => question);
}

function alternativeFor(answers: Answers): Recommendation["alternative"] {
  const [first, second] = inPlay(answers);
  if (!first) return null;
  if (second && first.score - second.score <= closeMargin) {
    const weightiest = weightiestQuestions(answers, first.structure, second.structure);
    const label = weightiest.length === 1 ? "The answer that weighs most" : "The answers that weigh most";
    const decision = weightiest.length > 0 ? `${label} between the two: ${weightiest.join(" ")}` : "Either will do.";
    return {
      structure: second.structure,
      because: `${nameFor(second.structure)} is about as good for you. ${decision}`,
    };
  }
  const beside = structureAlternatives.find((entry) => entry.beside === first.structure && given(answers, entry.when));
  return beside ? { structure: beside.structure, because: beside.because } : null;
}

interface Result {
  outcome: Recommendation["outcome"];
  structure: StructureId | null;
  cures: readonly string[];
  pointer: Pointer["id"] | null;
}

function resultFor(answers: Answers): Result {
  const exit = exitFor(answers);
  const [best] = inPlay(answers);
  if (exit || !best) return { outcome: "outside", structure: null, cures: [], pointer: exit ?? "expert" };
  const outcome = best.cures.length > 0 ? "after-change" : "fits";
  return { outcome, structure: best.structure, cures: best.cures, pointer: null };
}

const pointerFor = (id: Pointer["id"]): Pointer[] => pointers.filter((pointer) => pointer.id === id);

function describeResult({ structure, outcome, pointer, cures }: Result): string {
  if (!structure) return pointerFor(pointer ?? "expert")[0]?.result ?? "";
  const condition = cures.map((cure) => cure.charAt(0).toLowerCase() + cure.slice(1, -1)).join(" and ");
  return outcome === "after-change" ? `${nameFor(structure)} (first, ${condition})` : nameFor(structure);
}

/** For each answer given, the first other option that leads to another result. */
function changesFor(answers: Answers, current: Result): Recommendation["changes"] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    for (const option of question.options) {
      if (option.id === answer) continue;
      const other = resultFor(applicableAnswers({ ...answers, [question.id]: option.id }));
      const differs = other.structure !== current.structure || other.outcome !== current.outcome;
      if (differs) return [{ question: question.id, condition: `If ${option.if}`, leadsTo: describeResult(other) }];
    }
    return [];
  });
}

function pointersFor(answers: Answers, { pointer }: Result): Pointer[] {
  if (pointer) return pointerFor(pointer);
  if (answers.owners === "one") return pointerFor("proprietorship");
  return answers.owners === "several" ? pointerFor("partnership") : [];
}

/** A result for any set of answers, however incomplete. */
export function recommend(givenAnswers: Answers): Recommendation {
  const answers = applicableAnswers(givenAnswers);
  const result = resultFor(answers);
  const { outcome, structure, cures } = result;
  return {
    outcome,
    structure,
    details: structure && detailsFor(structure),
    cures,
    reasons: structure ? reasonsFor(structure, answers) : [],
    alternative: structure ? alternativeFor(answers) : null,
    removed: candidates(answers).flatMap((candidate) =>
      candidate.rules.map((rule) => ({ structure: candidate.structure, rule })),
    ),
    changes: changesFor(answers, result),
    flags: structureFlags.filter(({ when }) => given(answers, when)),
    pointers: pointersFor(answers, result),
    conversions: conversions.filter(({ from }) => from === structure),
    complete: nextQuestion(answers) === null,
  };
}
