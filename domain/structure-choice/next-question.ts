import type { StructureQuestion } from "../../content/schemas/structure-choice.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { closeMargin, maxQuestions, structurePoints } from "../../content/structure-points.ts";
import { structureAlternatives, structureExits, structureRules } from "../../content/structure-rules.ts";
import { type Answers, applicableAnswers, applies, type QuestionId, questions } from "./answers.ts";
import { exitFor, inPlay } from "./candidates.ts";

const concerns = (question: StructureQuestion) => (entry: { when: { question: string } }) =>
  entry.when.question === question.id;

/** One of its answers ends the choice, removes a structure in play or adds one beside it. */
const decidesItself = (question: StructureQuestion, structures: readonly StructureId[]): boolean =>
  structureExits.some(concerns(question)) ||
  structureRules.filter(concerns(question)).some(({ removes }) => removes.some((id) => structures.includes(id))) ||
  structureAlternatives.filter(concerns(question)).some(({ beside }) => structures.includes(beside));

/** A question of law: it may change which structures are in play, itself or through a question that follows from it. */
const mayRemove = (question: StructureQuestion, structures: readonly StructureId[]): boolean =>
  decidesItself(question, structures) ||
  questions.some(
    (later) => later.askWhen?.some((condition) => question.id in condition) && decidesItself(later, structures),
  );

/** How far one answer to this question can bring `rival` nearer to `leader`. */
function greatestSwing(question: StructureQuestion, leader: StructureId, rival: StructureId): number {
  const swings = structurePoints
    .filter(concerns(question))
    .map(({ points }) => (points[rival] ?? 0) - (points[leader] ?? 0));
  return Math.max(0, ...swings);
}

const changesScores = (question: StructureQuestion, structures: readonly StructureId[]): boolean =>
  structurePoints.filter(concerns(question)).some(({ points }) => structures.some((id) => points[id] !== undefined));

/** True once no answer to the questions left could bring another structure close to the first. */
function isDecided(left: readonly StructureQuestion[], answers: Answers): boolean {
  const [leader, ...rivals] = inPlay(answers);
  if (!leader) return true;
  return rivals.every((rival) => {
    const swing = left.reduce(
      (total, question) => total + greatestSwing(question, leader.structure, rival.structure),
      0,
    );
    return leader.score - rival.score - swing > closeMargin;
  });
}

/** The next question worth asking, or null when the answers have decided. */
export function nextQuestion(given: Answers): (StructureQuestion & { id: QuestionId }) | null {
  const answers = applicableAnswers(given);
  if (exitFor(answers)) return null;
  if (Object.keys(answers).length >= maxQuestions) return null;

  const left = questions.filter((question) => answers[question.id] === undefined && applies(question, answers));
  const structures = inPlay(answers).map(({ structure }) => structure);
  const decided = isDecided(left, answers);
  return (
    left.find((question) => mayRemove(question, structures) || (!decided && changesScores(question, structures))) ??
    null
  );
}
