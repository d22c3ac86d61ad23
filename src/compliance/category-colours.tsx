import type { Category } from "../../content/schemas/compliance.ts";

/** A category's colour, where it is named: inks of the articles' pictures, none of which says good, bad or soon. */
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
