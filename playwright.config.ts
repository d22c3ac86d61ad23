import { mkdtempSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./tests/support/chromium.mjs";

// Worker processes read this file too: what is chosen here is handed on to them.
process.env.TEST_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));
const port = process.env.TEST_PORT;
const baseURL = `http://127.0.0.1:${port}`;
// The journeys are those of the samples, also where there is an owner's folder.
process.env.OWNER_DIR = "content/samples";
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), "sthapana-data-"));

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  // How long to wait for an event on a machine that runs three steps at a time; what is there at once costs nothing.
  expect: { timeout: 10_000 },
  // More of the same kind, for a change that touches all of it: THOROUGH=1 npm test.
  ...(process.env.THOROUGH ? {} : { grepInvert: /@thorough/ }),
  forbidOnly: process.env.CI !== undefined,
  // A shared machine can starve a browser; a test that needs its second try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["dot"], ["json"]] : [["list"]],
  globalTeardown: "./tests/support/remove-test-data.ts",
  projects: [
    { name: "site", testIgnore: "desk/**" },
    // A server of its own for each worker: tests/desk/desk.ts.
    { name: "desk", testMatch: "desk/**/*.spec.ts", timeout: 120_000, expect: { timeout: 20_000 } },
  ],
  use: {
    baseURL,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Drawing in the browser's own process is a fifth less work on a machine without a graphics card.
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, "--in-process-gpu"] },
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${baseURL}/api/health`,
    env: {
      HOST: "127.0.0.1",
      PORT: port,
      DATA_DIR: process.env.TEST_DATA_DIR,
      LOG_LEVEL: "warn",
      OWNER_DIR: "content/samples",
    },
    stdout: "ignore",
    stderr: "pipe",
    reuseExistingServer: false,
  },
});
