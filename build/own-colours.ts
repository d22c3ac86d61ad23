import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { inOwnColours } from "../drawings/own-colours.ts";

/** Style sheets and drawings that scripts and pages import, in the owner's colours. */
export const coloursInModules = (): Plugin => ({
  name: "own-colours",
  transform(code, id) {
    if (!/\.(css|svg)(\?|$)/.test(id)) return null;
    const recoloured = inOwnColours(code);
    return recoloured === code ? null : { code: recoloured, map: null };
  },
});

/** Drawings that are copied as they are, in the owner's colours. */
export const ownColours = (): AstroIntegration => ({
  name: "own-colours",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = join(fileURLToPath(dir), "line-work");
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        const drawing = readFileSync(file, "utf8");
        const recoloured = inOwnColours(drawing);
        if (recoloured !== drawing) writeFileSync(file, recoloured);
      }
    },
  },
});
