import type { CollectionEntry } from "astro:content";
import { incubation } from "../../content/company/incubation.ts";
import { complianceItems } from "../../content/compliance/cards.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { pricingPage } from "../../content/offers/pricing.ts";
import { type PageKey, pages } from "../../content/pages.ts";
import { comparison } from "../../content/structures/comparison.ts";
import { llp } from "../../content/structures/llp.ts";
import { opc } from "../../content/structures/opc.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { newestFirst } from "../../domain/lists.ts";

/** A page and the text of its records, in which notes of law are named by their ids. */
export interface PageSource {
  path: string;
  title: string;
  source: string;
}

export type PageLink = Omit<PageSource, "source">;

/** Pages that show notes of law, apart from articles, with the records they show. */
const shown: readonly (readonly [PageKey, unknown])[] = [
  ["calendar", complianceItems],
  ["pricing", [pricingPage, offerSets]],
  ["incubation", incubation],
  ["home", comparison],
  ["privateLimited", privateLimited],
  ["opc", opc],
  ["llp", llp],
];

/** Every page that can show a note of law: articles first, newest first, then the others. */
export const pagesNamingLaws = (articles: readonly CollectionEntry<"articles">[]): PageSource[] => [
  ...newestFirst(
    articles,
    ({ data }) => data.publishDate,
    ({ id }) => id,
  ).map(({ id, data, body = "" }) => ({ path: `/articles/${id}`, title: data.title, source: body })),
  ...shown.map(([key, records]) => ({ ...pages[key], source: JSON.stringify(records) })),
];

/** Where a note of law is shown: the pages whose source names its id, in the order given. */
export function findMentions(id: string, pages: readonly PageSource[]): PageLink[] {
  const named = new RegExp(`["']${id}["']`);
  return pages.filter(({ source }) => named.test(source)).map(({ path, title }) => ({ path, title }));
}
