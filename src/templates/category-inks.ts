import type { Category } from "../../content/schemas/template-categories.ts";
import { colours, type Ink } from "../../domain/engraving/colours.ts";

interface CategoryInk {
  /** For line work: the drawer's own colour, and the one that crosses it. */
  palette: readonly [Ink, Ink];
  hex: readonly [string, string];
  text: string;
  edge: string;
}

/** Each drawer has its colour, on tabs, line work and share pictures. */
export const categoryInks: Record<Category, CategoryInk> = {
  Employment: {
    palette: ["good", "highlight"],
    hex: [colours.good, colours.highlight],
    text: "text-good",
    edge: "border-t-good",
  },
  Corporate: {
    palette: ["action", "highlight"],
    hex: [colours.action, colours.highlight],
    text: "text-action",
    edge: "border-t-action",
  },
  ESOPs: {
    palette: ["alert", "highlight"],
    hex: [colours.alert, colours.highlight],
    text: "text-alert",
    edge: "border-t-alert",
  },
  Funding: {
    palette: ["highlight", "action"],
    hex: [colours.highlight, colours.action],
    text: "text-ink",
    edge: "border-t-highlight",
  },
};
