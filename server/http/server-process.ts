import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const main = join(import.meta.dirname, "..", "main.ts");

export type ServerProcess = {
  process: ChildProcess;
  url: string;
  /** Everything it printed until it was ready. */
  said: string;
  /** Sends the signal and answers with the exit code and the signal it died of. */
  end(signal: NodeJS.Signals): Promise<[number | null, NodeJS.Signals | null]>;
};

/** The real server in a process of its own, for tests. Rejects with what it printed when it does not start. */
export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const killChild = () => child.kill("SIGKILL");
  process.once("exit", killChild);
  child.once("exit", () => process.off("exit", killChild));
  let said = "";
  let complained = "";
  child.stderr.on("data", (text: Buffer) => {
    complained += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => {
      said += text;
      const address = / is running at (\S+)\n/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.on("exit", () => reject(new Error(complained || said)));
  });
  return {
    process: child,
    url,
    said,
    async end(signal) {
      const gone = once(child, "exit");
      child.kill(signal);
      return (await gone) as [number | null, NodeJS.Signals | null];
    },
  };
}
