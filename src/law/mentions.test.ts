import { expect, test } from "vitest";
import { findMentions, pagesNamingLaws } from "./mentions.ts";

const pages = [
  { path: "/articles/a", title: "A", source: 'Text.\n\n<Changed id="angel-tax" />' },
  { path: "/pricing", title: "Pricing", source: '{"laws":["angel-tax-ended","angel-tax"]}' },
];

test("a page that names the id is found", () => {
  expect(findMentions("angel-tax", pages)).toEqual([
    { path: "/articles/a", title: "A" },
    { path: "/pricing", title: "Pricing" },
  ]);
});

test("an id that only begins another is not found in it", () => {
  expect(findMentions("angel-tax-ended", pages)).toEqual([{ path: "/pricing", title: "Pricing" }]);
  expect(findMentions("angel", pages)).toEqual([]);
});

test("the pages that show records name the laws of those records", () => {
  const found = findMentions("dir-kyc-three-yearly", pagesNamingLaws([])).map(({ path }) => path);
  expect(found).toEqual(["/compliance-calendar", "/incubation", "/llp-registration"]);
});
