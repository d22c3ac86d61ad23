import {
  closeSync,
  copyFileSync,
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
import type { Actor } from "../enquiries/store-contract.ts";
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
      const opened = openSync(beside(file), "w");
      try {
        let rest = Buffer.from(bytes);
        while (rest.length > 0) rest = rest.subarray(writeSync(opened, rest));
        fsyncSync(opened);
      } finally {
        closeSync(opened);
      }
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
