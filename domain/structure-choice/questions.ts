import type { QuestionWords, StructureQuestion } from "../../content/schemas/structure-choice.ts";
import { structureAnswers } from "../../content/structure-choice/answers.ts";
import { structureQuestions } from "../../content/structure-choice/questions.ts";
import type { QuestionId } from "./answers.ts";

const words: Readonly<Record<QuestionId, QuestionWords>> = structureQuestions;

/** The questions with their words, in the order they are asked. Pages that only read answers do without: see answers.ts. */
export const questions: readonly (StructureQuestion & { id: QuestionId })[] = structureAnswers.map((answers) => {
  const { options, ...question } = words[answers.id];
  return {
    ...answers,
    ...question,
    options: answers.options.flatMap((id) => (options[id] ? [{ id, ...options[id] }] : [])),
  };
});
