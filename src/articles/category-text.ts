import type { ListingCategory } from "../../content/schemas/article-categories.ts";

/** The ink of a category's pictures, for its name. As classes: a card in an island does not load the drawings. */
export const categoryText: Record<ListingCategory, string> = {
  "Company Registration": "text-action",
  "Legal Compliance": "text-alert",
  "Startup Guides": "text-good",
  "Tax & Accounting": "text-[#7a4a0c]",
  "Business Strategy": "text-[#6b2a7a]",
  "Funding & Investment": "text-[#155e75]",
};
