import type { Category } from "../../content/schemas/template-categories.ts";
import type { DocumentInk } from "../engraving/colours.ts";

/** For line work: each category's own colour, and the one that crosses it. */
export const categoryPalettes: Record<Category, readonly [DocumentInk, DocumentInk]> = {
  Employment: ["good", "highlight"],
  Corporate: ["action", "highlight"],
  ESOPs: ["alert", "highlight"],
  Funding: ["highlight", "action"],
};
