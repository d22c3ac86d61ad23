import { siteSearch as copy } from "../../content/search.ts";
import type { SearchEntry } from "./entries.ts";

/** A text with its tokens replaced. */
const put = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export const noneText = (query: string) => put(copy.none, { query: query.trim() });
export const allText = (count: number) => put(copy.all, { count });
export const moreText = (count: number) => put(copy.more, { count });
export const foundText = (count: number, query: string) =>
  count === 1 ? `1 result for '${query.trim()}'` : put(copy.found, { count, query: query.trim() });

/** What kind of thing was found, and where it is or what it is about. */
export const aboutText = ({ kind, text }: SearchEntry) =>
  [copy.kinds[kind].one, text].filter((part) => part !== "").join(" · ");

export const searchAddress = (query: string) => `/search?${new URLSearchParams({ q: query.trim() })}`;
