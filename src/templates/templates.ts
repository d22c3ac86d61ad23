import { getCollection } from "astro:content";
import { checked } from "../../content/schemas/checked.ts";
import type { Template } from "../../content/schemas/template.ts";
import { categories } from "../../content/schemas/template-categories.ts";
import { templateLibrarySchema } from "../../content/schemas/template-library.ts";
import * as copy from "../../content/template-library.ts";

// Here, and not where the texts are used, so that islands do not load the validator.
checked("content/template-library.ts", templateLibrarySchema, { ...copy });

/** Every template, in the order of the categories and then by downloads. Build time only: it holds all texts. */
export const templates: Template[] = (await getCollection("templates"))
  .map(({ data }) => data)
  .sort((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category) || b.downloads - a.downloads);
