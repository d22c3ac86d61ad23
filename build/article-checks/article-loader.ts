import { glob, type Loader, type LoaderContext } from "astro/loaders";
import { lawChanges } from "../../content/law/law-changes.ts";
import { identity } from "../../content/owner/facts.ts";
import { findOwnerFolder } from "../../content/owner/read.ts";
import { pages } from "../../content/pages.ts";
import type { Article } from "../../content/schemas/article.ts";
import { newestFirst } from "../../domain/lists.ts";
import { completeArticle } from "../own-articles/complete.ts";
import { readOwnArticles } from "../own-articles/own-articles.ts";
import { findArticleErrors } from "./article-checks.ts";
import { fillFigures } from "./figures.ts";

/** Addresses that are not pages of their own record. */
const otherRoutes = ["/contact", "/blog", "/rss.xml"];

/** Loads the articles, then the owner's own, and refuses all of them when one has an error, naming file and field. */
export function checkedArticles(base: string): Loader {
  const files = glob({ base, pattern: "*.mdx" });
  return {
    name: "checked-articles",
    async load(context) {
      await files.load({
        ...context,
        parseData: (entry) => context.parseData({ ...entry, data: filledEverywhere(entry.data) as typeof entry.data }),
      });
      const articles = context.store
        .values()
        .map(({ id, data, body = "" }) => ({ slug: id, data: data as unknown as Article, body: fillFigures(body) }));
      const errors = findArticleErrors(articles, {
        routes: new Set([...Object.values(pages).map(({ path }) => path), ...otherRoutes]),
        lawChangeIds: new Set<string>(lawChanges.map(({ id }) => id)),
      });
      if (errors.length > 0) throw new Error(`The articles have errors:\n${errors.join("\n")}`);
      const shown = articles.filter(({ slug }) => !identity.hiddenArticles.includes(slug));
      if (shown.length < articles.length) hideArticles(context, shown);
      await loadOwnArticles(context, shown);
    },
  };
}

/** The head of an article has figures too, in its questions. */
function filledEverywhere(value: unknown): unknown {
  if (typeof value === "string") return fillFigures(value);
  if (Array.isArray(value)) return value.map(filledEverywhere);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filledEverywhere(each)]));
}

interface Related {
  slug: string;
  data: Pick<Article, "category" | "publishDate" | "listed">;
}

/** Those that the owner does not show are no pages; where one was related to another, the next one is. */
function hideArticles({ store, generateDigest }: LoaderContext, shown: readonly Related[]) {
  for (const slug of identity.hiddenArticles) store.delete(slug);
  const listed = newest(shown);
  for (const entry of store.values()) {
    const data = entry.data as unknown as Article;
    const left = data.related.filter((slug) => !identity.hiddenArticles.includes(slug));
    if (left.length === data.related.length) continue;
    const related = [...new Set([...left, ...relatedTo(entry.id, data, listed)])].slice(0, 2);
    store.delete(entry.id);
    store.set({ ...entry, data: { ...data, related }, digest: generateDigest(`${entry.digest} ${related.join()}`) });
  }
}

const newest = (articles: readonly Related[]): Related[] =>
  newestFirst(
    articles.filter(({ data }) => data.listed),
    ({ data }) => data.publishDate,
    ({ slug }) => slug,
  );

async function loadOwnArticles({ store, renderMarkdown, generateDigest }: LoaderContext, others: readonly Related[]) {
  const folder = findOwnerFolder();
  if (!folder) return;
  const own = readOwnArticles(folder).map((article) => ({ ...article, data: completeArticle(article) }));
  const all = newest([...others, ...own]);
  for (const { slug, data, body } of own) {
    const text = fillFigures(body);
    store.set({
      id: slug,
      data: { ...data, related: relatedTo(slug, data, all) },
      body: text,
      rendered: await renderMarkdown(text),
      digest: generateDigest(text),
    });
  }
}

/** The two newest of the same category; where there are fewer, the newest of all. */
function relatedTo(slug: string, { category }: Related["data"], all: readonly Related[]): string[] {
  const others = all.filter((article) => article.slug !== slug);
  const near = others.filter(({ data }) => data.category === category);
  return [...new Set([...near, ...others])].slice(0, 2).map((article) => article.slug);
}
