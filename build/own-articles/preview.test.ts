import { expect, test } from "vitest";
import { fillFigures } from "../article-checks/figures.ts";
import { splitArticle, withPictures, writeArticle } from "./own-articles.ts";
import { type PreviewNode, previewArticle } from "./preview.ts";

const flat = (nodes: readonly PreviewNode[]): PreviewNode[] =>
  nodes.flatMap((node) => (typeof node === "string" ? [node] : [node, ...flat(node.children)]));
const tagsIn = (nodes: readonly PreviewNode[]) =>
  flat(nodes).flatMap((node) => (typeof node === "string" ? [] : [node.tag]));

test("is the build's own page: figures of the firm, pictures, anchors, tables", async () => {
  const body = "## What it costs\n\n| a | b |\n|---|---|\n| {{fee llp starter}} | ![P](p.png) |";
  const tree = await previewArticle(fillFigures(withPictures(body)));
  expect(JSON.stringify(tree)).toMatch(/"href":"#what-it-costs".*"tag":"th".*₹.*"src":"\/pictures\/p.png","alt":"P"/);
  expect(() => fillFigures("{{fee of nothing}}")).toThrow("is no figure");
});

test("draws nothing but known elements, and no link that is a program", async () => {
  const tree = await previewArticle('<form action="x"><input></form>\n\n<b onclick="x">B</b> [x](javascript:alert(1))');
  expect(tagsIn(tree)).not.toContain("form");
  expect(tagsIn(tree)).not.toContain("input");
  expect(JSON.stringify(tree)).not.toMatch(/onclick|javascript/);
});

test("writes what was changed and keeps the rest of the head", () => {
  const written = "---\n# From the blog\ntitle: Old\ntags: [Audit]\ndraft: true\n---\nText\n";
  const text = writeArticle(written, { title: "A: new one", tags: ["Audit"], date: "2026-11-18" }, "Body\n\n\n");
  expect(text).toMatch(/^---\n# From the blog\n/);
  expect(splitArticle("a.md", text)).toMatchObject({
    head: { title: "A: new one", tags: ["Audit"], date: "2026-11-18" },
    body: "Body",
  });
  expect(splitArticle("a.md", text).head).not.toHaveProperty("draft");
  expect(splitArticle("a.md", writeArticle(null, { title: "T" }, "Body")).head).toEqual({ title: "T" });
});
