import { getCollection } from "astro:content";
import { type PageKey, pages } from "../../content/pages.ts";
import { newestFirst } from "../../domain/newest-first.ts";
import type { PageSource } from "./mentions.ts";

const records = import.meta.glob<string>("../../content/**/*.ts", { query: "?raw", import: "default", eager: true });

/** Which page shows the records of a file; files not named here show no notes of law. */
const shownOn: Record<string, PageKey> = {
  "compliance.ts": "calendar",
  "pricing.ts": "pricing",
  "offers.ts": "pricing",
  "incubation.ts": "incubation",
  "structures/comparison.ts": "home",
  "structures/private-limited.ts": "privateLimited",
  "structures/opc.ts": "opc",
  "structures/llp.ts": "llp",
};

/** Every page that can show a note of law: articles first, newest first, then the others. */
export async function pagesNamingLaws(): Promise<PageSource[]> {
  const articles = newestFirst(
    await getCollection("articles"),
    ({ data }) => data.publishDate,
    ({ id }) => id,
  );
  const others = Object.entries(shownOn).map(([file, key]) => {
    const source = records[`../../content/${file}`];
    if (source === undefined) throw new Error(`src/law/pages-naming-laws.ts: content/${file} does not exist`);
    return { path: pages[key].path, title: pages[key].title, source };
  });
  return [
    ...articles.map(({ id, data, body = "" }) => ({ path: `/articles/${id}`, title: data.title, source: body })),
    ...others,
  ];
}
