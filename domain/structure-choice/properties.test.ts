import fc from "fast-check";
import { expect, test } from "vitest";
import { maxQuestions } from "../../content/structure-choice/preferences.ts";
import { structureRules } from "../../content/structure-choice/rules.ts";
import { type Answers, applicableAnswers, parseAnswers, serialiseAnswers, unusableAnswers } from "./answers.ts";
import { nextQuestion } from "./next-question.ts";
import { questions } from "./questions.ts";
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
      const { outcome, form, structure, pointers, cures, details } = recommend(answers);
      if (outcome === "outside") expect(form).toBeNull();
      if (!structure) {
        expect(pointers).toHaveLength(1);
        expect(pointers[0]?.id).toBe(form ?? pointers[0]?.id);
      } else {
        expect(details?.structure).toBe(structure);
        expect(cures.length > 0).toBe(outcome === "after-change");
      }
    }),
    { numRuns: process.env.THOROUGH ? 300 : 60 },
  );
});

const choices = fc.record(
  Object.fromEntries(questions.map(({ id, options }) => [id, fc.constantFrom(...options.map((option) => option.id))])),
) as fc.Arbitrary<Required<Answers>>;

/** The answers of someone with an answer to everything, as far as they are asked. */
function ask(says: Required<Answers>): Answers {
  const answers: Answers = {};
  for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
    expect(answers[question.id]).toBeUndefined();
    answers[question.id] = says[question.id];
  }
  return answers;
}

/** What is left of the law when the limit has been reached. */
const mostLawAfterLimit = 4;

test("any way through the questions asks all the law, and preferences only within 14 questions", () => {
  expect(maxQuestions).toBe(14);
  const law = new Set(structureRules.map(({ when }) => when.question));
  fc.assert(
    fc.property(choices, (says) => {
      const asked = ask(says);
      expect(Object.keys(asked).length).toBeLessThanOrEqual(maxQuestions + mostLawAfterLimit);
      const { form, outcome } = recommend(asked);
      const lawful = Object.fromEntries(Object.entries(says).filter(([id]) => law.has(id)));
      // Adding every answer of law changes neither the result nor what has to be done first.
      expect(recommend({ ...lawful, ...asked })).toMatchObject({ form, outcome });
    }),
    { numRuns: process.env.THOROUGH ? 1000 : 200 },
  );
});

test("once nothing more is asked, the answers left out could not have changed the structure", () => {
  fc.assert(
    fc.property(choices, (says) => {
      const answers = ask(says);
      // The limit may cut off the last question, which is worth no more than a close result.
      fc.pre(Object.keys(answers).length < maxQuestions);
      const [asked, everything] = [recommend(answers), recommend(says)];
      expect(everything.form).toBe(asked.form);
      expect(everything.outcome).toBe(asked.outcome);
    }),
    { numRuns: process.env.THOROUGH ? 200 : 40 },
  );
});

const barred = ["ca", "cs", "cma", "advocate", "patent-agent", "actuary"];

test("no answers give a company to a profession that may not have one", () => {
  fc.assert(
    fc.property(
      anyAnswers,
      fc.constantFrom("one", "several"),
      fc.constantFrom(...barred),
      (any, owners, profession) => {
        const answers: Answers = { ...any, owners, business: "profession", profession };
        const { form, alternative, outcome } = recommend(answers);
        for (const company of ["private-limited", "opc"]) {
          expect(form).not.toBe(company);
          expect(alternative?.form).not.toBe(company);
        }
        if (outcome === "outside") return;
        if (owners === "one") expect(form).toBe("proprietorship");
        else
          expect(
            ["advocate", "patent-agent"].includes(profession) ? ["partnership"] : ["llp", "partnership"],
          ).toContain(form);
      },
    ),
    { numRuns: process.env.THOROUGH ? 500 : 100 },
  );
});

test("whoever raises money is never led to an LLP, nor told that one is about as good", () => {
  fc.assert(
    fc.property(anyAnswers, (any) => {
      const answers = applicableAnswers({ ...any, funding: "yes" });
      fc.pre(answers.funding === "yes");
      const { form, alternative } = recommend(answers);
      for (const unfit of ["llp", "partnership", "proprietorship"]) {
        expect(form).not.toBe(unfit);
        expect(alternative?.form).not.toBe(unfit);
      }
    }),
    { numRuns: process.env.THOROUGH ? 500 : 100 },
  );
});

test("more than 200 owners never get one of the three", () => {
  fc.assert(
    fc.property(
      anyAnswers,
      fc.constantFrom("ordinary", "finance", "own-money", "profession", "producer"),
      (any, business) => {
        expect(recommend({ ...any, owners: "over-200", business }).outcome).toBe("outside");
      },
    ),
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
  const impossible = new URLSearchParams("owners=several&business=profession&profession=ca&funding=yes&owner=citizen");
  expect(parseAnswers(impossible)).toEqual({ owners: "several", business: "profession", profession: "ca" });
  expect(unusableAnswers(impossible)).toEqual(["owner", "funding"]);
  expect(unusableAnswers(new URLSearchParams("owners=several&business=&x=1"))).toEqual([]);
  expect(parseAnswers(new URLSearchParams("owners=one&owner=martian&business=ordinary&x=1"))).toEqual({
    owners: "one",
    business: "ordinary",
  });
});
