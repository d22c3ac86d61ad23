import { type ChildProcess, spawn } from "node:child_process";
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { minuteMs } from "../../domain/india/time.ts";
import { root } from "../http/built.ts";
import type { Env } from "../run/env.ts";
import type { Log } from "../run/log.ts";
import type { Store } from "../store/open.ts";

/** As in deploy/sthapana-backup.timer. */
const nightly = "02:30";
const kept = 14;
const fileName = /^sthapana-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(\.age)?$/;

/** What the command needs to know; it goes by this and by no other server's settings. */
const handedOn = ["PATH", "HOME", "TMPDIR", "LANG", "TZ", "NODE_COMPILE_CACHE", "OWNER_DIR", "BUILDS_DIR"];

interface BackupOptions {
  env: Env;
  store: Store;
  log: Pick<Log, "info" | "error">;
  now?: () => Date;
}

/** Back-ups that the server makes: every night into BACKUP_DIR, and when an owner asks for one at the desk. */
export function createBackups({ env, store, log, now = () => new Date() }: BackupOptions) {
  const folder = resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups"));
  let running: Promise<void> | undefined;
  let child: ChildProcess | undefined;
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** The command itself in a process of its own, at the lowest priority: nobody waits for it. */
  async function run(): Promise<void> {
    const { DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE, OWNER_DIR, BUILDS_DIR } = env;
    const settings = { DATA_DIR, DATABASE_URL, BACKUP_PASSPHRASE, OWNER_DIR, BUILDS_DIR };
    const program = join(root, "server", "admin", "main.ts");
    child = spawn(process.execPath, [program, "backup", "--to", folder, "--keep", String(kept)], {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
        ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
      },
    });
    const ended = new Promise<number | null>((done, failed) => {
      child?.on("close", done).on("error", failed);
    });
    if (child.pid) setPriority(child.pid, Number(env.BUILD_NICE || 19));
    const [printed, code] = await Promise.all([text(child.stderr!), ended]);
    // The first line names the store.
    const said = printed.replace(/^Store: .*\n/, "").trim();
    if (code !== 0) throw new Error(said.split("\n").at(-1) || "The back-up was stopped.");
  }

  function start(): Promise<void> {
    problem = undefined;
    running ??= run()
      .then(() => log.info({ folder }, "a back-up was made"))
      .catch((error: Error) => {
        problem = error.message;
        log.error({ problem }, "the back-up was not made");
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  /** Of several servers one makes it; one that did not come about is tried again within the hour after. */
  async function look(): Promise<void> {
    const at = now();
    const due = localMoment(localDay(at), nightly);
    if (env.BACKUP_DIR === undefined || running || at < due) return;
    const last = await store.lastBackup();
    if (last && new Date(last.at) >= due) return;
    if (await store.notices.isFirst("back-up", at.toISOString().slice(0, 13))) await start();
  }

  const list = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .flatMap((name) => {
        const [, day, hour, minute, second, age] = fileName.exec(name) ?? [];
        if (!day) return [];
        const bytes = statSync(join(folder, name), { throwIfNoEntry: false })?.size;
        if (bytes === undefined) return [];
        return { name, at: `${day}T${hour}:${minute}:${second}Z`, bytes, isEncrypted: age !== undefined };
      })
      .sort((one, other) => (one.at < other.at ? 1 : -1));

  return {
    /** Until it is made, or has failed; the one that runs, if there is one. */
    start,
    look,
    state: () => ({ folder, isNightly: env.BACKUP_DIR !== undefined, isRunning: running !== undefined, problem }),
    /** What is there, newest first. */
    list,
    /** One of those, and of no other file. */
    read: (name: string) =>
      list().some((file) => file.name === name) ? createReadStream(join(folder, name)) : undefined,
    /** Every minute from now on. */
    watch() {
      timer = setInterval(() => {
        look().catch((error: Error) =>
          log.error({ error: error.name }, "it could not be seen whether a back-up is due"),
        );
      }, minuteMs);
    },
    /** What runs goes on where another server takes this one's place. */
    stop(isReplaced: boolean) {
      clearInterval(timer);
      if (!isReplaced) child?.kill();
    },
  };
}

export type Backups = ReturnType<typeof createBackups>;
