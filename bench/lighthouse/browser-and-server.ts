import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumFlags, findChromium } from "../../tests/support/chromium.mjs";

export type Running = { origin: string; stop: () => Promise<void> };

/** The real server, on a free port, with a store of its own. */
export async function startServer(): Promise<Running> {
  const data = await mkdtemp(join(tmpdir(), "bench-data-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [fileURLToPath(new URL("../../server/main.ts", import.meta.url))], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: data, LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(`${origin}/api/health`))) {
    if (server.exitCode !== null) throw new Error("The server stopped before it answered.");
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return { origin, stop: () => stop(server, data) };
}

/** A fresh Chromium that Lighthouse drives through its debugging port. */
export async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const executable = findChromium();
  if (!executable) throw new Error("No Chromium found: put one on the PATH or set CHROMIUM_PATH.");
  const profile = await mkdtemp(join(tmpdir(), "bench-profile-"));
  const flags = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, ...chromiumFlags];
  const browser = spawn(executable, [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const port = await new Promise<string>((found, failed) => {
    let said = "";
    browser.stderr.on("data", (chunk) => {
      said += chunk;
      const named = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (named) found(named);
    });
    browser.on("exit", () => failed(new Error(`Chromium stopped before it could be driven:\n${said}`)));
  });
  return { port: Number(port), stop: () => stop(browser, profile) };
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}
