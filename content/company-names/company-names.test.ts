import { expect, test } from "vitest";
import { descriptiveWords, hangingWords, ordinaryWords } from "./descriptive-words.ts";
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
  ["ordinary words", [...ordinaryWords, ...hangingWords]],
  ["marks", [...strongMarks, ...letterMarks, ...ordinaryMarks.map((line) => line.replace("~", "").split(":")[0])]],
  // A phrase may stand in another rule as well: with a word beside it, at the end of a name or for one structure.
  [
    "restricted phrases",
    wordRules.filter(({ together, last, structures }) => !together && !last && !structures).flatMap(phrasesOf),
  ],
])("no entry twice: %s", (_list, words) => {
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
