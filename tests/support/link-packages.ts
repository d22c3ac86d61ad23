import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** The installed packages for another checkout, one link each: the caches that Astro and Vite keep beside them stay apart. */
export function linkPackages(from: string, to: string): void {
  const packages = join(from, "node_modules");
  const links = join(to, "node_modules");
  mkdirSync(links);
  const isCache = (name: string) => name.startsWith(".") && ![".bin", ".sthapana-lock"].includes(name);
  for (const name of readdirSync(packages).filter((entry) => !isCache(entry)))
    symlinkSync(join(packages, name), join(links, name));
}
