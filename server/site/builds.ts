import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ChangedSentences } from "./what-changed.ts";

/** How many are kept to go back to. */
const keptBuilds = 5;
/** Pages of so many earlier builds may still be open, and ask for their scripts. */
const openBuilds = 3;

/** A finished build: `builds/<id>` with `site`, `desk`, the owner's files that it was made of, which nobody is served, and this note. */
export interface Build {
  id: string;
  builtAt: string;
  /** Hash of the program and the settings it was made with. */
  madeFrom: string;
  /** The owner's folder, or null where it shows samples; and its files with their hashes. */
  ownerFolder: string | null;
  owner: Record<string, string>;
  /** Scripts and styles that are its own, with their compressed copies. */
  assets: string[];
  /** How many pages and pictures were made: what the next one is measured by. */
  files: number;
  publishedAt?: string;
  publishedBy?: string;
  /** The build that was served until then; null where there was none. A build from before this was noted does not say. */
  before?: string | null;
}

/** What it would change for visitors, and of which build. */
export const changesFile = "changes.json";
export interface StoredChanges extends ChangedSentences {
  against: string | undefined;
}

/** Whole or not at all, also if the machine stops meanwhile. */
export function writeJson(file: string, value: object): void {
  writeFileSync(`${file}.next`, JSON.stringify(value), { flush: true });
  renameSync(`${file}.next`, file);
}

const saidToBeBroken = new Set<string>();

/** One that the machine has cut off, or that is not there, is nothing: a site is served without its notes too. */
export function readJson<Value>(file: string): Value | undefined {
  try {
    const value = JSON.parse(readFileSync(file, "utf8"));
    if (typeof value === "object" && value !== null) return value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
  }
  if (!saidToBeBroken.has(file)) console.error(`${file} cannot be read, and is left out.`);
  saidToBeBroken.add(file);
  return undefined;
}

const note = (folder: string, id: string): string => join(folder, id, "build.json");
/** Where names change with their content. */
const assetFolders = ["site/_astro", "desk/assets"];

/** Where a build keeps the owner's files that it was made of; one that shows samples has none. */
export const ownerFilesOf = (folder: string, id: string): string => join(folder, id, "owner");

const buildName = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;
/** One without a note may just be copied here from another machine. */
const copiedMs = 60 * 60_000;

/** 2026-11-18T11-24-03-120Z */
export const newBuildId = (now = new Date()): string => now.toISOString().replace(/[:.]/g, "-");

/** Finished ones, newest first. */
export function listBuilds(folder: string): Build[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => buildName.test(id))
    .sort()
    .reverse()
    .flatMap((id) => readJson<Build>(note(folder, id)) ?? []);
}

export const findBuild = (folder: string, id: string): Build | undefined =>
  listBuilds(folder).find((build) => build.id === id);

/** The id of the one that is served. */
export function currentId(folder: string): string | undefined {
  try {
    return basename(readlinkSync(join(folder, "current")));
  } catch {
    return undefined;
  }
}

