import { expect, test } from "vitest";
import { type Found, groupByPage, makeSearch, type SearchEntry } from "./engine.ts";

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

const titles = [
  "Stamp duty in Karnataka",
  "AOC-4 (Financial Statements)",
  "Cost calculator",
  "The founders’ agreement",
];
const marking = await makeSearch(titles.map((title) => entry({ title })));

test.each([
  ["stamp duty", "[Stamp duty] in Karnataka"],
  ["karn", "Stamp duty in [Karnataka]"],
  ["duty in karnataka stamp", "[Stamp duty] in [Karnataka]"],
  ["aoc4", "[AOC-4] (Financial Statements)"],
  ["calcualtor", "Cost [calculator]"],
  ["founder's", "The [founders’] agreement"],
])("'%s' is marked in '%s'", (query, marked) => {
  const [first] = marking(query);
  const text = first!
    .mark(first!.title)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");
  expect(text).toBe(marked);
});

const foundOn = (kind: Found["kind"], href: string, title: string, text = ""): Found => ({
  kind,
  href,
  title,
  text,
  words: "",
  mark: () => [],
});

test("sections and questions come under their page, where the best of them stood", () => {
  const pages = groupByPage([
    foundOn("section", "/articles/fees#duty", "Stamp duty", "Government fees"),
    foundOn("filing", "/compliance-calendar#gstr-1", "GSTR-1"),
    foundOn("article", "/articles/fees", "Government fees"),
    foundOn("filing", "/compliance-calendar#gstr-3b", "GSTR-3B"),
    foundOn("question", "/articles/fees#questions", "Who pays it?", "Government fees"),
    foundOn("question", "/llp-registration#questions", "Does an LLP pay it?", "LLP Registration"),
  ]);
  expect(pages.map(({ title, entry, places }) => [title, entry?.kind, places.map((place) => place.title)])).toEqual([
    ["Government fees", "article", ["Stamp duty", "Who pays it?"]],
    ["GSTR-1", "filing", []],
    ["GSTR-3B", "filing", []],
    ["LLP Registration", undefined, ["Does an LLP pay it?"]],
  ]);
});
