import { existsSync } from "node:fs";
import { findChromium } from "../tests/support/chromium.mjs";
import { packageScript, run, runNode, SetupError } from "./setup.mjs";

/** Uses an installed Chromium, else installs Debian's when that is allowed, else takes Playwright's download. */
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
