import { expect, test } from "vitest";
import {
  type ArticleSummary,
  categoryChoices,
  firstView,
  type ListingState,
  listingAddress,
  listingView,
  matches,
  pageAddress,
  withFilter,
} from "./listing.ts";

const article = (change: Partial<ArticleSummary>): ArticleSummary => ({
  slug: "a",
  title: "LLP registration",
  excerpt: "Two partners and a filed agreement",
  category: "Company Registration",
  author: "Registration Desk",
  publishDate: "2024-12-17",
  reviewedOn: "2026-11-15",
  readTime: 12,
  tags: ["FiLLiP", "Form 11"],
  featured: false,
  ...change,
});

const many = (count: number, change: (index: number) => Partial<ArticleSummary> = () => ({})) =>
  Array.from({ length: count }, (_, index) =>
    article({ slug: `a${index}`, publishDate: `2024-01-${String(index + 1).padStart(2, "0")}`, ...change(index) }),
  );

const slugs = (articles: readonly ArticleSummary[]) => articles.map(({ slug }) => slug);

test("there are seven category labels, All first", () => {
  expect(categoryChoices).toHaveLength(7);
  expect(categoryChoices[0]).toBe("All");
});

test.each([
  ["title", "llp REG", true],
  ["excerpt", "filed agree", true],
  ["any tag", "form 11", true],
  ["part of a tag", "fillip", true],
  ["nothing", "valuation", false],
  ["an author, which is not searched", "desk", false],
  ["spaces around the words", "  llp ", true],
  ["characters that mean something in patterns", "(.*", false],
])("search finds by %s", (_, query, found) => {
  expect(matches(article({}), { query, category: "All" })).toBe(found);
});

test("search and category must both match", () => {
  expect(matches(article({}), { query: "llp", category: "Company Registration" })).toBe(true);
  expect(matches(article({}), { query: "llp", category: "Startup Guides" })).toBe(false);
  expect(matches(article({}), { query: "valuation", category: "Company Registration" })).toBe(false);
});

test("13 articles make a page of ten and a page of three", () => {
  const thirteen = many(13);
  const first = listingView(thirteen, firstView);
  expect([first.others.length, first.page, first.pages, first.from, first.to, first.total]).toEqual([
    10, 1, 2, 1, 10, 13,
  ]);
  const second = listingView(thirteen, { ...firstView, page: 2 });
  expect(slugs(second.others)).toEqual(["a2", "a1", "a0"]);
  expect([second.from, second.to]).toEqual([11, 13]);
});

test("ten articles make one page", () => {
  expect(listingView(many(10), firstView).pages).toBe(1);
});

test("a page beyond the last shows the last", () => {
  expect(listingView(many(13), { ...firstView, page: 9 }).page).toBe(2);
});

test("nothing found is one empty page", () => {
  const view = listingView(many(13), { ...firstView, query: "zzz" });
  expect([view.total, view.pages, view.from, view.to, view.others.length]).toEqual([0, 1, 0, 0, 0]);
});

test("featured articles are set apart in the first view alone, and none is shown twice", () => {
  const articles = many(13, (index) => ({ featured: index % 4 === 0 }));
  const first = listingView(articles, firstView);
  expect(slugs(first.featured)).toEqual(["a12", "a8", "a4"]);
  expect(new Set(slugs([...first.featured, ...first.others])).size).toBe(10);
  for (const change of [{ query: "llp" }, { category: "Company Registration" as const }, { page: 2 }])
    expect(listingView(articles, { ...firstView, ...change }).featured).toEqual([]);
});

test("a change of search or category starts again on page 1", () => {
  expect(withFilter({ ...firstView, page: 2 }, { query: "x" })).toEqual({ query: "x", category: "All", page: 1 });
  expect(withFilter({ ...firstView, page: 2 }, { category: "Startup Guides" }).page).toBe(1);
});

test("the address holds the state, and gives it back", () => {
  const params = new URLSearchParams();
  listingAddress().write(firstView, params);
  expect(String(params)).toBe("");
  const state = { query: "stamp duty & fees", category: "Tax & Accounting", page: 2 } as const;
  listingAddress().write(state, params);
  expect(listingAddress().parse(params)).toEqual(state);
});

test("a page of all articles has an address of its own, a page of a search that of the search", () => {
  expect(pageAddress(1)).toBe("/articles");
  expect(pageAddress(2)).toBe("/articles/page/2");
  expect(pageAddress(2, { ...firstView, query: "llp" })).toBe("/articles?q=llp&page=2");
});

test.each(["?page=0", "?page=-1", "?page=x", "?page=1.5", "?category=Nope", "?category=&q="])(
  "a malformed address, %s, is the first view",
  (search) => {
    expect(listingAddress().parse(new URLSearchParams(search))).toEqual(firstView);
  },
);

test("a later page that was built is the state that its address adds nothing to", () => {
  const third = listingAddress(3);
  expect(third.parse(new URLSearchParams())).toEqual({ ...firstView, page: 3 });
  const written = (state: ListingState) => {
    const params = new URLSearchParams();
    third.write(state, params);
    expect(third.parse(params)).toEqual(state);
    return String(params);
  };
  expect(written({ ...firstView, page: 3 })).toBe("");
  expect(written(firstView)).toBe("page=1");
  expect(written({ ...firstView, query: "llp" })).toBe("q=llp");
});
