import type { Template } from "../../content/schemas/template.ts";
import { type Category, categories } from "../../content/schemas/template-categories.ts";

export type CategoryFilter = "All" | Category;
export const categoryFilters: readonly CategoryFilter[] = ["All", ...categories];

export interface TemplateFilter {
  search: string;
  category: CategoryFilter;
}

type Searched = Pick<Template, "title" | "description" | "tags" | "category">;

/** The search text in title, description or one tag, whatever the case; and the category. */
export function filterTemplates<T extends Searched>(
  templates: readonly T[],
  { search, category }: TemplateFilter,
): T[] {
  const wanted = search.trim().toLowerCase();
  return templates.filter(
    (template) =>
      (category === "All" || template.category === category) &&
      [template.title, template.description, ...template.tags].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** ?q=…&category=…, as it stands in the address; anything unknown reads as no filter. */
export function readFilter(params: URLSearchParams): TemplateFilter {
  const named = params.get("category")?.toLowerCase();
  return {
    search: params.get("q") ?? "",
    category: categoryFilters.find((category) => category.toLowerCase() === named) ?? "All",
  };
}

/** The query for an address: empty when nothing is filtered, so that the plain page has one address. */
export function writeFilter({ search, category }: TemplateFilter): string {
  const params = new URLSearchParams();
  if (search.trim()) params.set("q", search.trim());
  if (category !== "All") params.set("category", category);
  const query = params.toString();
  return query ? `?${query}` : "";
}