/** In one step: whoever opens a file finds the old build or the new one. */
export function point(folder: string, id: string): void {
  const link = join(folder, "current");
  const next = join(folder, `.current-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, link);
}

/** The build that came with the program, where there is no other yet. */
export function takeAlong(from: string, folder: string): void {
  const id = currentId(from);
  if (id === undefined || currentId(folder) !== undefined) return;
  cpSync(join(from, id), join(folder, id), { recursive: true });
  point(folder, id);
}

/** `where`: while it is built it has another name. */
export const writeNote = (folder: string, build: Build, where = build.id): void =>
  writeJson(note(folder, where), build);

/** After it is served: what was stopped on the way was never published. `before`: the one that was served until then. */
export function markPublished(folder: string, id: string, by: string | undefined, before = currentId(folder)): void {
  const build = findBuild(folder, id);
  if (!build) return;
  const publishedAt = new Date().toISOString();
  const isOther = before !== id;
  writeNote(folder, {
    ...{ ...build, publishedAt },
    ...(by && { publishedBy: by }),
    ...(isOther && { before: before ?? null }),
  });
}

/** Of one that was to take another's place, and whose server did not start: no visitor has seen it. */
export function unmarkPublished(folder: string, id: string, inPlaceOf: string): void {
  const build = findBuild(folder, id);
  if (build?.before !== inPlaceOf) return;
  const { publishedAt: _, publishedBy: __, before: ___, ...rest } = build;
  writeNote(folder, rest);
}

export const listAssets = (build: string): string[] =>
  assetFolders
    .filter((name) => existsSync(join(build, name)))
    .flatMap((name) => readdirSync(join(build, name)).map((file) => `${name}/${file}`));

const publishedFirst = (builds: readonly Build[]): Build[] =>
  builds
    .filter(({ publishedAt }) => publishedAt)
    .sort((one, other) => (one.publishedAt! < other.publishedAt! ? 1 : -1));

/** Pages that are open when a build is switched go on finding their scripts. The files are shared, not copied. */
export function linkAssets(folder: string, id: string): void {
  const others = publishedFirst(listBuilds(folder)).filter((build) => build.id !== id);
  for (const { id: other, assets } of others.slice(0, openBuilds))
    for (const file of assets) {
      const [from, to] = [join(folder, other, file), join(folder, id, file)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      try {
        linkSync(from, to);
      } catch (error) {
        // Two who publish at once, or a build that is just being removed.
        if (!existsSync(to) && existsSync(from)) throw error;
      }
    }
}

/** The one that was served before the current one was published, whatever was published and taken back since. */
export function findPrevious(folder: string): Build | undefined {
  const id = currentId(folder);
  const current = id === undefined ? undefined : findBuild(folder, id);
  if (!current) return undefined;
  if (current.before !== undefined) return current.before === null ? undefined : findBuild(folder, current.before);
  const published = publishedFirst(listBuilds(folder));
  return published[published.findIndex((build) => build.id === id) + 1];
}

/**
 * Stay: the current one, the one to go back to, the newest that waits to be published, and those that were served last. What was left half
 * built goes too.
 */
export function removeOldBuilds(folder: string, kept = keptBuilds): void {
  const builds = listBuilds(folder);
  const current = currentId(folder);
  const others = builds.filter(({ id }) => id !== current);
  const previous = findPrevious(folder);
  const waiting = others.filter(({ publishedAt }) => !publishedAt).slice(0, 1);
  const inOrder = new Set([...(previous ? [previous] : []), ...waiting, ...publishedFirst(others)].map(({ id }) => id));
  const stay = new Set([current, ...[...inOrder].slice(0, kept - 1)]);
  // What a restore has brought back without a site has done its work once it was built.
  const hasSite = (id: string) => id === current || existsSync(join(folder, id, "site"));
  for (const { id } of builds)
    if (!stay.has(id) || !hasSite(id)) rmSync(join(folder, id), { recursive: true, force: true });
  const hasNote = new Set([current, ...builds.map(({ id }) => id)]);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isRest = buildName.test(name) && !hasNote.has(name) && Date.now() - statSync(path).mtimeMs > copiedMs;
    if (name.endsWith(".part") || isRest) rmSync(path, { recursive: true, force: true });
  }
}

export type StepName = "check" | "pages" | "compress" | "facts" | "desk" | "compare";

/** How far the last build is, whoever started it. */
export interface Progress {
  state: "building" | "done" | "failed";
  pid: number;
  startedAt: string;
  by?: string | undefined;
  /** Nothing is served when it is done: somebody at the desk asked for it. */
  isCandidate: boolean;
  /** What is published is made once more, with other settings or a newer program. */
  isAgain?: boolean | undefined;
  step: StepName;
  /** Pages and pictures so far, and how many the current build has. */
  files?: { done: number; of: number } | undefined;
  endedAt?: string | undefined;
  /** The finished build. */
  build?: string | undefined;
  /** What went wrong, with the last lines that were printed. */
  problem?: string | undefined;
}

const progressFile = (folder: string): string => join(folder, ".progress.json");

export const writeProgress = (folder: string, progress: Progress): void => writeJson(progressFile(folder), progress);

/** One that was killed has written nothing more, and holds the lock no longer. */
export function readProgress(folder: string): Progress | undefined {
  const read = () => readJson<Progress>(progressFile(folder));
  const progress = read();
  if (progress?.state !== "building" || isLocked(folder)) return progress;
  // It may have ended while we looked.
  const again = read();
  return again?.state === "building"
    ? { ...again, state: "failed", problem: "The build was stopped. Nothing was changed." }
    : again;
}

/** One build at a time: they share Astro's folders. The lock ends with the process that holds it, however that ends. */
export function tryLock(folder: string): { release(): void } | undefined {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, ".lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === 5) return undefined;
    throw error;
  }
}

function isLocked(folder: string): boolean {
  try {
    const lock = tryLock(folder);
    lock?.release();
    return !lock;
  } catch {
    // Another user's, who builds.
    return true;
  }
}
