import { expect, test } from "vitest";
import { descriptiveWords } from "./descriptive-words.ts";
import { continents, foreignCities, foreignCountries, indianPlaces } from "./places.ts";
import { wordRules } from "./restricted-words.ts";

test.each([
  ["places", [...indianPlaces, ...continents, ...foreignCountries, ...foreignCities]],
  ["descriptive words", descriptiveWords],
  ["restricted phrases", wordRules.flatMap(({ phrases }) => phrases)],
])("no entry twice: %s", (_list, words) => {
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
