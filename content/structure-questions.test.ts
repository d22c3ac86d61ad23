import { expect, test } from "vitest";
import { z } from "zod";
import {
  complianceRowSchema,
  conversionSchema,
  pointerSchema,
  type StructureQuestion,
  structureAlternativeSchema,
  structureExitSchema,
  structureFlagSchema,
  structureNeedsSchema,
  structurePointsSchema,
  structureQuestionSchema,
  structureRuleSchema,
} from "./schemas/structure-choice.ts";
import { conversions, pointers, structureNeeds, yearlyCompliance } from "./structure-paths.ts";
import { structurePoints } from "./structure-points.ts";
import { structureQuestions } from "./structure-questions.ts";
import { structureAlternatives, structureExits, structureFlags, structureRules } from "./structure-rules.ts";

test.each([
  ["structure-questions.ts", structureQuestionSchema, structureQuestions],
  ["structure-rules.ts", structureRuleSchema, structureRules],
  ["structure-rules.ts, exits", structureExitSchema, structureExits],
  ["structure-rules.ts, alternatives", structureAlternativeSchema, structureAlternatives],
  ["structure-rules.ts, flags", structureFlagSchema, structureFlags],
  ["structure-points.ts", structurePointsSchema, structurePoints],
  ["structure-paths.ts, pointers", pointerSchema, pointers],
  ["structure-paths.ts, conversions", conversionSchema, conversions],
  ["structure-paths.ts, compliance", complianceRowSchema, yearlyCompliance.rows],
  ["structure-paths.ts, needs", structureNeedsSchema, structureNeeds],
] as const)("%s fits its schema", (_file, schema, value) => {
  expect(z.array(schema as z.ZodType).safeParse(value).error?.issues ?? []).toEqual([]);
});

const questions: readonly StructureQuestion[] = structureQuestions;

test("every rule, point, exit, flag and condition names a question and an option that exist", () => {
  const options = new Set(
    structureQuestions.flatMap(({ id, options }) => options.map((option) => `${id}=${option.id}`)),
  );
  const named = [structureRules, structurePoints, structureExits, structureFlags, structureAlternatives]
    .flat()
    .map(({ when }) => `${when.question}=${when.answer}`);
  const conditions = questions.flatMap(({ askWhen = [] }) =>
    askWhen.flatMap((condition) =>
      Object.entries(condition).flatMap(([id, answers]) => answers.map((answer) => `${id}=${answer}`)),
    ),
  );
  for (const reference of [...named, ...conditions]) expect(options).toContain(reference);
});

test("a question depends only on questions before it", () => {
  const seen = new Set<string>();
  for (const { id, askWhen = [] } of questions) {
    for (const needed of askWhen.flatMap((condition) => Object.keys(condition))) expect(seen).toContain(needed);
    seen.add(id);
  }
});
