import { isDeepStrictEqual } from "node:util";
import type { OwnerFile } from "../../content/owner/files.ts";
import { tooDeep } from "../../content/owner/json.ts";
import type { Problem } from "../../content/owner/problems.ts";
import type { Instead } from "../../content/owner/read.ts";
import { schemaAddress } from "./schemas.ts";

/** What a file of the owner's folder holds, without the address of its schema. */
export type Value = Record<string, unknown>;

const isRecord = (value: unknown): value is Value =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string | null): Value | null {
  try {
    const value: unknown = JSON.parse((text ?? "").replace(/^\uFEFF/, ""));
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Null where there is no file, or it is no JSON. */
export function valueIn(text: string | null): Value | null {
  const found = parse(text);
  if (!found) return null;
  const { $schema: _, ...value } = found;
  return value;
}

/** Somebody reads the file too: what stood where stays there, and what is new comes after it. */
function inOrderOf(value: unknown, found: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => inOrderOf(entry, Array.isArray(found) ? found[index] : undefined));
  if (!isRecord(value)) return value;
  const before = isRecord(found) ? found : {};
  const keys = [...Object.keys(before).filter((key) => key in value), ...Object.keys(value)];
  return Object.fromEntries([...new Set(keys)].map((key) => [key, inOrderOf(value[key], before[key])]));
}

/** The file with another value in it. */
export function textOf(name: OwnerFile, value: Value, found: string | null): string {
  const { $schema, ...before } = parse(found) ?? { $schema: schemaAddress(name) };
  return `${JSON.stringify({ $schema, ...(inOrderOf(value, before) as Value) }, null, 2)}\n`;
}

/** Many times what any field or file takes; the checks of single fields are not made for more. */
const longestText = 10_000;
const longestFile = 500_000;

/** And what is deeper than any file: no other check gets to the bottom of it. */
export function longTexts(file: string, value: unknown, path: Problem["path"] = []): Problem[] {
  if (typeof value === "string")
    return value.length > longestText
      ? [{ file, path, field: "", message: `has ${value.length} characters, which is more than any field takes` }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  if (path.length > 20) return [{ file, path: path.slice(0, 1), field: "", message: tooDeep }];
  return Object.entries(value).flatMap(([key, inner]) =>
    longTexts(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What is far too much to be looked at more closely. */
export const sizeProblems = (instead: Instead): Problem[] =>
  Object.entries(instead).flatMap(([name, value]) => {
    const file = `${name}.json`;
    const long = longTexts(file, value);
    if (long.length > 0 || JSON.stringify(value).length <= longestFile) return long;
    return [{ file, path: [], field: "", message: "has more in it than any site can show" }];
  });

const isSame = (one: Problem) => (other: Problem) =>
  one.file === other.file && one.message === other.message && isDeepStrictEqual(one.path, other.path);

export const newSince = (before: readonly Problem[], problems: readonly Problem[]): Problem[] =>
  problems.filter((problem) => !before.some(isSame(problem)));

/**
 * Those that speak against saving: what it makes worse, and what is wrong with what it changes. What is wrong elsewhere is no reason: the
 * owner mends one thing after the other.
 */
export function reasonsAgainst(
  problems: readonly Problem[],
  before: readonly Problem[],
  instead: Instead,
  found: (name: OwnerFile) => Value | null,
): Problem[] {
  const isTouched = ({ file, path: [key] }: Problem) => {
    // The checks came to no end.
    if (file === "") return true;
    const name = file.replace(/\.json$/, "") as OwnerFile;
    if (!(name in instead)) return false;
    const value = instead[name] as Value;
    return key === undefined || !isDeepStrictEqual(value[key], found(name)?.[key]);
  };
  return problems.filter((problem) => isTouched(problem) || !before.some(isSame(problem)));
}

/** A change taken back, where what it changed is still as it left it; undefined where it is not. */
export function withoutChange(
  now: string | null,
  before: string | null,
  after: string | null,
): string | null | undefined {
  if (now === after) return before;
  const [value, old, made] = [parse(now), parse(before), parse(after)];
  if (!value || !old || !made) return undefined;
  const keys = [...new Set([...Object.keys(old), ...Object.keys(made)])].filter(
    (key) => !isDeepStrictEqual(old[key], made[key]),
  );
  if (!keys.every((key) => isDeepStrictEqual(value[key], made[key]))) return undefined;
  const entries = Object.entries(value).filter(([key]) => !keys.includes(key) || key in old);
  const back = Object.fromEntries(keys.filter((key) => key in old).map((key) => [key, old[key]]));
  return `${JSON.stringify({ ...Object.fromEntries(entries), ...back }, null, 2)}\n`;
}

/** Where two values differ: the keys down to the first that is no record. */
export function differentPaths(one: unknown, other: unknown): string[][] {
  if (isDeepStrictEqual(one, other)) return [];
  if (!isRecord(one) && !isRecord(other)) return [[]];
  const [left, right] = [isRecord(one) ? one : {}, isRecord(other) ? other : {}];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
    differentPaths(left[key], right[key]).map((path) => [key, ...path]),
  );
}
