import { getCollection } from "astro:content";
import { templateCategories } from "../../content/schemas/plain-lists.ts";
import type { Template } from "../../content/schemas/template.ts";

/** Every template, in the order of the categories and then by downloads. Build time only: it holds all texts. */
export const templates: Template[] = (await getCollection("templates"))
  .map(({ data }) => data)
  .sort(
    (a, b) =>
      templateCategories.indexOf(a.category) - templateCategories.indexOf(b.category) || b.downloads - a.downloads,
  );
