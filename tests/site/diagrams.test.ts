import { expect, test } from "vitest";
import { type Element, readElements } from "../../build/page-styles.ts";
import { canonicalPages } from "../support/built-site.ts";

type Node = Element["childNodes"][number];

const attribute = (element: Element, name: string) => element.attrs.find((found) => found.name === name)?.value;

/** The words in it, element by element, without what `skip` names. */
const words = (node: Node, skip: (element: Element) => boolean): string => {
  if ("value" in node) return node.value;
  if (!("childNodes" in node) || ("tagName" in node && skip(node))) return "";
  return node.childNodes.map((child) => words(child, skip)).join(" ");
};

/** Scales, and places on them. */
const isScale = (element: Element) =>
  attribute(element, "aria-hidden") === "true" || attribute(element, "class") === "sr-only";

const isDiagram = ({ tagName, parentNode }: Element) =>
  tagName === "figure" &&
  parentNode !== null &&
  "tagName" in parentNode &&
  /^article-text\b/.test(attribute(parentNode, "class") ?? "");

const articles = canonicalPages
  .filter(({ path }) => path.startsWith("/articles/"))
  .map(({ path, html }) => {
    const elements = readElements(html);
    const article = elements.find(({ tagName }) => tagName === "article")!;
    return { path, text: words(article, isDiagram), diagrams: elements.filter(isDiagram) };
  });

const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];

test.each(articles)("$path: diagrams have a title and state only figures of the article", ({ text, diagrams }) => {
  const known = new Set(figures(text));
  for (const diagram of diagrams) {
    const said = words(diagram, isScale);
    expect(diagram.childNodes[0]).toMatchObject({ tagName: "figcaption" });
    expect(said).toMatch(/\w/);
    expect(figures(said).filter((figure) => !known.has(figure))).toEqual([]);
  }
});

test("every colour and place in a diagram is one that it knows", () => {
  const inside = articles.flatMap(({ diagrams }) => diagrams.flatMap(withDescendants));
  expect(inside.length).toBeGreaterThan(500);
  expect(inside.filter((element) => attribute(element, "class")?.includes("undefined"))).toEqual([]);
});

const withDescendants = (element: Element): Element[] => [
  element,
  ...element.childNodes.flatMap((child) => ("tagName" in child ? withDescendants(child) : [])),
];

test("each of the ten longest articles has a diagram", () => {
  const longest = articles.toSorted((one, other) => other.text.length - one.text.length).slice(0, 10);
  expect(longest.filter(({ diagrams }) => diagrams.length === 0).map(({ path }) => path)).toEqual([]);
});
