import { expect, test } from "vitest";
import { makeSearch } from "./engine.ts";
import type { SearchEntry } from "./entries.ts";

const entry = (title: string): SearchEntry => ({ kind: "section", href: "/a", title, text: "", words: "" });
const titles = [
  "Stamp duty in Karnataka",
  "AOC-4 (Financial Statements)",
  "Cost calculator",
  "The founders’ agreement",
];
const search = await makeSearch(titles.map(entry));

test.each([
  ["stamp duty", "[Stamp duty] in Karnataka"],
  ["karn", "Stamp duty in [Karnataka]"],
  ["duty in karnataka stamp", "[Stamp duty] in [Karnataka]"],
  ["aoc4", "[AOC-4] (Financial Statements)"],
  ["calcualtor", "Cost [calculator]"],
  ["founder's", "The [founders’] agreement"],
])("'%s' is marked in '%s'", (query, marked) => {
  const [first] = search(query);
  const text = first!
    .mark(first!.title)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");
  expect(text).toBe(marked);
});
