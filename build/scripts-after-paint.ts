import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

declare global {
  namespace Astro {
    interface ClientDirectives {
      "client:soon"?: boolean;
      "client:seen"?: boolean;
      "client:touched"?: boolean;
    }
  }
}

/** A page whose script files are loaded by `loader`, an inline script that finds the file's address in its `data-src`. */
const withScriptsAfterPaint = (html: string, loader: string): string =>
  html.replace(
    /<script type="module" src="([^"]+)"><\/script>/g,
    (_, src: string) => `<script data-src="${src}">${loader}</script>`,
  );

/**
 * Astro writes the layout's scripts as modules, which browsers fetch before they paint the page for the first time. In a
 * built page they wait, as the islands do with `client:soon`, `client:seen` and `client:touched`.
 */
export const scriptsAfterPaint = (loader: string): AstroIntegration => ({
  name: "scripts-after-paint",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      for (const name of ["soon", "seen", "touched"])
        addClientDirective({ name, entrypoint: `./src/layout/hydration/${name}.ts` });
    },
    "astro:build:done": async ({ dir }) => {
      const dist = fileURLToPath(dir);
      const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"));
      for (const page of pages) {
        const file = join(dist, page);
        await writeFile(file, withScriptsAfterPaint(await readFile(file, "utf8"), loader));
      }
    },
  },
});
