import type { Category } from "../../content/schemas/template-categories.ts";
import type { DocumentInk } from "../../domain/engraving/colours.ts";
import { categoryPalettes } from "../../domain/templates/category-palettes.ts";

interface CategoryInk {
  palette: readonly [DocumentInk, DocumentInk];
  text: string;
  edge: string;
}

/** Each drawer has its colour, on tabs, line work and share pictures. */
export const categoryInks: Record<Category, CategoryInk> = {
  Employment: { palette: categoryPalettes.Employment, text: "text-good", edge: "border-t-good" },
  Corporate: { palette: categoryPalettes.Corporate, text: "text-action", edge: "border-t-action" },
  ESOPs: { palette: categoryPalettes.ESOPs, text: "text-alert", edge: "border-t-alert" },
  Funding: { palette: categoryPalettes.Funding, text: "text-ink", edge: "border-t-highlight" },
};
