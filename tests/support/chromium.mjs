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

/** Without windows and menus: it starts faster and draws faster than a whole Chromium. */
const headless = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export const findHeadlessChromium = () => findProgram(headless);

/** A Chromium that is already on this machine, or undefined. Measurements want a whole one, as visitors have. */
export function findChromium({ wholeOnly = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run.`);
  return named || findProgram(...(wholeOnly ? whole : [headless, ...whole])) || findDownloaded();
}

/** Playwright's own download, if it was made. */
function findDownloaded() {
  const location = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  return isExecutable(location) ? location : undefined;
}
