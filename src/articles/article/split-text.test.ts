import { expect, test } from "vitest";
import { splitText } from "./split-text.ts";

const section = (words: number) => `<h2 id="x"><a href="#x">Head</a></h2><p>${"word ".repeat(words)}</p>`;

test("a short article is shown whole", () => {
  const html = section(10) + section(10) + section(10);
  expect(splitText(html, 100)).toEqual({ shown: html, rest: "", sectionsInRest: 0 });
});

test("a long one is split before the section that goes over the limit, and nothing is lost", () => {
  const html = `<p>Intro</p>${section(30)}${section(30)}${section(30)}${section(30)}`;
  const { shown, rest, sectionsInRest } = splitText(html, 80);
  expect(shown + rest).toBe(html);
  expect(rest.startsWith("<h2")).toBe(true);
  expect(sectionsInRest).toBe(2);
});

test("two sections are shown however long they are", () => {
  expect(splitText(section(500) + section(500) + section(5), 100).sectionsInRest).toBe(1);
});
