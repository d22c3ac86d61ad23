import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { resolve } from "node:path";
import { speaksOfFounderPages } from "../../content/owner/read.ts";
import { root } from "../../server/http/built.ts";

const sources = [
  "content",
  "domain",
  "drawings",
  "src",
  "build",
  "desk",
  "public",
  "astro.config.ts",
  "package-lock.json",
  "tsconfig.json",
];
// Tests do not change what is built.
const testFile = /\.test\.tsx?$/;

/** Of all that a build is made from but the owner's folder. */
export function hashSources(): string {
  const hash = createHash("sha256").update(JSON.stringify([process.env.SITE_URL ?? "", speaksOfFounderPages()]));
  for (const path of sources.flatMap(listFiles).filter((path) => !testFile.test(path))) {
    const bytes = readFileSync(resolve(root, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  const location = resolve(root, path);
  return existsSync(location) ? listEntries(path, statSync(location)) : [];
}

function listEntries(path: string, entry: Stats): string[] {
  if (entry.isFile()) return [path];
  if (!entry.isDirectory()) return [];
  return readdirSync(resolve(root, path))
    .sort()
    .flatMap((name) => listEntries(`${path}/${name}`, lstatSync(resolve(root, path, name))));
}
