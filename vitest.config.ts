import { defineConfig } from "vitest/config";
import { otherOwner, replacedTexts } from "./tests/owner/other-owner.ts";

declare module "vitest" {
  interface ProvidedContext {
    replacedTexts: string[];
  }
}

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
          include: ["{content,domain,src,desk,build,scripts}/**/*.test.ts", "tests/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["server/**/*.test.ts", "tests/{deploy,operating}/*.test.ts"],
          globalSetup: ["server/testing/global-setup.ts"],
        },
      },
      {
        extends: true,
        plugins: [otherOwner()],
        test: {
          name: "owner",
          include: ["tests/owner/*.test.ts", "build/content-check/*.test.ts", "tests/specification.test.ts"],
          provide: { replacedTexts: replacedTexts() },
        },
      },
      {
        extends: true,
        test: {
          name: "pages",
          include: ["tests/site/*.test.ts"],
        },
      },
    ],
  },
});
