import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{content,domain,src,build,server,tests}/**/*.test.ts"],
    environment: "node",
    testTimeout: 20_000,
    globalSetup: ["server/testing/global-setup.ts"],
  },
});
