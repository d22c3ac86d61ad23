import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { findOwnerFolder, speaksOfFounderPages } from "../../content/owner/read.ts";
import { root } from "../../server/http/built.ts";
import {
  type Build,
  currentId,
  findBuild,
  findPrevious,
  linkAssets,
  listAssets,
  markPublished,
  newBuildId,
  ownerFilesOf,
  type Progress,
  point,
  removeOldBuilds,
  type StepName,
  tryLock,
  writeNote,
  writeProgress,
} from "../../server/site/builds.ts";
import { hashFolder } from "../../server/site/owner-files.ts";

const samples = join("content", "samples");

/** An error the reader can act on. */
export class BuildFailed extends Error {
  override name = "BuildFailed";
}

/** A script that is run by Node, with BUILD_DIR as the folder of the build. */
export interface Step {
  name: StepName;
  args: string[];
}

interface BuildOptions {
  /** Where builds are. */
  folder: string;
  steps(folder: string): Step[];
  env?: Record<string, string>;
  isCandidate?: boolean;
  /** What is served, made once more with other settings or a newer program: from its own copy of the owner's files, or null for samples. */
  again?: { build: Build; from: string | null } | undefined;
  /** What the steps print is shown only where one fails. */
  isQuiet?: boolean;
  kept?: number | undefined;
  by?: string | undefined;
  mostMs?: number;
}

const lockEveryMs = 300;
/** Ten times what it takes; others wait for it. */
const longestMs = 20 * 60_000;
/** As long as a problem may be on a page. */
const lastLines = 15;
const failed: Record<StepName, string> = {
  check: "The site was not built. See also: npm run owner -- check",
  pages: "The site could not be built.",
  compress: "The built files could not be compressed.",
  facts: "The owner's facts could not be kept with the site.",
  desk: "The desk could not be built.",
  compare: "The changed sentences could not be found.",
};
const overtaken = "Another build was published meanwhile, and is served.";
const fullDisk = "The disk is full. Nothing was changed; make room and build again.";

/** Waits for its turn. A build that fails or is killed changes nothing. */
export async function build(options: BuildOptions): Promise<Build> {
  const {
    folder,
    steps,
    env = {},
    isCandidate = false,
    again,
    isQuiet = false,
    kept,
    by,
    mostMs = longestMs,
  } = options;
  const lock = await takeLock(folder);
  const id = newBuildId();
  const part = join(folder, `${id}.part`);
  const now = () => new Date().toISOString();
  let progress: Progress = {
    ...{ state: "building", pid: process.pid, startedAt: now(), by, isCandidate, step: "check" },
    ...(again && { isAgain: true }),
  };
  const note = (more: Partial<Progress>) => {
    progress = { ...progress, ...more };
    writeProgress(folder, progress);
  };
  const running: { child?: ChildProcess } = {};
  const endWith = (problem: string, signal: NodeJS.Signals) => {
    running.child?.kill(signal);
    end(problem);
    process.exit(1);
  };
  const stop = () => endWith("The build was stopped. Nothing was changed.", "SIGTERM");
  const limit = setTimeout(() => {
    const minutes = Math.round(mostMs / 60_000);
    const problem = `The build was stopped after ${minutes} minutes, because it did not end. Nothing was changed.`;
    console.error(problem);
    endWith(problem, "SIGKILL");
  }, mostMs);
  const end = (problem: string) => {
    rmSync(part, { recursive: true, force: true });
    try {
      note({ state: "failed", endedAt: now(), problem });
    } catch {
      // On a disk that is full nothing can be noted; the lock is free, which says as much.
    }
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    removeOldBuilds(folder, kept);
    mkdirSync(part, { recursive: true });
    note({});
    const from = again ? again.from : (findOwnerFolder() ?? null);
    const ownerFolder = again ? again.build.ownerFolder : from;
    const copy = ownerFilesOf(folder, `${id}.part`);
    if (from) copyOwner(from, copy);
    const [madeFrom, owner] = [hashSources(), hashFolder(copy)];
    const of = findBuild(folder, currentId(folder) ?? "")?.files ?? 0;
    let files = 0;
    for (const step of steps(part)) {
      note({ step: step.name, files: undefined });
      const onFiles = (more: number) => {
        files += more;
        if (of > 0) note({ files: { done: Math.min(files, of), of } });
      };
      // The check names the files as the owner knows them.
      const isOwners = step.name === "check" && !again;
      const variables = { ...env, BUILD_DIR: part, ...(!isOwners && { OWNER_DIR: from ? copy : samples }) };
      await runStep(step, variables, running, isQuiet, step.name === "pages" ? onFiles : undefined);
    }
    const build: Build = { id, builtAt: now(), madeFrom, ownerFolder, owner, assets: listAssets(part), files };
    if (again) {
      // What somebody has published meanwhile is what visitors are to see.
      if (currentId(folder) !== again.build.id) throw new BuildFailed(overtaken);
      const { publishedAt = again.build.builtAt, publishedBy } = again.build;
      const before = findPrevious(folder)?.id ?? null;
      Object.assign(build, { publishedAt, before, ...(publishedBy && { publishedBy }) });
    }
    writeNote(folder, build, `${id}.part`);
    renameSync(part, join(folder, id));
    if (!isCandidate) {
      const before = currentId(folder);
      linkAssets(folder, id);
      point(folder, id);
      if (!again) markPublished(folder, id, by, before);
    }
    removeOldBuilds(folder, kept);
    note({ state: "done", endedAt: now(), build: id, files: undefined });
    return build;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isFull = code === "ENOSPC" || /\bENOSPC\b|no space left on device/i.test(message);
    end(isFull ? fullDisk : message);
    throw isFull ? new BuildFailed(fullDisk, { cause: error }) : error;
  } finally {
    clearTimeout(limit);
    for (const signal of signals) process.off(signal, stop);
    lock.release();
  }
}

