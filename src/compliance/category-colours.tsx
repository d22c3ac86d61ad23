import type { Category } from "../../content/schemas/compliance-kinds.ts";

/**
 * The coloured edge of a card, and the same colour as a dot where a category is named: inks of the articles' pictures, none
 * of which says good, bad or soon.
 */
export const categoryEdge: Record<Category, string> = {
  ROC: "border-l-action",
  GST: "border-l-[#155e75]",
  "Income Tax": "border-l-violet",
  Labour: "border-l-[#7a4a0c]",
  Other: "border-l-line-strong",
  "Corporate Governance": "border-l-ink",
};

const dots: Record<Category, string> = {
  ROC: "bg-action",
  GST: "bg-[#155e75]",
  "Income Tax": "bg-violet",
  Labour: "bg-[#7a4a0c]",
  Other: "bg-line-strong",
  "Corporate Governance": "bg-ink",
};

export const CategoryDot = ({ category }: { category: Category }) => (
  <i
    className={`mr-[0.45em] inline-block size-[0.6em] rounded-full forced-color-adjust-none [print-color-adjust:exact] ${dots[category]}`}
  />
);
