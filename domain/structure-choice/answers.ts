import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { StructureAnswers } from "../../content/schemas/structure-choice.ts";
import { structureAnswers } from "../../content/structure-choice/answers.ts";

export type QuestionId = (typeof structureAnswers)[number]["id"];
export type Answers = Partial<Record<QuestionId, string>>;

const questions: readonly (StructureAnswers & { id: QuestionId })[] = structureAnswers;

/** In the order in which they are asked. */
export const questionIds: readonly QuestionId[] = questions.map(({ id }) => id);

type Asked = Pick<StructureAnswers, "askWhen">;

type Condition = Readonly<Record<string, readonly string[]>>;

/** Whether the answers are among those that the condition names. */
export const meets = (condition: Condition, answers: Answers): boolean =>
  Object.entries(condition).every(([id, options]) => options.includes(answers[id as QuestionId] ?? ""));

/** Whether the answers given so far make this question one to ask at all. */
export const applies = ({ askWhen }: Asked, answers: Answers): boolean =>
  !askWhen || askWhen.some((condition) => meets(condition, answers));

/** False once the answers have made it certain that the question will not be asked. */
export const mayApply = ({ askWhen }: Asked, answers: Answers): boolean =>
  !askWhen ||
  askWhen.some((condition) =>
    Object.entries(condition).every(([id, options]) => {
      const answer = answers[id as QuestionId];
      return answer === undefined ? mayStillBeAsked(id, answers) : options.includes(answer);
    }),
  );

const mayStillBeAsked = (id: string, answers: Answers): boolean =>
  questions.some((question) => question.id === id && mayApply(question, answers));

/**
 * The answers that count: known options of questions that apply. Someone who goes back and changes an early answer may
 * leave later ones behind that no longer belong.
 */
export function applicableAnswers(answers: Answers): Answers {
  const kept: Answers = {};
  for (const question of questions) {
    const answer = answers[question.id];
    if (answer !== undefined && question.options.includes(answer) && applies(question, kept))
      kept[question.id] = answer;
  }
  return kept;
}

/** Reads answers from an address; unknown questions and options are dropped. */
export function parseAnswers(params: URLSearchParams): Answers {
  const answers: Answers = {};
  for (const id of questionIds) {
    const answer = params.get(id);
    if (answer !== null) answers[id] = answer;
  }
  return applicableAnswers(answers);
}

/** The questions that an address answers in a way that cannot count: an unknown option, or one that does not go with the others. */
export function unusableAnswers(params: URLSearchParams): QuestionId[] {
  const kept = parseAnswers(params);
  return questionIds.flatMap((id) => (params.get(id) && kept[id] === undefined ? [id] : []));
}

/** Answers as address keys and values, in the order of the questions. */
export function serialiseAnswers(answers: Answers): [QuestionId, string][] {
  const kept = applicableAnswers(answers);
  return questionIds.flatMap((id): [QuestionId, string][] => {
    const answer = kept[id];
    return answer === undefined ? [] : [[id, answer]];
  });
}

/** A company or LLP that is the only owner or holds more than half, Indian or foreign, makes the new company its subsidiary. */
export const isSubsidiary = ({ owner, majority }: Answers): boolean =>
  owner === "company" || owner === "foreign-company" || majority === "yes";

/**
 * Whether nobody of the owners stays in India long enough, so that somebody who does joins them and signs too: a director, for whom
 * the law asks 182 days, or a designated partner, for whom 120 are enough. A single owner of a company of two finds that person as the second.
 */
export const needsResident = (structure: StructureId, { resident, owners }: Answers): boolean =>
  (resident === "no" || (resident === "120-days" && structure !== "llp")) && (structure === "opc" || owners !== "one");
