import { expect, test } from "vitest";
import { readSections, sentenceWith, wordsFor } from "./index-words.ts";

test("a text is found under every wording of what it mentions", () => {
  expect(wordsFor("Pay the stamp duty of your state.")).toBe("stamp duty stamp paper");
  expect(wordsFor("Every director has a DIN.")).toContain("director identification number");
});

test("a short name is not read into other words", () => {
  expect(wordsFor("A saucepan may run dry.")).toBe("");
  expect(wordsFor("File AOC-40.")).toBe("");
});

test("an article is read by its headings and their ids", () => {
  const sections = readSections("Intro\n\n## First { #one }\n\nText\n\n### Deeper\n\n## Second { #two }\n\nMore");
  expect(sections.map(({ id }) => id)).toEqual(["one", "two"]);
  expect(sections[0]?.text).toContain("Deeper");
});

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
