import { type TemplateCategory, templateCategories } from "../../content/schemas/plain-lists.ts";
import type { Template } from "../../content/schemas/template.ts";

export type CategoryFilter = "All" | TemplateCategory;
export const categoryFilters: readonly CategoryFilter[] = ["All", ...templateCategories];

export interface TemplateFilter {
  search: string;
  category: CategoryFilter;
}

export const noFilter: TemplateFilter = { search: "", category: "All" };

type Searched = Pick<Template, "title" | "description" | "tags" | "keywords" | "category">;

/** Titles are set with curled quotes; people type straight ones. */
const searchable = (text: string): string => text.replace(/[\u2018\u2019]/g, "'").toLowerCase();

/** The search text in title, description or one tag, shown or not, whatever the case; and the category. */
export function filterTemplates<T extends Searched>(
  templates: readonly T[],
  { search, category }: TemplateFilter,
): T[] {
  const wanted = searchable(search.trim());
  return templates.filter(
    (template) =>
      (category === "All" || template.category === category) &&
      [template.title, template.description, ...template.tags, ...(template.keywords ?? [])].some((text) =>
        searchable(text).includes(wanted),
      ),
  );
}

/** Reads ?q=…&category=…; anything unknown reads as no filter. */
export function parseFilter(params: URLSearchParams): TemplateFilter {
  const named = params.get("category")?.toLowerCase();
  return {
    search: params.get("q") ?? "",
    category: categoryFilters.find((category) => category.toLowerCase() === named) ?? "All",
  };
}

/** Without a filter there are no keys, so that the plain page has one address. */
export function writeFilter({ search, category }: TemplateFilter, params: URLSearchParams): void {
  params.delete("q");
  params.delete("category");
  if (search.trim()) params.set("q", search);
  if (category !== "All") params.set("category", category);
}
