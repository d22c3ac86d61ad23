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
  /** Of a page: searches to which it is the answer. */
  answers?: readonly string[] | undefined;
  /** Sentences on the page with the words of those searches that title and text do not have. */
  says?: readonly string[] | undefined;
}

/** A section or a question: found on a page, and shown under it. */
export const isPlace = ({ kind }: Pick<SearchEntry, "kind">) => kind === "section" || kind === "question";

/** The address of the page that a place is on. */
export const pageOf = ({ href }: Pick<SearchEntry, "href">) => href.replace(/#.*/, "");

export const searchIndexAddress = "/search-index.json";
