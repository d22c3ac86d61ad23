import { expect, test } from "vitest";
import { sentenceWith } from "./sentences.ts";

const texts = ["A company has shareholders. It is run by its directors.", "Is a director paid? Not always."];

test.each([
  ["director", "It is run by its directors."],
  ["paid director", "Is a director paid?"],
  ["shareholder", "A company has shareholders."],
])("'%s' is found in its sentence, in another form and order too", (search, sentence) => {
  expect(sentenceWith(search, texts)).toBe(sentence);
});

test("a search of which a word is nowhere finds no sentence", () => {
  expect(sentenceWith("director salary", texts)).toBeUndefined();
});
