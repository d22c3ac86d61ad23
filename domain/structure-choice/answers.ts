import type { StructureQuestion } from "../../content/schemas/structure-choice.ts";
import { structureQuestions } from "../../content/structure-questions.ts";

export type QuestionId = (typeof structureQuestions)[number]["id"];
export type Answers = Partial<Record<QuestionId, string>>;

export const questions: readonly (StructureQuestion & { id: QuestionId })[] = structureQuestions;

const isOption = (question: StructureQuestion, answer: string): boolean =>
  question.options.some(({ id }) => id === answer);

/** Whether the answers given so far make this question one to ask at all. */
export const applies = (question: StructureQuestion, answers: Answers): boolean =>
  !question.askWhen ||
  question.askWhen.some((condition) =>
    Object.entries(condition).every(([id, options]) => options.includes(answers[id as QuestionId] ?? "")),
  );

/**
 * The answers that count: known options of questions that apply. Someone who goes back and changes an early answer may
 * leave later ones behind that no longer belong.
 */
export function applicableAnswers(answers: Answers): Answers {
  const kept: Answers = {};
  for (const question of questions) {
    const answer = answers[question.id];
    if (answer !== undefined && isOption(question, answer) && applies(question, kept)) kept[question.id] = answer;
  }
  return kept;
}

/** Reads answers from an address; unknown questions and options are dropped. */
export function parseAnswers(params: URLSearchParams): Answers {
  const answers: Answers = {};
  for (const { id } of questions) {
    const answer = params.get(id);
    if (answer !== null) answers[id] = answer;
  }
  return applicableAnswers(answers);
}

/** Answers as address keys and values, in the order of the questions. */
export function serialiseAnswers(answers: Answers): [QuestionId, string][] {
  const kept = applicableAnswers(answers);
  return questions.flatMap(({ id }): [QuestionId, string][] => {
    const answer = kept[id];
    return answer === undefined ? [] : [[id, answer]];
  });
}
