import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../http/built.ts";
import { type Progress, readProgress } from "./builds.ts";

const scripts = join(root, "scripts", "build");
const lookEveryMs = 1_000;

/** What a build needs to know. Passwords of mail and database stay with the server. */
const handedOn = [
  ...["PATH", "HOME", "TMPDIR", "LANG", "TZ", "SITE_URL", "DESK_PORT", "DESK_URL", "FOUNDER_PAGES"],
  ...["OWNER_DIR", "NODE_COMPILE_CACHE", "BUILD_NICE", "SHARE_PICTURES"],
];
const environment = (folder: string) => ({
  BUILDS_DIR: folder,
  ...Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  ASTRO_TELEMETRY_DISABLED: "1",
});

/** What the build and the desk share, loaded when it is asked for: a server that only serves starts sooner without. */
export const ownerFolderTools = () => import("../../build/owner-folder.ts");
export const articleTools = () => import("../../build/own-articles/own-articles.ts");
export const writingTools = async () => ({
  ...(await import("../../build/own-articles/own-articles.ts")),
  ...(await import("../../build/article-checks/figures.ts")),
});
export const previewTools = () => import("../../build/own-articles/preview.ts");
export const pictureTools = () => import("../../build/own-pictures/reencode.ts");

/** A script of scripts/build, in a group of its own that can be ended as one. What it says is in the server's log. */
function run(folder: string, args: string[]) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment(folder),
  });
  // It ends then, too.
  child.on("error", () => {});
  child.unref();
  return child;
}

/** Makes what is published anew if the program or its settings have changed; it is served when the link leads to it. */
export const buildAgain = (folder: string) => run(folder, [join(scripts, "main.ts"), "--if-needed", "--slowly"]);

/** Whether there was anything to end. */
export function endGroup(pid: number | undefined, signal: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    // It has just ended.
    return false;
  }
}

/** Builds that are asked for at the desk. They outlive the server that started them when that one is replaced. */
export function createBuilding(folder: string, onProgress: () => void, patienceMs = 5_000) {
  let waiting = 0;
  let couldNotBegin = false;
  let last = "";
  let looking: NodeJS.Timeout | undefined;
  const comparing = new Map<string, Promise<boolean>>();

  function look(): void {
    const progress = readProgress(folder);
    const seen = JSON.stringify(progress);
    if (seen !== last) onProgress();
    last = seen;
    if (progress?.state === "building" || waiting > 0) return;
    clearInterval(looking);
    looking = undefined;
  }
  function follow(): void {
    looking ??= setInterval(look, lookEveryMs);
    looking.unref();
  }
  if (readProgress(folder)?.state === "building") follow();

  return {
    /** How far the last one is. */
    progress: (): Progress | undefined => readProgress(folder),
    /** How many wait for their turn, or are about to begin. */
    waiting: () => waiting,
    /** The last one ended before it had begun: the server's log says why. */
    couldNotBegin: () => couldNotBegin,
    /** At once, or after the one that runs. One that waits takes what is in the folder when its turn comes: it is enough. */
    start(by: string): "started" | "waits" {
      const isRunning = readProgress(folder)?.state === "building";
      if (waiting > 0) return "waits";
      waiting += 1;
      couldNotBegin = false;
      const child = run(folder, [join(scripts, "main.ts"), "--candidate", "--by", by]);
      const hasBegun = () => readProgress(folder)?.pid === child.pid;
      const begin = () => {
        clearInterval(beginning);
        child.off("exit", ended);
        waiting -= 1;
        onProgress();
      };
      const ended = () => {
        couldNotBegin = !hasBegun();
        begin();
      };
      const beginning = setInterval(() => hasBegun() && begin(), lookEveryMs).unref();
      child.once("exit", ended);
      follow();
      return isRunning ? "waits" : "started";
    },
    /** What runs is ended, and changes nothing. */
    stop(): boolean {
      const progress = readProgress(folder);
      if (progress?.state !== "building" || !progress.isCandidate) return false;
      // What hangs does not hear that.
      setTimeout(() => endGroup(progress.pid, "SIGKILL"), patienceMs).unref();
      return endGroup(progress.pid, "SIGTERM");
    },
    /** Looks once more for what a build would change. Each takes a second and much memory: whoever asks meanwhile waits for the same. */
    compare(id: string): Promise<boolean> {
      const running = comparing.get(id);
      if (running) return running;
      const compared = once(run(folder, [join(scripts, "compare.ts"), join(folder, id)]), "exit")
        .then(([code]) => code === 0)
        .finally(() => comparing.delete(id));
      comparing.set(id, compared);
      return compared;
    },
    end(): void {
      clearInterval(looking);
    },
  };
}

export type Building = ReturnType<typeof createBuilding>;
