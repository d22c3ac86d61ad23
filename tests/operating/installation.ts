import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../server/testing/basics.ts";
import { sampleSite } from "../../server/testing/sample-site.ts";
import { linkPackages } from "../support/link-packages.ts";

const root = join(import.meta.dirname, "..", "..");
const copied = ["server", "content", "domain", "drawings", "scripts", "deploy", "package.json", "package-lock.json"];

/** Commands that need root, the network or minutes: noted, and not run. */
const noted = ["useradd", "chown", "git"];
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const deskScript = /&& env node (.+)$/.exec(scripts.desk)![1]!;

export interface Installation {
  folder: string;
  dataDir: string;
  backups: string;
  /** Where what is installed below /etc would be. */
  etc: string;
  /** Commands that were noted and not run, in order. */
  noted(): string[];
  /** Runs what an owner would type, word for word but for the folders. Throws with its output when a command fails. */
  run(commands: string, variables?: Record<string, string>): string;
  /** Stops the server and removes what was stored, backed up and installed; the program stays, as if just installed. */
  clear(): void;
  [Symbol.dispose](): void;
}

/** A copy of the program as it would be in /opt, with folders of its own and without systemd. */
export function install(): Installation {
  const temporary = temporaryFolder();
  const folder = temporary.path;
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  linkPackages(root, folder);
  using site = sampleSite();
  cpSync(site.path, join(folder, "builds", "current", "site"), { recursive: true });
  const [dataDir, backups, etc, log] = ["data", "backups", "etc", "noted"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  const makeEtc = () => mkdirSync(join(etc, "systemd", "system"), { recursive: true });
  makeEtc();
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const program = (name: string, script: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  program("sudo", 'exec "$@"');
  program("systemctl", `exec ${process.execPath} ${join(import.meta.dirname, "systemctl.ts")} "$@"`);
  // npm itself takes longer than what it starts: its scripts are started as package.json has them.
  program(
    "npm",
    `case "$*" in
      "run build -- --if-needed"|"run owner -- check") echo "npm $*" >> ${log};;
      "run desk -- "*) shift 3; exec ${process.execPath} ${deskScript} "$@";;
      "run --silent desk -- "*) shift 4; exec ${process.execPath} ${deskScript} "$@";;
      *) exit 64;;
    esac`,
  );
  for (const name of noted) program(name, `echo "${name} $*" >> ${log}`);

  const places: Record<string, string> = {
    "/var/lib/sthapana-backups": backups,
    "/etc/": `${etc}/`,
    "/opt/sthapana": folder,
  };

  function run(commands: string, variables: Record<string, string> = {}): string {
    const text = Object.entries(places).reduce((all, [place, real]) => all.replaceAll(place, real), commands);
    const { status, stdout, stderr } = spawnSync("bash", ["--norc", "-euo", "pipefail", "-c", text], {
      cwd: folder,
      encoding: "utf8",
      timeout: 60_000,
      env: {
        PATH: `${bin}:${process.env.PATH}`,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOME: folder,
        PORT: "0",
        DATA_DIR: dataDir,
        ...variables,
      },
    });
    if (status !== 0) throw new Error(`${text}\nended with ${status}:\n${stdout}${stderr}`);
    return stdout;
  }

  return {
    folder,
    dataDir,
    backups,
    etc,
    run,
    noted: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []),
    clear() {
      if (existsSync(join(folder, "server.pid"))) run("systemctl stop sthapana");
      for (const place of [dataDir, backups, etc, log]) rmSync(place, { recursive: true, force: true });
      makeEtc();
    },
    [Symbol.dispose]() {
      temporary[Symbol.dispose]();
    },
  };
}
