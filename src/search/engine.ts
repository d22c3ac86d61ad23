import MiniSearch, { type SearchOptions } from "minisearch";
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
const isPlace = ({ kind }: Pick<SearchEntry, "kind">) => kind === "section" || kind === "question";

/** The address of the page that a place is on. */
const pageOf = ({ href }: Pick<SearchEntry, "href">) => href.replace(/#.*/, "");

export const searchIndexAddress = "/search-index.json";

/** 'AOC-4' is found as 'AOC 4' and as 'AOC4'. */
const tokenize = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}\-'’]+/u).flatMap((word) => {
    const parts = word.replaceAll(/['’]/g, "").split("-").filter(Boolean);
    return parts.length > 1 ? [...parts, parts.join("")] : parts;
  });

/** Case, accents and a plural's s make no difference. */
const processTerm = (term: string): string =>
  term
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<=[a-z]{3})(?<!s)s$/, "");

/** The words of a text as the search compares them, however they are written. */
export const termsOf = (text: string): string[] => tokenize(text).map(processTerm);

/** A piece of a text, and whether it is what was looked for. */
interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where the terms that were found begin and end. Found words that follow each other are one part. */
function markerFor(terms: readonly string[]): (text: string) => TextPart[] {
  const found = new Set(terms);
  const fits = (word: string) => tokenize(word).some((token) => found.has(processTerm(token)));
  return (text) => {
    const parts: TextPart[] = [];
    for (const piece of text.split(/([\p{L}\p{N}\-'’]+)/u).filter(Boolean)) {
      const isMatch = fits(piece);
      const [before, last] = parts.slice(-2);
      if (isMatch && before?.isMatch && last?.text === " ")
        parts.splice(-2, 2, { text: `${before.text} ${piece}`, isMatch });
      else if (last && !last.isMatch && !isMatch) last.text += piece;
      else parts.push({ text: piece, isMatch });
    }
    return parts;
  };
}

export interface Found extends SearchEntry {
  /** Of a place on a page: what the page is about. */
  about?: string;
  /** Cuts a text of it where what was looked for begins and ends. */
  mark: (text: string) => TextPart[];
}

export type Search = (query: string) => Found[];

/** Of two that fit the words as well, the page comes before a place on it, and what holds before what has changed. */
const weights: Record<EntryKind, number> = {
  tool: 1.6,
  page: 1.4,
  article: 1.5,
  template: 1.5,
  filing: 1.2,
  section: 1,
  question: 0.9,
  law: 0.6,
};

/** Words that say nothing about what is looked for. */
const fillers = new Set("a an and are can do for how i in is it my of on the to what when which with".split(" "));

const options: SearchOptions = {
  boost: { title: 4, words: 1.5 },
  prefix: (term) => term.length > 1,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  weights: { prefix: 0.5, fuzzy: 0.2 },
};

const normalised = (text: string) => termsOf(text).join(" ");

export async function makeSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["title", "words", "text"],
    tokenize,
    processTerm,
    searchOptions: { ...options, boostDocument: (id) => weights[entries[id as number]?.kind ?? "section"] },
  });
  const answers = new Map(
    entries.flatMap(({ answers = [] }, id) => answers.map((answered) => [normalised(answered), id] as const)),
  );
  const abouts = new Map(entries.map(({ href, text }) => [href, text]));
  // In parts: at once it would stop a slow phone for a third of a second.
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 40 },
  );
  return (query) => {
    const words = query.split(/\s+/).filter((word) => !fillers.has(word.toLowerCase()));
    const wanted = words.join(" ") || query;
    const every = index.search(wanted, { combineWith: "AND" });
    const found = every.length > 0 ? every : index.search(wanted, { combineWith: "OR" });
    const answer = answers.get(normalised(wanted));
    const inOrder = [...found.filter(({ id }) => id === answer), ...found.filter(({ id }) => id !== answer)];
    return inOrder.flatMap(({ id, terms }) => {
      const entry = entries[id as number];
      if (!entry) return [];
      const about = isPlace(entry) ? abouts.get(pageOf(entry)) : undefined;
      return [{ ...entry, ...(about ? { about } : {}), mark: markerFor(terms) }];
    });
  };
}

async function load(): Promise<Search> {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: ${response.status}`);
  return makeSearch((await response.json()) as SearchEntry[]);
}

let loading: Promise<Search> | undefined;

/** Once for all fields of a page; after a failure the next one tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

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
