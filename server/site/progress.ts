import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readJson, writeJson } from "./builds.ts";

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
