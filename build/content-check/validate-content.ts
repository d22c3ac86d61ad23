import { resolve, sep } from "node:path";
import type { AstroIntegration } from "astro";
import { runnerImport } from "vite";

/** Reads the content afresh: a dev server that has been running for hours must not see what it read at its start. */
async function readErrors(): Promise<string[]> {
  const { module } = await runnerImport<typeof import("./content-errors.ts")>(
    resolve("build/content-check/content-errors.ts"),
  );
  return module.errors;
}

const report = (errors: readonly string[]) => `content/ has ${errors.length} error(s)\n  ${errors.join("\n  ")}`;

/** A file under content/ that does not fit its schema stops the build and the dev server, naming file and field. */
export const validateContent = (): AstroIntegration => ({
  name: "validate-content",
  hooks: {
    "astro:config:setup": async () => {
      const errors = await readErrors();
      if (errors.length > 0) throw new Error(report(errors));
    },
    "astro:server:setup": ({ server, logger }) => {
      server.watcher.on("change", async (file) => {
        if (!file.startsWith(resolve("content") + sep)) return;
        const errors = await readErrors();
        if (errors.length > 0) logger.error(report(errors));
      });
    },
  },
});
