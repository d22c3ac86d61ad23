import { expect, test } from "vitest";
import type { Article } from "../../content/schemas/article.ts";
import { articleSlugs } from "../../content/schemas/plain-lists.ts";
import { type ArticleSource, type CheckContext, findArticleErrors, findSpellingErrors } from "./article-checks.ts";
import { readArticleFiles } from "./figures.ts";

const prose = (words: number) => "word ".repeat(words);

const data: Article = {
  title: "LLP registration in India: the process",
  description: "d".repeat(120),
  excerpt: "e".repeat(100),
  category: "Company Registration",
  label: "Business Registration",
  author: "registration-desk",
  publishDate: "2024-12-17",
  reviewedOn: "2026-11-15",
  readTime: 8,
  tags: ["LLP", "FiLLiP", "Form 11"],
  aliases: ["other-name"],
  featured: false,
  listed: true,
  related: ["second", "third"],
  tool: "cost",
  cta: { heading: "Start here", text: "We will help you with it.", contact: "Contact", pricing: ["Prices"] },
  faq: [],
  sources: [{ name: "MCA", url: "https://www.mca.gov.in/" }],
};

const article = (change: Partial<Article> = {}, extra = "", slug = "first"): ArticleSource => ({
  slug,
  data: { ...data, ...change },
  body: `${prose(1595)}\n\n## Cost { #cost }\n\n${extra}\n`,
});

const second = article({ aliases: ["second-alias"], related: ["first", "third"] }, "", "second");
const third = article({ aliases: ["third-alias"], related: ["first", "second"] }, "", "third");
const checkContext: CheckContext = {
  routes: new Set(["/pricing", "/whats-changed"]),
  lawChangeIds: new Set(["angel-tax-ended"]),
};
const errorsIn = (first: ArticleSource, context = checkContext) => findArticleErrors([first, second, third], context);

test("sound articles have no errors", () => {
  const extra = `[a](/pricing) [b](/articles/second-alias#cost) [c](#cost) [d](https://www.mca.gov.in/)
[e](/whats-changed#angel-tax-ended) [f](/pricing#plans)

<Changed id="angel-tax-ended" />`;
  expect(errorsIn(article({}, extra))).toEqual([]);
});

test.each<[string, ArticleSource, string]>([
  ["an alias of another article", article({ aliases: ["second"] }), "aliases: 'second' already leads to second.mdx"],
  ["an alias given twice", article({ aliases: ["x", "x"] }), "aliases: 'x' already leads to first.mdx"],
  [
    "a related article that is not there",
    article({ related: ["second", "gone"] }),
    "related.1: there is no article 'gone'",
  ],
  ["an article related to itself", article({ related: ["first", "second"] }), "related.0: an article is not related"],
  ["a review before publishing", article({ reviewedOn: "2024-01-01" }), "reviewedOn: 2024-01-01 is before"],
  ["a read time that is not true", article({ readTime: 12 }), "readTime: 12 minutes, but"],
  ["a heading without an id", article({}, "## Steps"), "body: heading 'Steps' has no id"],
  ["a heading id used twice", article({}, "### Again { #cost }"), "body: heading id 'cost' is used twice"],
  [
    "a heading id of the page itself",
    article({}, "## S { #sources }"),
    "body: heading id 'sources' is used by the page",
  ],
  ["a misshapen heading id", article({}, "## S { #Two_words }"), "body: heading id 'Two_words' is not lower-case"],
  ["a heading of level 1", article({}, "# Big { #big }"), "body: heading 'Big { #big }' is not of level 2 or 3"],
  ["a link to no page", article({}, "[x](/prices)"), "body: link there is no page '/prices'"],
  ["a link to no article", article({}, "[x](/articles/none)"), "body: link there is no page '/articles/none'"],
  ["a link to no heading here", article({}, "[x](#none)"), "body: link there is no heading '#none'"],
  ["a link to no heading there", article({}, "[x](/articles/second#none)"), "/articles/second has no heading '#none'"],
  ["a link to no change of law", article({}, "[x](/whats-changed#none)"), "there is no change of law 'none'"],
  ["an external link without https", article({}, "[x](http://mca.gov.in/)"), "is not a well-formed https address"],
  ["a malformed external link", article({}, "[x](https://mca)"), "'https://mca' is not a well-formed https address"],
  ["an unknown change of law", article({}, '<Changed id="none" />'), "<Changed> names 'none'"],
  [
    "one unknown change of several",
    article({}, '<Changed ids={["angel-tax-ended", "none"]} />'),
    "<Changed> names 'none'",
  ],
  ["HTML", article({}, "<b>bold</b>"), "body: <b> is not allowed"],
  ["placeholder text", article({ excerpt: `TBD ${"e".repeat(100)}` }), "excerpt: placeholder text 'TBD'"],
  ["an exclamation mark", article({ title: "Register your company in India today!" }), "title: an exclamation mark"],
  ["a misspelt term", article({}, "authorized capital"), "body: 'authorized' is written authorised"],
  [
    "a misspelt term in a diagram",
    article({}, '<Bars\n  title="Authorized capital"\n  bars={[]}\n/>'),
    "body: 'Authorized' is written",
  ],
])("%s is refused with its file and field", (_, bad, message) => {
  const errors = errorsIn(bad);
  expect(errors.join("\n")).toContain(message);
  expect(errors[0]).toMatch(/^content\/articles\/(first|second|third)\.mdx: \w/);
});

test.each([
  ["Spice+ Part A", "'Spice+' is written SPICe+"],
  ["SPICe Plus", "'SPICe Plus' is written SPICe+"],
  ["form Fillip", "'Fillip' is written FiLLiP"],
  ["the Startup india portal", "'Startup india' is written Startup India"],
  ["by email", "'email' is written e-mail"],
  ["a Section 8 license", "written licence (the noun)"],
  ["Rs. 1,000", "written ₹ before the figure"],
  ["Aadhar card", "'Aadhar' is written Aadhaar"],
  ["file AOC 4", "'AOC 4' is written AOC-4"],
])("'%s' is misspelt", (text, error) => {
  expect(findSpellingErrors(text).join()).toContain(error);
});

test.each([
  "SPICe+ and FiLLiP",
  "to license software",
  "develop and license it",
  "MGT-7A or MGT-7",
  "e-mail",
  "Aadhaar",
])("'%s' is spelt right", (text) => {
  expect(findSpellingErrors(text)).toEqual([]);
});

test("an owner may hide every article of ours, and no other", () => {
  expect(readArticleFiles().map(({ slug }) => slug)).toEqual(articleSlugs.toSorted());
});
