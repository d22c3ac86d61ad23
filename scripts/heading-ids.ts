/** Adds new heading ids to the list of published ones. It never takes one away: others may link to it. */
import { readFileSync, writeFileSync } from "node:fs";
import { headingIds } from "../build/article-checks/article-checks.ts";
import { readArticleFiles } from "../build/article-checks/article-files.ts";

const file = "content/articles/heading-ids.json";
const published: Record<string, string[]> = JSON.parse(readFileSync(file, "utf8"));
for (const { slug, body } of readArticleFiles())
  published[slug] = [...new Set([...(published[slug] ?? []), ...headingIds(body)])];
writeFileSync(file, `${JSON.stringify(published, null, 2)}\n`);
