import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuiltPage } from "./built-site.ts";

/** In folders: at the top any page would match, and the pages of languages are looked at one by one. */
const routes = readdirSync(join(import.meta.dirname, "..", "..", "src", "pages"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".astro") && file.includes("[") && dirname(file) !== ".")
  .map((file) => file.replace(/\.astro$/, "").replaceAll("\\", "/"));

/** Pages made by the same route file, such as all articles, have one layout; every other page has its own. */
function findLayout(path: string): string {
  const matches = (route: string) => new RegExp(`^/${route.replaceAll(/\[[^\]]+\]/g, "[^/]+")}$`).test(path);
  return routes.find(matches) ?? path;
}

/** The pages of each layout, first one of middling length: the longest takes thrice the time and is made of the same parts. */
export function groupByLayout(pages: BuiltPage[]): [BuiltPage, ...BuiltPage[]][] {
  const byLayout = Map.groupBy(pages, ({ path }) => findLayout(path));
  return [...byLayout.values()].map((group) => {
    const byLength = group.toSorted((one, other) => one.html.length - other.html.length);
    const [middle] = byLength.splice(Math.floor(byLength.length / 2), 1);
    return [middle!, ...byLength];
  });
}
