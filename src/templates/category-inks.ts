import type { Category } from "../../content/schemas/template-categories.ts";
import type { Ink } from "../ui/guilloche/Guilloche.tsx";

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
    hex: ["#1e6b4a", "#f2a51a"],
    text: "text-good",
    edge: "border-t-good",
  },
  Corporate: {
    palette: ["action", "highlight"],
    hex: ["#27348b", "#f2a51a"],
    text: "text-action",
    edge: "border-t-action",
  },
  ESOPs: { palette: ["alert", "highlight"], hex: ["#b4391f", "#f2a51a"], text: "text-alert", edge: "border-t-alert" },
  Funding: { palette: ["alert", "action"], hex: ["#27348b", "#b4391f"], text: "text-ink", edge: "border-t-highlight" },
};
