import { expect, test } from "@playwright/test";
import { canonicalPages } from "../support/built-site.ts";

const articles = canonicalPages.filter(({ path }) => path.startsWith("/articles/"));

/** Runs in the browser. What the article and its drawings say, as a screen reader reads them. */
function readArticle(html: string) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const text = document.querySelector(".article-text")!;
  for (const unread of text.querySelectorAll("[aria-hidden=true]")) unread.remove();
  const diagrams = [...text.querySelectorAll(":scope > figure")].map((figure) => {
    figure.remove();
    return {
      title: figure.querySelector("figcaption")?.textContent,
      /** A space between elements: figures of two are not one. */
      words: [...figure.querySelectorAll("*")].map(({ childNodes }) =>
        [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : " ")).join(""),
      ),
      classes: [...figure.querySelectorAll("[class]")].map((element) => element.getAttribute("class")).join(" "),
    };
  });
  const words = document.querySelector("article")!.textContent.split(/\s+/).length;
  return { diagrams, words, text: document.querySelector("article")!.textContent };
}

const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];

test("diagrams have a title and state only figures of their article", async ({ page }) => {
  const found: string[] = [];
  for (const { path, html } of articles) {
    const { diagrams, text } = await page.evaluate(readArticle, html);
    const known = new Set(figures(text));
    for (const { title, words, classes } of diagrams) {
      found.push(path);
      expect(title, path).toMatch(/\w/);
      expect(
        figures(words.join(" ")).filter((figure) => !known.has(figure)),
        `${path}: ${title}`,
      ).toEqual([]);
      expect(classes, `${path}: ${title}`).not.toContain("undefined");
    }
  }
  expect(found.length).toBeGreaterThan(10);
});

test("each of the ten longest articles has a diagram", async ({ page }) => {
  const read = await Promise.all(articles.map(({ html }) => page.evaluate(readArticle, html)));
  const longest = read.toSorted((one, other) => other.words - one.words).slice(0, 10);
  expect(longest.filter(({ diagrams }) => diagrams.length === 0)).toEqual([]);
});
