import { expect, test } from "vitest";
import type { Found } from "./engine.ts";
import { groupByPage } from "./pages-found.ts";

const found = (kind: Found["kind"], href: string, title: string, text = ""): Found => ({
  kind,
  href,
  title,
  text,
  words: "",
  mark: () => [],
});

test("sections and questions come under their page, where the best of them stood", () => {
  const pages = groupByPage([
    found("section", "/articles/fees#duty", "Stamp duty", "Government fees"),
    found("filing", "/compliance-calendar#gstr-1", "GSTR-1"),
    found("article", "/articles/fees", "Government fees"),
    found("filing", "/compliance-calendar#gstr-3b", "GSTR-3B"),
    found("question", "/articles/fees#questions", "Who pays it?", "Government fees"),
    found("question", "/llp-registration#questions", "Does an LLP pay it?", "LLP Registration"),
  ]);
  expect(pages.map(({ title, entry, places }) => [title, entry?.kind, places.map((place) => place.title)])).toEqual([
    ["Government fees", "article", ["Stamp duty", "Who pays it?"]],
    ["GSTR-1", "filing", []],
    ["GSTR-3B", "filing", []],
    ["LLP Registration", undefined, ["Does an LLP pay it?"]],
  ]);
});
