import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type CommandStreams, runCommand } from "../admin/run.ts";
import { openStore, type Store } from "../store/open.ts";
import { temporaryFolder } from "./basics.ts";
import { withMigratedFile } from "./migrated-file.ts";

export interface DeskRun {
  code: number;
  out: string;
  /** Without the line that names the store. */
  err: string;
  /** That line. */
  store: string;
}

interface DeskOptions {
  ask?: CommandStreams["ask"];
  /** Where the service's settings would be. */
  serviceFile?: string;
}

export interface DeskFolder {
  folder: ReturnType<typeof temporaryFolder>;
  dataDir: string;
  /** Stays open throughout, as the server's would: commands work while the server runs. */
  store: Store;
}

export async function openDeskFolder(): Promise<DeskFolder> {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, "data");
  await withMigratedFile(dataDir);
  return { folder, dataDir, store: await openStore({ dataDir, deliveries: ["mail"] }) };
}

export async function closeDeskFolder({ folder, store }: Pick<DeskFolder, "folder" | "store">): Promise<void> {
  await store.close();
  folder[Symbol.dispose]();
}

/** One command in this process. */
export async function runDeskCommand(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
  { ask, serviceFile = "/nonexistent/service.env" }: DeskOptions = {},
): Promise<DeskRun> {
  let out = "";
  let err = "";
  const print = async (text: string) => {
    out += text;
  };
  const printError = (text: string) => {
    err += text;
  };
  // A guess at a passphrase costs a second otherwise: the real program is started where that matters.
  const setup = {
    variables: { OWNER_DIR: "content/samples", BUILDS_DIR: "/nonexistent/builds", ...variables },
    serviceFile,
    workFactor: 10,
  };
  const code = await runCommand(args, setup, { print, printError, ask });
  return { code, out, ...splitStore(err) };
}

const program = join(import.meta.dirname, "..", "admin", "main.ts");

/** The real program, started in a folder. */
export function startDeskProcess(args: readonly string[], variables: Readonly<Record<string, string>>, cwd: string) {
  return spawn(process.execPath, [program, ...args], {
    cwd,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      OWNER_DIR: process.env.OWNER_DIR,
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Starts the real program and waits until it ends. */
export async function runDeskProcess(...given: Parameters<typeof startDeskProcess>): Promise<DeskRun> {
  const child = startDeskProcess(...given);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, out, ...splitStore(err) };
}

function splitStore(stderr: string): { store: string; err: string } {
  const [store = ""] = /^Store: .*\n/.exec(stderr) ?? [];
  return { store, err: stderr.slice(store.length) };
}
