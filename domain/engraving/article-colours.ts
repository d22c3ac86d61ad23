import type { ListingCategory } from "../../content/schemas/article-categories.ts";
import { colours } from "./colours.ts";

export interface Palette {
  hex: readonly [string, string];
}

const { action, alert, good, highlight } = colours;

/** Each category's two inks; three categories have a first ink of their own, dark enough to be read as text on paper. */
const palettes: Record<ListingCategory, Palette> = {
  "Company Registration": { hex: [action, highlight] },
  "Legal Compliance": { hex: [alert, highlight] },
  "Startup Guides": { hex: [good, highlight] },
  "Tax & Accounting": { hex: ["#7a4a0c", action] },
  "Business Strategy": { hex: ["#6b2a7a", highlight] },
  "Funding & Investment": { hex: ["#155e75", alert] },
};

export const articlePalette = (category: ListingCategory): Palette => palettes[category];
