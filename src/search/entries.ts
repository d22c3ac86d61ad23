import type { siteSearch } from "../../content/search.ts";

export type EntryKind = keyof typeof siteSearch.kinds;

/** Something that can be found: a page, or a place on one. */
export interface SearchEntry {
  kind: EntryKind;
  href: string;
  title: string;
  /** What it is about, or the page it is on. */
  text: string;
  /** More words under which it is found; never shown. */
  words: string;
}

export const searchIndexAddress = "/search-index.json";
