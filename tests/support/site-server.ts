import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SiteServer {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

const root = join(import.meta.dirname, "..", "..");

/** The real server of a checkout, on a free port, with a store of its own. */
export async function startSiteServer(folder = root): Promise<SiteServer> {
  const data = await mkdtemp(join(tmpdir(), "site-data-"));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(folder, "server", "main.ts")], {
    cwd: folder,
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await responds(`${origin}/api/health`))) {
    if (server.exitCode !== null) throw new Error("The server stopped before it responded.");
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return { origin, pid: server.pid!, stop: () => stopProcess(server, data) };
}

/** Ends a process and removes the folder it worked in. */
export async function stopProcess(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

export function responds(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}
