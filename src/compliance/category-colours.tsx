import type { Category } from "../../content/schemas/compliance-kinds.ts";

/**
 * The coloured edge of a card, and the same colour as a dot where a category is named: indigo, ink and paper in
 * steps, none of which says good or bad.
 */
export const categoryEdge: Record<Category, string> = {
  ROC: "border-l-action",
  GST: "border-l-action/45",
  "Income Tax": "border-l-ink",
  Labour: "border-l-ink/45",
  Other: "border-l-line",
  "Corporate Governance": "border-l-line-strong",
};

const dots: Record<Category, string> = {
  ROC: "bg-action",
  GST: "bg-action/45",
  "Income Tax": "bg-ink",
  Labour: "bg-ink/45",
  Other: "bg-line",
  "Corporate Governance": "bg-line-strong",
};

export const CategoryDot = ({ category }: { category: Category }) => (
  <i
    className={`mr-[0.45em] inline-block size-[0.6em] rounded-full forced-color-adjust-none [print-color-adjust:exact] ${dots[category]}`}
  />
);
