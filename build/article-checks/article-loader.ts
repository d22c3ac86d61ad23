import { readFile } from "node:fs/promises";
import { glob, type Loader } from "astro/loaders";
import { lawChanges } from "../../content/law-changes.ts";
import { pages } from "../../content/pages.ts";
import type { Article } from "../../content/schemas/article.ts";
import { findArticleErrors } from "./article-checks.ts";

/** Addresses that are not pages of their own record. */
const otherRoutes = ["/contact", "/blog", "/rss.xml"];

/** Loads the articles and refuses all of them when one has an error, naming file and field. */
export function checkedArticles(base: string): Loader {
  const files = glob({ base, pattern: "*.mdx" });
  return {
    name: "checked-articles",
    async load(context) {
      await files.load(context);
      const publishedIds: Record<string, string[]> = JSON.parse(await readFile(`${base}/heading-ids.json`, "utf8"));
      const errors = findArticleErrors(
        context.store.values().map(({ id, data, body = "" }) => ({ slug: id, data: data as Article, body })),
        {
          routes: new Set([...Object.values(pages).map(({ path }) => path), ...otherRoutes]),
          lawChangeIds: new Set<string>(lawChanges.map(({ id }) => id)),
          publishedIds,
        },
      );
      if (errors.length > 0) throw new Error(`The articles have errors:\n${errors.join("\n")}`);
    },
  };
}
