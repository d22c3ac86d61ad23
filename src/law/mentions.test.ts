import { expect, test } from "vitest";
import { findMentions } from "./mentions.ts";

const pages = [
  { path: "/articles/a", title: "A", source: 'Text.\n\n<Changed id="angel-tax" />' },
  { path: "/pricing", title: "Pricing", source: 'notes: ["angel-tax-ended"]' },
  { path: "/pricing", title: "Pricing", source: 'note: "angel-tax"' },
];

test("a page that names the id is found once", () => {
  expect(findMentions("angel-tax", pages)).toEqual([
    { path: "/articles/a", title: "A" },
    { path: "/pricing", title: "Pricing" },
  ]);
});

test("an id that only begins another is not found in it", () => {
  expect(findMentions("angel-tax-ended", pages)).toEqual([{ path: "/pricing", title: "Pricing" }]);
  expect(findMentions("angel", pages)).toEqual([]);
});
