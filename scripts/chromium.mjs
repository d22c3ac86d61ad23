import { existsSync } from "node:fs";
import { findChromium, findHeadlessChromium } from "../tests/support/chromium.mjs";
import { packageScript, run, runNode, SetupError } from "./setup.mjs";

/**
 * Uses the Chromium without windows, installed from Debian where that is allowed; else whatever Chromium there is; else
 * Playwright's download.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || findHeadlessChromium()) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Chromium from Debian…");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const install = (name) =>
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env }).catch(() => 1);
    await run("apt-get", ["update", "-qq"], { env }).catch(() => 1);
    if ((await install("chromium-headless-shell")) !== 0 && !findChromium()) await install("chromium");
  }
  if (findChromium()) return;
  console.log("Downloading Chromium…");
  await runNode([packageScript("@playwright/test/cli.js"), "install", "chromium"]);
  if (findChromium()) return;
  throw new SetupError(
    "The browser tests need Chromium and none could be found or installed. " +
      "Install Chromium or Google Chrome so that it is on the PATH, or set CHROMIUM_PATH to it, and try again. " +
      "The other steps run without it: npm test -- types lint unit build pages",
  );
}
