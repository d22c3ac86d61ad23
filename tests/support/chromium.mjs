// Plain JavaScript: scripts/test.mjs reads it before anything is installed.
import { createRequire } from "node:module";
import { findProgram, isExecutable } from "./programs.mjs";

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
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run.`);
  return (
    named || findProgram("chromium", "chromium-browser", "google-chrome", "google-chrome-stable") || findDownloaded()
  );
}

/** Playwright's own download, if it was made. */
function findDownloaded() {
  const location = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  return isExecutable(location) ? location : undefined;
}
