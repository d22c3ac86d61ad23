import fc from "fast-check";
import { expect, test } from "vitest";
import { maxQuestions } from "../../content/structure-points.ts";
import { type Answers, parseAnswers, questions, serialiseAnswers } from "./answers.ts";
import { nextQuestion } from "./next-question.ts";
import { recommend } from "./recommend.ts";

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(
    questions.map(({ id, options }) => [
      id,
      fc.oneof(fc.constantFrom(...options.map((option) => option.id)), fc.string()),
    ]),
  ),
  { requiredKeys: [] },
);

test("any set of answers has a result: a structure, or a way out", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { outcome, structure, pointers, cures, details } = recommend(answers);
      if (outcome === "outside") {
        expect(structure).toBeNull();
        expect(pointers).toHaveLength(1);
      } else {
        expect(details?.structure).toBe(structure);
        expect(cures.length > 0).toBe(outcome === "after-change");
      }
    }),
    { numRuns: 300 },
  );
});

test("every way through the questions ends within 12, and no question is asked twice", () => {
  let ways = 0;
  const walk = (answers: Answers, asked: number) => {
    expect(asked).toBeLessThanOrEqual(maxQuestions);
    const question = nextQuestion(answers);
    if (!question) {
      ways += 1;
      return;
    }
    expect(answers[question.id]).toBeUndefined();
    for (const { id } of question.options) walk({ ...answers, [question.id]: id }, asked + 1);
  };
  walk({}, 0);
  expect(maxQuestions).toBe(12);
  expect(ways).toBeGreaterThan(1000);
});

test("once nothing more is asked, the answers left out could not have changed the structure", () => {
  const choices = fc.record(
    Object.fromEntries(
      questions.map(({ id, options }) => [id, fc.constantFrom(...options.map((option) => option.id))]),
    ),
  ) as fc.Arbitrary<Required<Answers>>;
  fc.assert(
    fc.property(choices, (says) => {
      const answers: Answers = {};
      for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
        answers[question.id] = says[question.id];
      }
      // The limit of 12 may cut off the last question, which is worth no more than a close result.
      fc.pre(Object.keys(answers).length < maxQuestions);
      const [asked, everything] = [recommend(answers), recommend(says)];
      expect(everything.structure).toBe(asked.structure);
      expect(everything.outcome).toBe(asked.outcome);
    }),
    { numRuns: 200 },
  );
});

test("answers survive the address, and anything unknown is dropped", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const entries = serialiseAnswers(answers);
      const parsed = parseAnswers(new URLSearchParams(entries));
      expect(serialiseAnswers(parsed)).toEqual(entries);
    }),
  );
  expect(parseAnswers(new URLSearchParams("owners=one&owner=martian&business=ordinary&x=1"))).toEqual({
    owners: "one",
    business: "ordinary",
  });
});
