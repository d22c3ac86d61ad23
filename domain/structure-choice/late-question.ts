import type { Answers, QuestionId } from "./answers.ts";
import { followAnswers } from "./follow.ts";
import type { questions } from "./questions.ts";

/** Asked early, but added after links with complete answers had been shared. */
const addedLater: QuestionId = "now";

interface LateQuestion {
  question: (typeof questions)[number];
  /** All the other answers, in the order they were asked. */
  asked: Answers;
}

/** The question that an older link could not answer, where it answers all others: its result stands, with this one open. */
export function lateQuestion(given: Answers): LateQuestion | undefined {
  const { question } = followAnswers(given);
  if (question?.id !== addedLater) return undefined;
  const [usual] = question.options;
  const followed = followAnswers({ ...given, [addedLater]: usual?.id });
  if (followed.question) return undefined;
  const { [addedLater]: _, ...asked } = followed.asked;
  return { question, asked };
}
