import { readdirSync, readFileSync } from "node:fs";
import { fillFigures } from "./figures.ts";

const folder = "content/articles";

export interface ArticleFile {
  slug: string;
  frontMatter: string;
  body: string;
}

/** The articles as they are written, for tools that run without the site. */
export const readArticleFiles = (): ArticleFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .sort()
    .map((file) => {
      const [, frontMatter = "", body = ""] =
        readFileSync(`${folder}/${file}`, "utf8").match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
      return { slug: file.replace(/\.mdx$/, ""), frontMatter: fillFigures(frontMatter), body: fillFigures(body) };
    });
