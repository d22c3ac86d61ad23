import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: ["{content,domain,src,build}/**/*.test.ts"],
          // These tests leave nothing behind, so a worker need not start anew for each file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{server,tests}/**/*.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
        },
      },
    ],
  },
});
