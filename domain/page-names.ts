import { mobileLinks } from "../content/navigation.ts";
import { pages } from "../content/pages.ts";
import { languagePages } from "./languages/pages.ts";

const titles = new Map<string, string>([
  ...Object.values(pages).map(({ path, title }) => [path, title] as const),
  ...languagePages.map(({ path, name }) => [path, `Page in ${name}`] as const),
]);

const inWords = (part: string): string => {
  const words = part.replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** What a page is called: by its title as far as the colon, or else by its address in words: 'Articles: first audit'. */
export function pageName(path: string): string {
  if (path === "/") return "Home";
  const title = titles.get(path)?.split(":")[0];
  const [first = "", ...rest] = path.split("/").filter(Boolean);
  return title ?? [inWords(first), ...rest.map((part) => part.replaceAll("-", " "))].join(": ");
}

/** What the menus call a page; its path where they do not name it. */
export const menuName = (path: string): string => mobileLinks.find(({ href }) => href === path)?.label ?? path;
