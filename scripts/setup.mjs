// Runs before anything is installed: plain JavaScript, Node 20 or newer, nothing but Node's own modules.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const binFolder = join(root, "node_modules", ".bin");
// An image has its packages, and its own Node.
const isInstalled = process.env.IN_CONTAINER !== undefined;
const pinnedNode = isInstalled ? process.execPath : join(root, "node_modules", "node", "bin", "node");
const installedLock = join(root, "node_modules", ".sthapana-lock");

/** Before a script that is run by `runNode`: with the settings of the file .env. */
export const withSettings = join(root, "scripts", "with-settings.mjs");

/** An error the reader can act on: shown without a stack. */
export class SetupError extends Error {}

/** Installs the locked packages unless exactly these are already there. */
export async function install() {
  if (isInstalled) return;
  if (process.platform === "win32")
    throw new SetupError(
      "Windows itself is not tried. Install WSL 2 (wsl --install), clone the repository inside it, and start again there.",
    );
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(pinnedNode) && existsSync(installedLock) && readFileSync(installedLock, "utf8") === lock) return;
  console.log("Installing packages, which takes a minute or two…");
  // Without node_modules/.bin on the path, npm does not run on the very Node it is about to replace.
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join("node_modules", ".bin")));
  const status = await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    env: { ...environment(), PATH: path.join(delimiter) },
  });
  if (status !== 0)
    throw new SetupError(
      "npm ci failed: see the lines above. Is the package registry reachable, and no other npm at work in this folder?",
    );
  if (!existsSync(pinnedNode)) {
    throw new SetupError(
      `The packages are installed, but ${pinnedNode} is missing. The package "node" puts it there in its install script: ` +
        "allow install scripts (npm config ignore-scripts must be false), remove node_modules and try again.",
    );
  }
  const { node: pinned } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies;
  const found = execFileSync(pinnedNode, ["--version"], { encoding: "utf8" }).trim();
  if (found !== `v${pinned}`) throw new SetupError(`${pinnedNode} is ${found}, and package.json asks for v${pinned}.`);
  writeFileSync(installedLock, lock);
}

/** Runs a script on the pinned Node and gives its exit status. */
export function runNode(args, options = {}) {
  return run(pinnedNode, args, options);
}

/** Starts a script on the pinned Node. */
export function startNode(args, { env = {}, ...options } = {}) {
  return spawn(pinnedNode, args, { cwd: root, stdio: "inherit", env: { ...environment(), ...env }, ...options });
}

/** The location of a package's own command, to be run by `runNode`. */
export function packageScript(path) {
  return join(root, "node_modules", path);
}

/** Runs a command and gives its exit status. What it prints goes to the terminal, or to `onOutput` piece by piece. */
export function run(command, args, { env = {}, onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ["ignore", "pipe", "pipe"] : "inherit";
    const child = spawn(command, args, { cwd: root, stdio, env: { ...environment(), ...env }, ...options });
    for (const stream of onOutput ? [child.stdout, child.stderr] : []) {
      stream.setEncoding("utf8");
      stream.on("data", onOutput);
    }
    child.on("error", reject);
    child.on("close", (code, signal) => resolve(signal ? 1 : code));
  });
}

/** Shows a SetupError as a sentence and anything else in full; ends with status 1. */
export function explain(error) {
  console.error(error instanceof SetupError ? `\n${error.message}` : error);
  process.exit(1);
}

function environment() {
  const env = {
    ...process.env,
    PATH: [binFolder, process.env.PATH].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: "1",
    // Tests start many processes; with this each needs half the time to start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".cache", "node"),
  };
  if (!isWritable(homedir())) {
    env.npm_config_cache ??= join(root, ".cache", "npm");
    env.PLAYWRIGHT_BROWSERS_PATH ??= join(root, ".cache", "browsers");
  }
  return env;
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await install().catch(explain);
