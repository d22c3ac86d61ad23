/// <reference types="vite/client" />
import { categories } from "./categories.ts";
import { collectTemplates } from "./check.rules.ts";
import type { Template } from "./template.schema.ts";

/** Every template, checked, in the order of the categories and then by downloads. Build time only: it holds all texts. */
export const templates: Template[] = collectTemplates(
  import.meta.glob("../../content/templates/*.ts", { eager: true }),
).sort((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category) || b.downloads - a.downloads);
