import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const builds = process.env.BUILDS_DIR || fileURLToPath(new URL("../../builds", import.meta.url));
export const distDir = resolve(builds, "current", "site");

export interface BuiltPage {
  path: string;
  html: string;
  canonical: URL | undefined;
  isAlias: boolean;
}

export const notFoundPath = "/404";

/** Every page of the built site but the form pages, which visitors only see completed by the server. */
export const builtPages: BuiltPage[] = readdirSync(distDir, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && !file.startsWith("form/"))
  .sort()
  .map((file) => {
    const path = file === "404.html" ? notFoundPath : `/${file.replace(/\/?index\.html$/, "")}`;
    const html = readFileSync(join(distDir, file), "utf8");
    const href = /<link\b[^>]*\brel="?canonical"?[^>]*>/.exec(html)?.[0].match(/\bhref="?([^"\s>]+)/)?.[1];
    const canonical = href ? new URL(href) : undefined;
    return { path, html, canonical, isAlias: canonical !== undefined && pathOf(canonical) !== path };
  });

export const canonicalPages = builtPages.filter((page) => !page.isAlias && page.path !== notFoundPath);

/** The address the site was built for: the home page's own. */
export const siteOrigin = builtPages.find((page) => page.path === "/")?.canonical?.origin;

/** A page's path as the build names it: no trailing slash. */
export function pathOf(url: URL): string {
  return decodeURIComponent(url.pathname).replace(/(?<=.)\/$/, "");
}

export function readBuilt(path: string): string {
  return readFileSync(join(distDir, path), "utf8");
}

/** Bytes on the wire. A plain `astro build` leaves no brotli copies; then they are made here. */
export function sentSize(path: string): number {
  const file = join(distDir, path);
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  const bytes = readFileSync(file);
  return Math.min(bytes.length, brotliCompressSync(bytes).length);
}

export function brotliSize(text: string): number {
  return text === "" ? 0 : brotliCompressSync(text).length;
}
