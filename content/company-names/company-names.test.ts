import { expect, test } from "vitest";
import { z } from "zod";
import {
  clauseSchema,
  findingTextSchema,
  wordListSchema,
  wordMapSchema,
  wordRuleSchema,
} from "../schemas/company-names.ts";
import { sentence } from "../schemas/sourced.ts";
import * as comparison from "./comparison-words.ts";
import { descriptiveWords } from "./descriptive-words.ts";
import { continents, foreignCities, foreignCountries, indianPlaces } from "./places.ts";
import { wordRules } from "./restricted-words.ts";
import { findingTexts, notChecked, repairWords, rule8Clauses } from "./words.ts";

test.each([
  ["restricted-words.ts", z.array(wordRuleSchema), wordRules],
  ["words.ts, clauses", z.array(clauseSchema).length(12), rule8Clauses],
  ["words.ts, findings", z.record(z.string(), findingTextSchema), findingTexts],
  ["words.ts, not checked", z.array(sentence()), notChecked],
  ["words.ts, repairs", z.record(z.string(), sentence()), repairWords],
  ["places.ts, India", wordListSchema, indianPlaces],
  ["places.ts, continents", wordListSchema, continents],
  ["places.ts, countries", wordListSchema, foreignCountries],
  ["places.ts, cities", wordListSchema, foreignCities],
  ["descriptive-words.ts", wordListSchema, descriptiveWords],
  ["comparison-words.ts", z.record(z.string(), z.union([wordListSchema, wordMapSchema])), { ...comparison }],
] as const)("%s fits its schema", (_file, schema, value) => {
  expect((schema as z.ZodType).safeParse(value).error?.issues ?? []).toEqual([]);
});

test.each([
  ["places", [...indianPlaces, ...continents, ...foreignCountries, ...foreignCities]],
  ["descriptive words", descriptiveWords],
  ["restricted phrases", wordRules.flatMap(({ phrases }) => phrases)],
])("no entry twice: %s", (_list, words) => {
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
