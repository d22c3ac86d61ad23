import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { jsonSchema, type OwnerFile, ownerFiles } from "../../content/owner/files.ts";
import { tooDeep } from "../../content/owner/json.ts";
import type { Problem } from "../../content/owner/problems.ts";
import { findOwnerFolder, type Instead, ownerFolderToWrite, showFolder } from "../../content/owner/read.ts";
import type { DeskDeps, DeskRequest } from "../desk/routing.ts";
import type { Actor } from "../enquiries/store-contract.ts";
import { type Build, ownerFilesOf } from "./builds.ts";

export const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * The files of the owner's folder that a build is made from, with their hashes. Links and pipes are left out: `owner -- check` refuses
 * them, and a pipe would be read for ever. So are hidden files, and the schemas that help an editor.
 */
export function hashFolder(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")) && !file.startsWith("schemas/"))
    .sort();
  return Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(folder, file)))]));
}

/** The owner's files that visitors see: the build's copy, or null for samples. A build from before they were kept may not have them. */
export function publishedFiles(builds: string, build: Build, saved = findOwnerFolder()): string | null | undefined {
  const kept = ownerFilesOf(builds, build.id);
  if (existsSync(kept)) return kept;
  if (build.ownerFolder === null) return null;
  return saved && isDeepStrictEqual(hashFolder(saved), build.owner) ? saved : undefined;
}

/** A file of the owner's folder as somebody wants it, and what they have seen of it. */
export interface Wanted {
  /** 'identity.json', 'articles/first-audit.md' */
  file: string;
  /** Of what they have seen; null where there was nothing. */
  hash: string | null;
  /** null removes it. */
  text: string | null;
}

/** Somebody else was faster, at the desk or by hand. */
export interface Conflict {
  file: string;
  /** What is there now; null where it is gone. */
  found: { hash: string; text: string } | null;
  by: string;
}

type Saved = { hashes: Record<string, string | null> } | { conflict: Conflict };

/** The folder or its disk does not take it. */
export class CannotWrite extends Error {
  override name = "CannotWrite";
}

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EROFS: "the server may only read there",
  EACCES: "the server may only read there",
  EPERM: "the server may only read there",
};

const cannotWrite = (folder: string, error: unknown): CannotWrite => {
  const { code = "" } = error as NodeJS.ErrnoException;
  return new CannotWrite(
    `Not saved, and nothing was changed: ${reasons[code] ?? `writing failed (${code})`} (folder ${showFolder(folder)}). What you typed is still here.`,
    { cause: error },
  );
};

const noFolder =
  "OWNER_DIR names the samples, so that there is no folder of yours to save to. Take the setting away, and start again.";

/** What `work` answers when it has saved into the owner's folder; why nothing could be saved, where there is none or it takes nothing. */
export async function answerSaving<Answer>(c: DeskRequest, work: (folder: string) => Answer | Promise<Answer>) {
  const folder = ownerFolderToWrite();
  if (!folder) return c.json({ error: noFolder }, 409);
  try {
    return await work(folder);
  } catch (error) {
    if (error instanceof CannotWrite) return c.json({ error: error.message }, 507);
    throw error;
  }
}

/** Null where there is none. A link or a pipe is none: it could lead anywhere, or be read for ever. */
export function readText(folder: string, file: string): string | null {
  const path = join(folder, file);
  return isFile(path) ? readFileSync(path, "utf8") : null;
}
const isFile = (path: string): boolean => existsSync(path) && lstatSync(path).isFile();

/**
 * All of them or none, `null` removes; each whole or not at all, also if the machine stops meanwhile: beside the file first, then in its
 * place. What was there is kept until the last one is done.
 */
export function writeWhole(
  folder: string,
  files: readonly { file: string; bytes: string | Uint8Array | null }[],
): void {
  const at = (file: string) => join(folder, file);
  const named = (file: string, end: string) => join(folder, dirname(file), `.${basename(file)}.${end}`);
  const beside = (file: string) => named(file, "part");
  const before = (file: string) => named(file, "before");
  const done: string[] = [];
  try {
    for (const { file, bytes } of files) {
      if (files.length > 1 && isFile(at(file))) copyFileSync(at(file), before(file));
      if (bytes === null) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(beside(file), bytes, { flush: true });
    }
    for (const { file, bytes } of files) {
      if (bytes === null) rmSync(at(file), { force: true });
      else renameSync(beside(file), at(file));
      done.push(file);
    }
  } catch (error) {
    for (const file of done) {
      if (existsSync(before(file))) renameSync(before(file), at(file));
      else rmSync(at(file), { force: true });
    }
    throw cannotWrite(folder, error);
  } finally {
    // What could not be made need not be removed.
    for (const { file } of files)
      for (const left of [beside(file), before(file)]) if (existsSync(left)) rmSync(left, { force: true });
  }
}

/** Who wrote what is there: the last one of the history, if it is still as they left it. */
async function whoWrote({ store }: DeskDeps, file: string, text: string | null): Promise<string> {
  const [last] = await store.siteChanges.list({ file, limit: 1 });
  const change = last && (await store.siteChanges.byId(last.id));
  return change && change.after === text ? change.byName : "by hand";
}

/**
 * Writes all of them or none, with a note in the history of each. Nothing is awaited between the look at what is there and the writing:
 * of two at once the second finds what the first has written.
 */
export async function saveFiles(
  deps: DeskDeps,
  actor: Actor,
  folder: string,
  wanted: readonly Wanted[],
): Promise<Saved> {
  const before = new Map(wanted.map(({ file }) => [file, readText(folder, file)]));
  const hashOf = (text: string | null | undefined) => (typeof text === "string" ? sha256(text) : null);
  const other = wanted.find(({ file, hash }) => hashOf(before.get(file)) !== hash);
  if (other) {
    const text = before.get(other.file) ?? null;
    const found = text === null ? null : { hash: sha256(text), text };
    return { conflict: { file: other.file, found, by: await whoWrote(deps, other.file, text) } };
  }
  const changed = wanted.filter(({ file, text }) => before.get(file) !== text);
  writeWhole(
    folder,
    changed.map(({ file, text }) => ({ file, bytes: text })),
  );
  for (const { file, text } of changed)
    await note(deps, actor, { file, before: before.get(file) ?? null, after: text });
  if (changed.length > 0) deps.changes.publish("site");
  return { hashes: Object.fromEntries(wanted.map(({ file, text }) => [file, hashOf(text)])) };
}

/** The file is written: a store that does not answer makes it no less true. The next note says 'by hand' then. */
async function note(
  { store, log }: DeskDeps,
  actor: Actor,
  change: { file: string; before: string | null; after: string | null },
): Promise<void> {
  try {
    await store.siteChanges.add(actor, change);
  } catch (error) {
    log.error({ err: error, file: change.file }, "a change of the owner's folder is not in the history");
  }
}

export const ownerFileNames = Object.keys(ownerFiles) as OwnerFile[];

export const schemaAddress = (name: OwnerFile): string => `./schemas/${name}.schema.json`;

/** Writes the schemas of this version beside the owner's files, for their editor. A folder that is read-only keeps those it has. */
export function writeSchemas(folder: string): void {
  try {
    mkdirSync(join(folder, "schemas"), { recursive: true });
    for (const name of ownerFileNames) {
      const file = join(folder, schemaAddress(name));
      const text = `${JSON.stringify(jsonSchema(name), null, 2)}\n`;
      if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
    }
  } catch (error) {
    if (!["EACCES", "EROFS", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

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
