import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import { compile } from "html-to-text";
import type { z } from "zod";
import { ownerFiles } from "../../content/owner/files.ts";
import { fieldInWords, withoutKey } from "../../content/owner/problems.ts";
import type { SiteChangeRow } from "../store/tables.ts";

/** A sentence that is other than before; without `before` it is new, without `after` it is gone. */
interface Change {
  before?: string;
  after?: string;
}
interface ChangedPage {
  path: string;
  title: string;
  is: "changed" | "new" | "gone";
  changes: Change[];
}
export interface ChangedSentences {
  /** On most pages alike, such as the header's: said once. */
  everywhere: Change[];
  pages: ChangedPage[];
}

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    { selector: "svg", format: "skip" },
    { selector: "template", format: "skip" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "table", format: "block" },
    // Cells and what stands beside each other in a row are sentences of their own.
    ...["td", "th", "dt", "dd", "li", "button", "label", "option"].map((selector) => ({ selector, format: "block" })),
  ],
});

interface Page {
  path: string;
  title: string;
  sentences: string[];
}

/** What search engines show is on no page. */
const inHead = [/<title>([^<]*)/, /<meta name="?description"? content="([^"]*)"/];
const canonical = /<link rel="?canonical"? href="?([^"\s>]+)/;

/** Every page once: those under a second address are the same page, and those under form/ are completed by the server. */
function readPages(site: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const file of globSync("**/*.html", { cwd: site }).sort()) {
    if (file.startsWith("form/")) continue;
    // Words that stand apart on the page are apart here too.
    const html = readFileSync(join(site, file), "utf8").replace(/(<\/\w+>)(?=<)/g, "$1 ");
    const path = `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
    const own = canonical.exec(html)?.[1];
    if (own && decodeURIComponent(new URL(own).pathname).replace(/(?<=.)\/$/, "") !== path) continue;
    const [title = "", description = ""] = inHead.map((pattern) => toText(pattern.exec(html)?.[1] ?? ""));
    const body = toText(html.slice(html.indexOf("<body")));
    pages.set(path, { path, title, sentences: [title, description, ...splitSentences(body)].filter(Boolean) });
  }
  return pages;
}

const splitSentences = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.?!…])\s+(?=\p{Lu}|["'“‘(])/u)
    .map((sentence) =>
      sentence
        .replace(/^\s*(\*|\d+\.)\s/, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** What is other in the site built in `after` than in the one built in `before`. */
export function changedSentences(before: string, after: string): ChangedSentences {
  const [old, now] = [readPages(before), readPages(after)];
  const pages: ChangedPage[] = [];
  for (const path of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const [one, other] = [old.get(path), now.get(path)];
    const is = !one ? "new" : !other ? "gone" : "changed";
    const changes = compareLines(one?.sentences ?? [], other?.sentences ?? []);
    if (changes.length > 0) pages.push({ path, title: (other ?? one)!.title, is, changes });
  }
  return gatherEverywhere(pages, now.size);
}

const keyOf = ({ before = "", after = "" }: Change): string => `${before}\n${after}`;

function gatherEverywhere(pages: ChangedPage[], size: number): ChangedSentences {
  const seen = new Map<string, { change: Change; pages: number }>();
  for (const { is, changes } of pages)
    if (is === "changed")
      for (const [key, change] of new Map(changes.map((change) => [keyOf(change), change])))
        seen.set(key, { change, pages: (seen.get(key)?.pages ?? 0) + 1 });
  const common = new Map([...seen].filter(([, { pages }]) => pages > size / 2));
  return {
    everywhere: [...common.values()].map(({ change }) => change),
    pages: pages
      .map((page) =>
        page.is === "changed"
          ? { ...page, changes: page.changes.filter((change) => !common.has(keyOf(change))) }
          : page,
      )
      .filter(({ changes }) => changes.length > 0),
  };
}

/** Where more sentences come and go, what stayed among them is not looked for: that would take seconds. */
const mostEdits = 1_000;

/** In the order of the page; what stands in the place of something else is said with it. */
function compareLines(before: string[], after: string[]): Change[] {
  const changes: Change[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1) {
      const [one, other] = [removed[index], added[index]];
      if (one !== other)
        changes.push({ ...(one !== undefined && { before: one }), ...(other !== undefined && { after: other }) });
    }
    [removed, added] = [[], []];
  };
  const parts = diffArrays(before, after, { maxEditLength: mostEdits });
  if (!parts) [removed, added] = [before, after];
  for (const part of parts ?? []) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else flush();
  }
  flush();
  return changes;
}

/** A field of a file, or a line of an article; without `before` it is new, without `after` it is gone. */
export interface ChangedField {
  field: string;
  before?: string;
  after?: string;
}

type Key = string | number;

/** What a change of a file has changed, in the words of its form. */
export function describeChange({
  file,
  before,
  after,
}: Pick<SiteChangeRow, "file" | "before" | "after">): ChangedField[] {
  const schema: z.ZodType | undefined = ownerFiles[file.replace(/\.json$/, "") as keyof typeof ownerFiles];
  const [old, now] = [readRecord(before), readRecord(after)];
  if (schema && old && now)
    return differences([], old, now).map(({ path, isGone, ...values }) => ({
      field: withoutKey(fieldInWords(schema, path, isGone ? old : now)),
      ...values,
    }));
  const lines = (text: string | null) => (text ?? "").split("\n").filter((line) => line.trim());
  return compareLines(lines(before), lines(after)).map((change) => ({ field: "", ...change }));
}

/** No file is an empty one; what is no JSON, as it may be after an edit by hand, is compared by its lines. */
function readRecord(text: string | null): Record<string, unknown> | undefined {
  if (text === null) return {};
  try {
    const { $schema: _, ...value } = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Difference extends Omit<ChangedField, "field"> {
  path: Key[];
  /** An entry of a list that is there no more: its place is that of before. */
  isGone?: boolean;
}

function differences(path: Key[], old: unknown, now: unknown): Difference[] {
  if (isDeepStrictEqual(old, now)) return [];
  if (isRecord(old) && isRecord(now))
    return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((key) =>
      differences([...path, key], old[key], now[key]),
    );
  if (Array.isArray(old) && Array.isArray(now)) {
    const found = entryDifferences(path, old, now);
    // Otherwise they are the same in another order.
    if (found.length > 0) return found;
  }
  const [before, after] = [inWords(old), inWords(now)];
  return [
    {
      path,
      ...(old !== undefined && { before }),
      ...(now !== undefined && { after: after === before ? after.replace(/^a /, "another ") : after }),
    },
  ];
}

const nameOf = (entry: unknown): unknown => (isRecord(entry) ? (entry.name ?? entry.title ?? entry.day) : undefined);

/** Entries of a list, each with the one of its name before. */
function entryDifferences(path: Key[], old: readonly unknown[], now: readonly unknown[]): Difference[] {
  const isIn = (list: readonly unknown[], entry: unknown) => list.some((each) => isDeepStrictEqual(each, entry));
  const gone = old.filter((entry) => !isIn(now, entry));
  const found = now
    .filter((entry) => !isIn(old, entry))
    .flatMap((entry) => {
      const name = nameOf(entry);
      const twin = name === undefined ? -1 : gone.findIndex((each) => nameOf(each) === name);
      const [before] = twin < 0 ? [] : gone.splice(twin, 1);
      return differences([...path, now.indexOf(entry)], before, entry);
    });
  return [
    ...found,
    ...gone.map((entry) => ({ path: [...path, old.indexOf(entry)], isGone: true, before: inWords(entry) })),
  ];
}

/** As the desk names pictures: by what is in them. */
const pictureName = /^[0-9a-f]{16}\.\w+$/;

/** 'Asha Mathur, Partner, Hindi, English, a picture' */
const inWords = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(inWords).join(", ")
    : String(value).replace(pictureName, "a picture");
