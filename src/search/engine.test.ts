import { expect, test } from "vitest";
import { makeSearch } from "./engine.ts";
import type { SearchEntry } from "./entries.ts";

const entry = (change: Partial<SearchEntry>): SearchEntry => ({
  kind: "section",
  href: "/a",
  title: "What it costs",
  text: "LLP registration",
  words: "",
  ...change,
});

const search = await makeSearch([
  entry({ href: "/filing", kind: "filing", title: "AOC-4 (Financial Statements)", text: "30 days after the AGM" }),
  entry({ href: "/duty", title: "Stamp duty in Karnataka", text: "Government fees" }),
  entry({ href: "/cost", words: "stamp duty stamp paper" }),
  entry({
    href: "/tool",
    kind: "tool",
    title: "Cost calculator",
    text: "Every fee in your state",
    words: "stamp duty",
  }),
  entry({ href: "/page", kind: "page", title: "Register", words: "directors", answers: ["director"] }),
  entry({ href: "/guide", kind: "article", title: "Signatures for directors, and for directors of directors" }),
  entry({ href: "/founders", kind: "template", title: "Founders’ Agreement", text: "Vesting", words: "co-founder" }),
]);
const found = (query: string) => search(query).map(({ href }) => href);

test("words in a title come first, then the words under which something is found", () => {
  expect(found("stamp duty")[0]).toBe("/duty");
  expect(found("stamp duty")).toHaveLength(3);
});

test.each([
  ["AOC-4", "/filing"],
  ["aoc 4", "/filing"],
  ["aoc4", "/filing"],
  ["cofounder", "/founders"],
  ["founder's agreement", "/founders"],
  ["agreements", "/founders"],
  ["karn", "/duty"],
  ["calcualtor", "/tool"],
  ["how do I find the cost calculator", "/tool"],
])("'%s' finds %s", (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test("every word must fit; where none does, some may", () => {
  expect(found("cost llp")).toEqual(["/cost"]);
  expect(found("karnataka vesting").toSorted()).toEqual(["/duty", "/founders"]);
  expect(found("zzzz")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("the page that answers a search comes first, and only for that search", () => {
  expect(found("directors")).toEqual(["/page", "/guide"]);
  expect(found("director signature")[0]).toBe("/guide");
});
