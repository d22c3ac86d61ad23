import { expect, test } from "vitest";
import { descriptiveWords } from "./descriptive-words.ts";
import { letterMarks, ordinaryMarks, strongMarks } from "./marks.ts";
import { continents, foreignCities, foreignCountries, indianPlaces } from "./places.ts";
import { wordRules } from "./restricted-words.ts";

const phrasesOf = ({ phrases, hindi = [], letters = [] }: (typeof wordRules)[number]) => [
  ...phrases,
  ...hindi,
  ...letters,
];

test.each([
  ["places", [...indianPlaces, ...continents, ...foreignCountries, ...foreignCities]],
  ["descriptive words", descriptiveWords],
  ["marks", [...strongMarks, ...letterMarks, ...ordinaryMarks.map((line) => line.replace("~", "").split(":")[0])]],
  // A phrase may stand in a harder rule as well, with a word beside it or at the end of a name.
  ["restricted phrases", wordRules.filter(({ together, last }) => !together && !last).flatMap(phrasesOf)],
])("no entry twice: %s", (_list, words) => {
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
