import type { Category } from "../../content/schemas/compliance-kinds.ts";

/** The coloured edge of a card, and the same colour as a dot where a category is named. */
export const categoryEdge: Record<Category, string> = {
  ROC: "border-l-action",
  GST: "border-l-good",
  "Income Tax": "border-l-violet",
  Labour: "border-l-alert",
  Other: "border-l-line-strong",
  "Corporate Governance": "border-l-ink",
};

const dots: Record<Category, string> = {
  ROC: "bg-action",
  GST: "bg-good",
  "Income Tax": "bg-violet",
  Labour: "bg-alert",
  Other: "bg-line-strong",
  "Corporate Governance": "bg-ink",
};

export const CategoryDot = ({ category }: { category: Category }) => (
  <i
    className={`mr-[0.45em] inline-block size-[0.6em] rounded-full forced-color-adjust-none [print-color-adjust:exact] ${dots[category]}`}
  />
);
