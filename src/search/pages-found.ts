import type { Found } from "./engine.ts";

/** A page on which something was found. */
export interface FoundPage {
  href: string;
  title: string;
  /** The page itself, where it was found too. */
  entry?: Found;
  /** Sections and questions on it, best first. */
  places: Found[];
}

/** What was found, page by page: a page comes where the best place on it would. */
export function groupByPage(found: readonly Found[]): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const entry of found) {
    const isPlace = entry.kind === "section" || entry.kind === "question";
    const href = isPlace ? entry.href.replace(/#.*/, "") : entry.href;
    const page = pages.get(href) ?? { href, title: isPlace ? entry.text : entry.title, places: [] };
    if (isPlace) page.places.push(entry);
    else page.entry = entry;
    pages.set(href, page);
  }
  return [...pages.values()];
}
