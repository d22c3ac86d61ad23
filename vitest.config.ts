import { defineConfig } from "vitest/config";

/** What the specification fixes is tested on the samples, also where there is an owner's folder. */
const samples = { OWNER_DIR: "content/samples" };

export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 60_000,
    // As in playwright.config.ts: a shared machine can starve a process, and a second try is reported as flaky.
    retry: process.env.CI === undefined ? 0 : 1,
    // The first hook that asks for PostgreSQL waits until it has started.
    hookTimeout: 60_000,
    // Tests leave nothing behind, so a worker need not load everything anew for each file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          env: samples,
          include: [
            "{content,domain,drawings,src,desk,build,scripts}/**/*.test.ts",
            "tests/*.test.ts",
            "tests/owner/upgrade.test.ts",
          ],
          // A step of its own.
          exclude: ["tests/supply.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          // A process that a test starts need not compile everything anew.
          env: {
            ...samples,
            NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${import.meta.dirname}/.cache/node`,
          },
          include: ["server/**/*.test.ts", "tests/{deploy,operating}/*.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "owner",
          // Its desk is switched on, for founders too.
          env: { OWNER_DIR: "tests/owner/folders/udyam-setu", DESK_PORT: "4322" },
          include: ["tests/owner/pages.test.ts", "content/content.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "bare-owner",
          env: { OWNER_DIR: "tests/owner/folders/bare" },
          include: ["tests/owner/pages.test.ts", "content/content.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "owner-site",
          env: samples,
          include: ["tests/owner/built-site.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "pages",
          env: samples,
          include: ["tests/site/*.test.ts"],
        },
      },
      {
        test: {
          name: "supply",
          include: ["tests/supply.test.ts"],
        },
      },
    ],
  },
});
