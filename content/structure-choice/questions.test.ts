import { expect, test } from "vitest";
import type { StructureAnswers } from "../schemas/structure-choice.ts";
import { structureAnswers } from "./answers.ts";
import { structureFlags } from "./flags.ts";
import { structurePoints } from "./preferences.ts";
import { structureQuestions } from "./questions.ts";
import { structureAlternatives, structureExits, structureRules } from "./rules.ts";

const questions: readonly StructureAnswers[] = structureAnswers;

test("every rule, point, exit, flag and condition names a question and an option that exist", () => {
  const options = new Set(questions.flatMap(({ id, options }) => options.map((option) => `${id}=${option}`)));
  const named = [structureRules, structurePoints, structureFlags, structureAlternatives]
    .flat()
    .map(({ when }) => `${when.question}=${when.answer}`);
  const conditions = [...questions.flatMap(({ askWhen = [] }) => askWhen), ...structureExits.map(({ when }) => when)]
    .flatMap((condition) => Object.entries(condition))
    .flatMap(([id, answers]) => answers.map((answer) => `${id}=${answer}`));
  for (const reference of [...named, ...conditions]) expect(options).toContain(reference);
});

test("a question depends only on questions before it", () => {
  const seen = new Set<string>();
  for (const { id, askWhen = [] } of questions) {
    for (const needed of askWhen.flatMap((condition) => Object.keys(condition))) expect(seen).toContain(needed);
    seen.add(id);
  }
});

test("every question and answer has its words, in the same order", () => {
  const worded = Object.entries(structureQuestions).map(([id, { options }]) => [id, Object.keys(options)]);
  // Keys that are numbers come first in an object: there are none.
  expect(worded).toEqual(structureAnswers.map(({ id, options }) => [id, [...options]]));
});
