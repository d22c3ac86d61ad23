/**
 * `npm run look -- --update-snapshots` keeps pictures of the site as it is; after a change `npm run look` marks what differs
 * from them, in .cache/look/report/index.html.
 */
import { defineConfig } from "@playwright/test";
import site from "../../playwright.config.ts";

export default defineConfig({
  ...site,
  testDir: ".",
  testMatch: "pictures.ts",
  projects: [{ name: "look" }],
  outputDir: "../../.cache/look/differences",
  snapshotPathTemplate: "../../.cache/look/pictures/{arg}{ext}",
  globalTeardown: "../support/remove-test-data.ts",
  reporter: [["list"], ["html", { outputFolder: "../../.cache/look/report", open: "never" }]],
  use: { ...site.use, contextOptions: { reducedMotion: "reduce" } },
  webServer: { ...[site.webServer].flat()[0]!, cwd: "../.." },
});
