import { getCollection } from "astro:content";
import type { Template } from "../../content/schemas/template.ts";
import { categories } from "../../content/schemas/template-categories.ts";

/** Every template, in the order of the categories and then by downloads. Build time only: it holds all texts. */
export const templates: Template[] = (await getCollection("templates"))
  .map(({ data }) => data)
  .sort((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category) || b.downloads - a.downloads);
