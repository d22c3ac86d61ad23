import type { Found } from "./engine.ts";
import { isPlace, pageOf } from "./entries.ts";

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
    const onPage = isPlace(entry);
    const href = onPage ? pageOf(entry) : entry.href;
    const page = pages.get(href) ?? { href, title: onPage ? entry.text : entry.title, places: [] };
    if (onPage) page.places.push(entry);
    else page.entry = entry;
    pages.set(href, page);
  }
  return [...pages.values()];
}
