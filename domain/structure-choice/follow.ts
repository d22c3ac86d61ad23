import { maxQuestions } from "../../content/structure-choice/points.ts";
import { type Answers, applicableAnswers, mayApply } from "./answers.ts";
import { nextQuestion } from "./next-question.ts";
import { questions } from "./questions.ts";

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
