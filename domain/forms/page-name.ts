import { mobileLinks } from "../../content/navigation.ts";

/** What the menus call a page; its path where they do not name it. */
export const pageName = (path: string): string => mobileLinks.find(({ href }) => href === path)?.label ?? path;
