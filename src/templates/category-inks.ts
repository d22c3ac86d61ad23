import type { TemplateCategory } from "../../content/schemas/plain-lists.ts";
import type { DocumentInk } from "../../drawings/colours.ts";

interface CategoryInk {
  /** For line work: the category's own colour, and the one that crosses it. */
  palette: readonly [DocumentInk, DocumentInk];
  text: string;
  edge: string;
}

/** Each drawer has its colour, on tabs, line work and share pictures. */
export const categoryInks: Record<TemplateCategory, CategoryInk> = {
  Employment: { palette: ["good", "highlight"], text: "text-good", edge: "border-t-good" },
  Corporate: { palette: ["action", "highlight"], text: "text-action", edge: "border-t-action" },
  ESOPs: { palette: ["alert", "highlight"], text: "text-alert", edge: "border-t-alert" },
  Funding: { palette: ["highlight", "action"], text: "text-ink", edge: "border-t-highlight" },
};
