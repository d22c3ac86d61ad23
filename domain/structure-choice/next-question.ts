import type { FormId } from "../../content/schemas/plain-lists.ts";
import type { StructureQuestion } from "../../content/schemas/structure-choice.ts";
import { closeMargin, maxQuestions, structurePoints } from "../../content/structure-choice/preferences.ts";
import { structureAlternatives, structureExits, structureRules } from "../../content/structure-choice/rules.ts";
import { type Answers, applicableAnswers, applies, mayApply, type QuestionId } from "./answers.ts";
import { type Candidate, candidates, concerned, exitFor, inPlay, isStructure } from "./candidates.ts";
import { questions } from "./questions.ts";

type Entry = Parameters<typeof concerned>[1] & { when: { question: string } };

const concerns = (question: StructureQuestion, answers: Answers) => (entry: Entry) =>
  entry.when.question === question.id && concerned(answers, entry);

/** One of its answers ends the choice, removes a form in play or adds one beside it. */
const decidesItself = (question: StructureQuestion, forms: readonly FormId[], answers: Answers): boolean =>
  structureExits.some(({ when }) => question.id in when) ||
  structureRules.filter(concerns(question, answers)).some(({ removes }) => removes.some((id) => forms.includes(id))) ||
  structureAlternatives
    .filter(concerns(question, answers))
    .some(({ beside, structure }) => isStructure(structure) && forms.includes(beside));

/** A question of law: it may change which forms are in play, itself or through a question that follows from it. */
const mayRemove = (question: StructureQuestion, forms: readonly FormId[], answers: Answers): boolean =>
  decidesItself(question, forms, answers) ||
  questions.some(
    (later) => later.askWhen?.some((condition) => question.id in condition) && decidesItself(later, forms, answers),
  );

/** How far one answer to this question can bring `rival` nearer to `leader`. */
function greatestSwing(question: StructureQuestion, leader: FormId, rival: FormId, answers: Answers): number {
  const swings = question.options.map(({ id }) =>
    structurePoints
      .filter(concerns(question, answers))
      .filter(({ when }) => when.answer === id)
      .reduce((total, { points }) => total + (points[rival] ?? 0) - (points[leader] ?? 0), 0),
  );
  return Math.max(0, ...swings);
}

const changesScores = (question: StructureQuestion, forms: readonly FormId[], answers: Answers): boolean =>
  structurePoints
    .filter(concerns(question, answers))
    .some(({ points }) => forms.some((id) => points[id] !== undefined));

/**
 * Who may still overtake the leader. A structure leads those that need as few changes; a proprietorship or a firm also has
 * to lead the structures that come into play once the law removes another.
 */
const rivalsOf = ({ form: leader }: Candidate, answers: Answers): Candidate[] => {
  const playing = inPlay(answers);
  const waiting = isStructure(leader)
    ? []
    : candidates(answers).filter(({ form, possible }) => possible && isStructure(form));
  return [...playing, ...waiting].filter(({ form }) => form !== leader);
};

/** True once no answer to the questions left could bring another form close to the leader. */
function isDecided(leader: Candidate, answers: Answers): boolean {
  const left = questions.filter((question) => answers[question.id] === undefined && mayApply(question, answers));
  return rivalsOf(leader, answers).every((rival) => {
    const swing = left.reduce(
      (total, question) => total + greatestSwing(question, leader.form, rival.form, answers),
      0,
    );
    return leader.score - rival.score - swing > closeMargin;
  });
}

/** The next question worth asking, or null when the answers have decided. */
export function nextQuestion(given: Answers): (StructureQuestion & { id: QuestionId }) | null {
  const answers = applicableAnswers(given);
  if (exitFor(answers)) return null;
  /** The limit cuts preferences; a question of law is asked all the same. */
  const lawOnly = Object.keys(answers).length >= maxQuestions;
  const left = questions.filter((question) => answers[question.id] === undefined && applies(question, answers));
  const forms = inPlay(answers);
  const [leader] = forms;
  const decided = !leader || isDecided(leader, answers);
  const relevant = (decided ? forms.slice(0, 1) : forms).map(({ form }) => form);
  return (
    left.find(
      (question) =>
        mayRemove(question, relevant, answers) ||
        (!lawOnly && (question.always || (!decided && changesScores(question, relevant, answers)))),
    ) ?? null
  );
}

interface Followed {
  /** The answers on the way from the first question, in the order they were asked. */
  asked: Answers;
  /** The question to ask now; null when the answers have decided. */
  question: ReturnType<typeof nextQuestion>;
}

/**
 * Asks the questions again with the answers at hand. Someone who changes an early answer may have later ones that would not
 * have been asked on the new way: those do not count, unless the way comes to them.
 */
export function followAnswers(given: Answers): Followed {
  const answers = applicableAnswers(given);
  const asked: Answers = {};
  let question = nextQuestion(asked);
  while (question) {
    const answer = answers[question.id];
    if (answer === undefined) break;
    asked[question.id] = answer;
    question = nextQuestion(asked);
  }
  return { asked, question };
}

/** The number of questions, those answered included, that there will be at most, but for questions of law beyond the limit. */
export function mostQuestions(asked: Answers): number {
  const left = questions.filter((question) => asked[question.id] === undefined && mayApply(question, asked));
  return Math.max(Object.keys(asked).length, Math.min(maxQuestions, Object.keys(asked).length + left.length));
}
