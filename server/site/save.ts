import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { showFolder } from "../../content/owner/read.ts";
import type { DeskDeps } from "../desk/context.ts";
import type { Actor } from "../store/desk/contract.ts";
import { sha256 } from "./owner-files.ts";

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

/** Null where there is none. A link or a pipe is none: it could lead anywhere, or be read for ever. */
export function readText(folder: string, file: string): string | null {
  const path = join(folder, file);
  return existsSync(path) && lstatSync(path).isFile() ? readFileSync(path, "utf8") : null;
}

/** Whole or not at all, also if the machine stops meanwhile: beside the file first, then in its place. */
export function writeWhole(folder: string, files: readonly { file: string; bytes: string | Uint8Array }[]): void {
  const beside = (file: string) => join(folder, dirname(file), `.${basename(file)}.part`);
  try {
    for (const { file, bytes } of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const opened = openSync(beside(file), "w");
      try {
        let rest = Buffer.from(bytes);
        while (rest.length > 0) rest = rest.subarray(writeSync(opened, rest));
        fsyncSync(opened);
      } finally {
        closeSync(opened);
      }
    }
    for (const { file } of files) renameSync(beside(file), join(folder, file));
  } catch (error) {
    // What could not be made need not be removed.
    for (const { file } of files) if (existsSync(beside(file))) rmSync(beside(file), { force: true });
    throw cannotWrite(folder, error);
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
    changed.flatMap(({ file, text }) => (text === null ? [] : [{ file, bytes: text }])),
  );
  for (const { file, text } of changed) if (text === null) remove(folder, file);
  for (const { file, text } of changed)
    await note(deps, actor, { file, before: before.get(file) ?? null, after: text });
  if (changed.length > 0) deps.changes.publish("site");
  return { hashes: Object.fromEntries(wanted.map(({ file, text }) => [file, hashOf(text)])) };
}

export function remove(folder: string, file: string): void {
  try {
    rmSync(join(folder, file), { force: true });
  } catch (error) {
    throw cannotWrite(folder, error);
  }
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
