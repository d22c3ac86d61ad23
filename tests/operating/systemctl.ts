/** Takes the place of systemctl in an installation without systemd: starts and stops the real server of the current folder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const pidFile = "server.pid";

async function start(): Promise<void> {
  // A file of its own: whoever runs this waits until its standard error is closed.
  const log = openSync("server.log", "a");
  const server = spawn(process.execPath, ["server/parent.ts"], { stdio: ["ignore", "pipe", log], detached: true });
  const { stdout } = server;
  if (!stdout) throw new Error("The server has no standard output.");
  const [printed] = await Promise.race([once(stdout, "data"), once(server, "exit")]);
  if (!String(printed).includes("is running at")) throw new Error(readFileSync("server.log", "utf8"));
  writeFileSync(pidFile, String(server.pid));
  stdout.destroy();
  server.unref();
}

async function stop(): Promise<void> {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8"));
  process.kill(pid, "SIGTERM");
  while (isRunning(pid)) await pause(20);
  rmSync(pidFile);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const [action] = process.argv.slice(2);
if (action === "stop" || action === "restart") await stop();
if (action === "start" || action === "restart" || action === "enable") await start();
