import { expect, test } from "vitest";
import * as comparisonWords from "./comparison-words.ts";
import { descriptiveWords, hangingWords, ordinaryWords } from "./descriptive-words.ts";
import { nameRoots } from "./name-roots.ts";
import { continents, foreignCities, foreignCountries, indianPlaces } from "./places.ts";
import { wordRules } from "./restricted-words.ts";
import { letterMarks, ordinaryMarks, strongMarks } from "./trademarks.ts";

const phrasesOf = ({ phrases, hindi = [], letters = [] }: (typeof wordRules)[number]) => [
  ...phrases,
  ...hindi,
  ...letters,
];

test.each([
  ["places", [...indianPlaces, ...continents, ...foreignCountries, ...foreignCities]],
  ["descriptive words", descriptiveWords],
  ["ordinary words", [...ordinaryWords, ...hangingWords]],
  ["marks", [...strongMarks, ...letterMarks, ...ordinaryMarks.map((line) => line.replace("~", "").split(":")[0]!)]],
  // A phrase may stand in another rule as well: with a word beside it, at the end of a name or for one structure.
  [
    "restricted phrases",
    wordRules.filter(({ together, last, structures }) => !together && !last && !structures).flatMap(phrasesOf),
  ],
])("no entry twice: %s", (_list, words) => {
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test("words are in lower case, as they are compared", () => {
  const words = [
    ...Object.values(comparisonWords).flatMap((list) => [...Object.keys(list), ...Object.values(list)]),
    ...[...descriptiveWords, ...hangingWords, ...ordinaryWords, ...strongMarks, ...letterMarks],
    ...[...indianPlaces, ...continents, ...foreignCountries, ...foreignCities],
    ...wordRules.flatMap((rule) => [...phrasesOf(rule), ...(rule.together ?? [])]),
  ];
  expect(words.filter((word) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(word))).toEqual([]);
});

test("a mark names its trades, and a root its meaning and language", () => {
  expect(ordinaryMarks.filter((line) => !/^~?[a-z0-9 ]+: [a-z0-9 ]+(, [a-z0-9 ]+)*$/.test(line))).toEqual([]);
  const roots = nameRoots.flatMap(({ roots }) => Object.entries(roots));
  expect(
    roots.filter(([root, meaning]) => !/^[a-z]{4,11}$/.test(root) || !/^[a-z ]+ in [A-Z][a-z]+$/.test(meaning)),
  ).toEqual([]);
});
