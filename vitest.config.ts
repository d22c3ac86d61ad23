import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 20_000,
    // Tests leave nothing behind, so a worker need not load everything anew for each file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: ["{content,domain,src,build}/**/*.test.ts", "tests/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts", "tests/*/**/*.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
        },
      },
    ],
  },
});
