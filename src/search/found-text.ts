import { siteSearch as copy } from "../../content/search.ts";
import { fill } from "../../domain/text.ts";
import type { SearchEntry } from "./engine.ts";

export const noneText = (query: string) => fill(copy.none, { query: query.trim() });
export const allText = (count: number) => fill(copy.all, { count });
export const moreText = (count: number) => fill(copy.more, { count });
export const foundText = (count: number, query: string) =>
  count === 1 ? `1 result for '${query.trim()}'` : fill(copy.found, { count, query: query.trim() });

/** What kind of thing was found, and where it is or what it is about. */
export const aboutText = ({ kind, text }: SearchEntry) =>
  [copy.kinds[kind].one, text].filter((part) => part !== "").join(" · ");

export const searchAddress = (query: string) => `/search?${new URLSearchParams({ q: query.trim() })}`;

/** How the part of a text that was looked for looks. */
export const markClass = "bg-action/12 text-inherit";
