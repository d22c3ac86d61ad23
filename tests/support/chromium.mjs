import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { packageScript, root, run, runNode, SetupError } from "../../scripts/setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Flags for a quiet browser that talks to nobody but the site under test. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium that is already on this machine, or undefined. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new SetupError(`CHROMIUM_PATH is ${named}, which cannot be run.`);
    return named;
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? downloaded();
}

/** Finds a Chromium or brings one: Debian's own when we may install it, else Playwright's download. */
export async function ensureChromium() {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium from Debian…");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], { env }).catch(() => 1);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env }).catch(() => 1);
    if (findChromium()) return;
  }
  console.log("Downloading Chromium…");
  await runNode([packageScript("@playwright/test/cli.js"), "install", "chromium"]);
  if (findChromium()) return;
  throw new SetupError(
    "The browser tests need Chromium and none could be found or installed. " +
      "Install Chromium or Google Chrome so that it is on the PATH, or set CHROMIUM_PATH to it, and try again. " +
      "The other steps run without it: npm test -- types lint unit build",
  );
}

function downloaded() {
  const location = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath();
  return isExecutable(location) ? location : undefined;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
