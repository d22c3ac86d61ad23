import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const program = (name: string): string => join(import.meta.dirname, "..", `${name}.ts`);

export interface ServerProcess {
  process: ChildProcess;
  url: string;
  /** Everything it printed until it was ready. */
  stdout: string;
  /** What it holds in memory, where /proc says so. */
  residentBytes(): number;
  /** The most it held so far. */
  peakBytes(): number;
  /** Sends the signal and returns the exit code and the signal it died of. */
  end(signal: NodeJS.Signals): Promise<[number | null, NodeJS.Signals | null]>;
}

interface SpawnOptions {
  /** The built site; the project's own if not given. */
  distDir?: string;
  /** The built desk, likewise; needs the built site too. */
  deskDir?: string;
  /** With the parent process that replaces one server by another. */
  isParent?: boolean;
}

/** The real server in a process of its own. Rejects with what it printed when it does not start. */
export async function spawnServer(
  env: Record<string, string>,
  { distDir, deskDir, isParent = false }: SpawnOptions = {},
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [program(isParent ? "parent" : "main"), distDir, deskDir].filter((part) => part !== undefined),
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        OWNER_DIR: process.env.OWNER_DIR,
        BUILDS_DIR: process.env.BUILDS_DIR,
        PORT: "0",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const killChild = () => child.kill("SIGKILL");
  process.once("exit", killChild);
  child.once("exit", () => process.off("exit", killChild));
  let stdout = "";
  let stderr = "";
  child.stderr.on("data", (text: Buffer) => {
    stderr += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      stdout += text;
      const address = / is running at (\S+).*\n/.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    child.on("exit", () => reject(new Error(stderr || stdout)));
  });
  const inMemory = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) *
    1024;
  return {
    process: child,
    url,
    stdout,
    residentBytes: () => inMemory("VmRSS"),
    peakBytes: () => inMemory("VmHWM"),
    async end(signal) {
      const gone = once(child, "exit");
      child.kill(signal);
      return (await gone) as [number | null, NodeJS.Signals | null];
    },
  };
}
