/**
 * `node server/parent.ts [--own-desk]`: runs a server on the current build. When another one is published it starts a fresh server on that, and stops
 * the old one when the new one is ready: they share the ports, and no request is lost. A server that does not start changes nothing.
 *
 * With `--own-desk`, as `npm start` and the image run it, also a desk, back-ups every night, and what is published is built again if the program or its settings have changed.
 */
import type { ChildProcess } from "node:child_process";
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { basename, join } from "node:path";
import { buildsFolder, currentBuild, root } from "./http/built.ts";
import { ownDesk } from "./run/own-desk.ts";
import { buildAgain, endGroup } from "./site/building.ts";
import { point, takeAlong, unmarkPublished } from "./site/builds.ts";
import { type FromParent, type FromServer, notServed, overtaken, startMs } from "./site/switch.ts";

const followMs = 1_000;

const isOwn = process.argv.includes("--own-desk");
if (process.env.IN_CONTAINER) prepareVolume();

/** How it stands with the servers, and with a build that runs beside them. */
const now: {
  stopping: boolean;
  switching?: { to: string; done: Promise<string | undefined> } | undefined;
  /** Not before it is ready. */
  serving?: Worker;
  /** The build it serves, by its name. */
  build: string;
  /** A build whose server did not start is not tried again until another one is current. */
  refused: string;
  building?: ChildProcess;
} = { stopping: false, build: currentName(), refused: "" };

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
  process.on(signal, () => {
    now.stopping = true;
    endGroup(now.building?.pid, "SIGTERM");
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(0);
    for (const worker of workers) {
      if (!now.serving) worker?.process.kill("SIGTERM");
      // Not the signal: a terminal has sent that one to the server already, and twice would mean at once.
      else if (worker) tell(worker, "stop");
    }
  });

// A line for each request would push away what somebody reads there.
if (process.stderr.isTTY) process.env.LOG_LEVEL ||= "warn";
// Servers take it over with all other settings.
if (isOwn) {
  Object.assign(process.env, await ownDesk(process.env));
  process.env.BACKUP_DIR ||= join(process.env.DATA_DIR || "data", "backups");
}
now.serving = await startFirst();
watch(now.serving);
if (isOwn && !now.building) now.building = buildAgain(buildsFolder);
setInterval(() => {
  const current = currentName();
  if (current === now.build) now.refused = "";
  else if (!now.switching && !now.stopping && current !== now.refused) void switchTo(current);
}, followMs);

/** All that an image writes is on its volume, which is empty at first: it serves the demonstration that it was built with until there is another. */
function prepareVolume(): void {
  const { DATA_DIR = "" } = process.env;
  try {
    mkdirSync(join(DATA_DIR, "cache", "types"), { recursive: true, mode: 0o700 });
    takeAlong(join(root, "builds"), buildsFolder);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const isRefused = /EACCES|EPERM/.test(code);
    const advice = isRefused ? ` Give the folder to the user of this container: chown -R ${userInfo().uid} FOLDER` : "";
    console.error(`The server did not start. ${DATA_DIR} cannot be written: ${message}.${advice}`);
    process.exit(1);
  }
}

function currentName(): string {
  return basename(currentBuild());
}

/** A newer program may not be able to serve what an older one has built. */
async function startFirst(): Promise<Worker> {
  try {
    return await start(now.build);
  } catch (error) {
    if (!isOwn || (error as Error).cause !== notServed) process.exit(now.stopping ? 0 : 1);
    console.error("Until it is built again, nothing is served.");
    now.building = buildAgain(buildsFolder);
    now.building.ref();
    await once(now.building, "exit");
    now.build = currentName();
    return await start(now.build).catch(() => process.exit(now.stopping ? 0 : 1));
  }
}

async function start(name: string): Promise<Worker> {
  const folders = ["site", "desk"].map((folder) => join(buildsFolder, name, folder));
  cluster.setupPrimary({ exec: join(import.meta.dirname, "main.ts"), args: folders });
  const isFirst = Object.keys(cluster.workers ?? {}).length === 0;
  const worker = cluster.fork(isFirst ? {} : { REPLACES_SERVER: "on" });
  // The first one may have a large database to back up and to bring up to date: ended, it would begin anew.
  const tooLong = isFirst ? undefined : setTimeout(() => worker.process.kill("SIGKILL"), startMs);
  try {
    const [message] = await Promise.race([once(worker, "message"), once(worker, "exit")]);
    if (message === "ready") return worker;
    worker.process.kill("SIGKILL");
    // Its exit code, if it has ended.
    throw new Error(`The server did not start on the build ${name}.`, { cause: message });
  } finally {
    clearTimeout(tooLong);
  }
}

/** `isAsked`: by the desk, and the link is changed when the server is ready. Says what went wrong, if anything. */
function switchTo(to: string, isAsked = false): Promise<string | undefined> {
  if (now.switching) return now.switching.to === to ? now.switching.done : Promise.resolve(overtaken);
  const done = replaceServer(to, isAsked).finally(() => {
    now.switching = undefined;
  });
  now.switching = { to, done };
  return done;
}

async function replaceServer(name: string, isAsked: boolean): Promise<string | undefined> {
  let next: Worker | undefined;
  try {
    next = await start(name);
    // For nginx. Where the link was followed it may lead on by now, to the next build.
    if (isAsked) point(buildsFolder, name);
    const old = now.serving;
    [now.serving, now.build] = [next, name];
    watch(next);
    // The one that asked answers first.
    setImmediate(() => old && tell(old, "replaced"));
    return undefined;
  } catch (error) {
    // It listens already, and half of the visitors would come to it.
    next?.process.kill("SIGTERM");
    now.refused = name;
    const problem = `${(error as Error).message} The site is served as before.`;
    console.error(problem);
    try {
      if (currentName() === name) {
        point(buildsFolder, now.build);
        unmarkPublished(buildsFolder, name, now.build);
      }
    } catch (error) {
      console.error(`builds/current could not be led back to ${now.build}: ${(error as Error).message}`);
    }
    return problem;
  }
}

function watch(worker: Worker): void {
  worker.on("message", async (message: FromServer) => {
    if (message === "ready") return;
    tell(worker, { answers: message.request, problem: await switchTo(message.publish, true) });
  });
  worker.on("exit", (code, signal) => {
    if (worker !== now.serving) return;
    if (!now.stopping) console.error(`The server ended by itself (${signal ?? code}).`);
    process.exit(now.stopping ? (code ?? 1) : code || 1);
  });
}

function tell(worker: Worker, message: FromParent): void {
  if (worker.isConnected()) worker.send(message);
}