/**
 * Somebody may save while a build runs: all of it is made of one moment. The copy stays, for a build of a newer program that shows the same
 * facts. It is for the server's user alone, and the files in it are for everybody, because some become files of the site.
 */
function copyOwner(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const file of Object.keys(hashFolder(from))) {
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, file), target);
    chmodSync(target, 0o644);
  }
}

async function takeLock(folder: string): Promise<{ release(): void }> {
  let isFirst = true;
  for (;;) {
    const lock = tryLock(folder);
    if (lock) return lock;
    if (isFirst) console.log("Waiting for another build to end…");
    isFirst = false;
    await pause(lockEveryMs);
  }
}

/** What it prints is shown, at once or when it fails, and its last lines are part of the error. */
async function runStep(
  { name, args }: Step,
  env: Record<string, string>,
  running: { child?: ChildProcess },
  isQuiet: boolean,
  onFiles: ((more: number) => void) | undefined,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  running.child = child;
  let printed = "";
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      if (!isQuiet) out.write(text);
      printed = (printed + text).slice(-8_000);
      // Astro prints a line for each page and picture.
      const more = text.match(/[├└]─/g)?.length ?? 0;
      if (more > 0) onFiles?.(more);
    });
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | NodeJS.Signals | null>();
  child.on("error", reject);
  child.on("close", (code, signal) => resolve(signal ?? code));
  const ended = await promise;
  if (ended === 0) return;
  if (isQuiet) process.stderr.write(printed);
  const lines = stripVTControlCharacters(printed).trim().split("\n").slice(-lastLines).join("\n");
  const killed = ended === "SIGKILL" ? " The system has ended it, as it does where memory runs out." : "";
  throw new BuildFailed(`${failed[name]}${killed}\n${lines}`);
}

const sources = [
  "content",
  "domain",
  "drawings",
  "src",
  "build",
  "desk",
  "public",
  "astro.config.ts",
  "package-lock.json",
  "tsconfig.json",
];
// Tests do not change what is built.
const testFile = /\.test\.tsx?$|\/testing\//;

/** Of all that a build is made from but the owner's folder. */
export function hashSources(): string {
  const hash = createHash("sha256").update(JSON.stringify([process.env.SITE_URL ?? "", speaksOfFounderPages()]));
  for (const path of sources.flatMap(listFiles).filter((path) => !testFile.test(path))) {
    const bytes = readFileSync(resolve(root, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  const location = resolve(root, path);
  return existsSync(location) ? listEntries(path, statSync(location)) : [];
}

function listEntries(path: string, entry: Stats): string[] {
  if (entry.isFile()) return [path];
  if (!entry.isDirectory()) return [];
  return readdirSync(resolve(root, path))
    .sort()
    .flatMap((name) => listEntries(`${path}/${name}`, lstatSync(resolve(root, path, name))));
}
