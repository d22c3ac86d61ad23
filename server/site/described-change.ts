import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { ownerFiles } from "../../content/owner/files.ts";
import { fieldInWords } from "../../content/owner/problems.ts";
import type { SiteChangeRow } from "../store/schema.ts";
import { compareLines } from "./sentences.ts";

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
      field: fieldInWords(schema, path, isGone ? old : now),
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
  return [
    { path, ...(old !== undefined && { before: inWords(old) }), ...(now !== undefined && { after: inWords(now) }) },
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

/** 'Asha Mathur, Partner, Hindi, English' */
const inWords = (value: unknown): string =>
  typeof value === "object" && value !== null ? Object.values(value).map(inWords).join(", ") : String(value);
