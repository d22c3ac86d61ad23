import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,server,scripts,content}/**/*.test.ts"],
    environment: "node",
    testTimeout: 20_000,
  },
});
