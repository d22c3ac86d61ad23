import MiniSearch, { type SearchOptions } from "minisearch";
import { type EntryKind, isPlace, pageOf, type SearchEntry } from "./entries.ts";
import { markerFor, type TextPart } from "./marks.ts";
import { processTerm, tokenize } from "./terms.ts";

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

/** The words of a search, however they are written. */
const normalise = (text: string) => tokenize(text).map(processTerm).join(" ");

export async function makeSearch(entries: readonly SearchEntry[]): Promise<Search> {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ["title", "words", "text"],
    tokenize,
    processTerm,
    searchOptions: { ...options, boostDocument: (id) => weights[entries[id as number]?.kind ?? "section"] },
  });
  const answers = new Map(
    entries.flatMap(({ answers = [] }, id) => answers.map((answered) => [normalise(answered), id] as const)),
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
    const answer = answers.get(normalise(wanted));
    const inOrder = [...found.filter(({ id }) => id === answer), ...found.filter(({ id }) => id !== answer)];
    return inOrder.flatMap(({ id, terms }) => {
      const entry = entries[id as number];
      if (!entry) return [];
      const about = isPlace(entry) ? abouts.get(pageOf(entry)) : undefined;
      return [{ ...entry, ...(about ? { about } : {}), mark: markerFor(terms) }];
    });
  };
}
