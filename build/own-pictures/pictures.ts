import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { pictureTypes } from "../../content/owner/own-pictures.ts";
import { ownPictureFiles } from "./made.ts";

/** The owner's pictures, at /pictures. */
export const ownPictures = (): AstroIntegration => ({
  name: "own-pictures",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const [address, make] of ownPictureFiles()) {
        const file = join(fileURLToPath(dir), address);
        mkdirSync(dirname(file), { recursive: true });
        const picture = await make().catch((error: Error) => {
          throw new Error(`${address} could not be made: ${error.message}`, { cause: error });
        });
        writeFileSync(file, picture);
      }
    },
    "astro:server:setup": ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const make = ownPictureFiles().get(decodeURIComponent(pathname));
        if (!make) return next();
        make().then((picture) => {
          response.setHeader("Content-Type", pictureTypes[extname(pathname).toLowerCase()] ?? "");
          response.end(picture);
        }, next);
      });
    },
  },
});
