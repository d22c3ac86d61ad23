import type { ListingCategory } from "../../content/schemas/article-categories.ts";

export interface Palette {
  hex: readonly [string, string];
}

/** Each category's two inks: turned from the tokens' hues, the first dark enough to be read as text on paper. */
const palettes: Record<ListingCategory, Palette> = {
  "Company Registration": { hex: ["#27348b", "#f2a51a"] },
  "Legal Compliance": { hex: ["#b4391f", "#f2a51a"] },
  "Startup Guides": { hex: ["#1e6b4a", "#f2a51a"] },
  "Tax & Accounting": { hex: ["#7a4a0c", "#27348b"] },
  "Business Strategy": { hex: ["#6b2a7a", "#f2a51a"] },
  "Funding & Investment": { hex: ["#155e75", "#b4391f"] },
};

export const articlePalette = (category: ListingCategory): Palette => palettes[category];
