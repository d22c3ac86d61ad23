/// <reference types="vite/client" />

import type { Template } from "../../content/schemas/template.ts";
import { categories } from "../../content/schemas/template-categories.ts";
import { collectTemplates } from "../../domain/templates/check.ts";

/** Every template, checked, in the order of the categories and then by downloads. Build time only: it holds all texts. */
export const templates: Template[] = collectTemplates(
  import.meta.glob("../../content/templates/*.ts", { eager: true }),
).sort((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category) || b.downloads - a.downloads);
