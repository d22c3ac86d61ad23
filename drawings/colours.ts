import { accent } from "../content/owner/accent.ts";

/**
 * The colours of the site as values, for drawings, pictures and files that cannot read the page's tokens. The tokens of
 * src/styles/tokens.css have the same names and values; a test holds the two together. Action is the owner's accent.
 */
export const colours = {
  paper: "#fbf8f2",
  "paper-deep": "#f3eee2",
  sheet: "#ffffff",
  ink: "#16203a",
  muted: "#4a5470",
  line: "#ded8ca",
  "line-strong": "#8a8577",
  ...accent,
  highlight: "#f2a51a",
  "highlight-wash": "#fff5df",
  alert: "#b4391f",
  "alert-wash": "#fbeeea",
  good: "#1e6b4a",
  "good-wash": "#e7f2ec",
  violet: "#6d3a85",
} as const;

export type ColourName = keyof typeof colours;

/** The inks that documents are printed in; each has a pale wash of its own, `inks["good-wash"]`. */
export type DocumentInk = Extract<ColourName, "action" | "highlight" | "alert" | "good">;

/** The tokens of the colours, for drawings that are part of a page. */
export const inks = Object.fromEntries(Object.keys(colours).map((name) => [name, `var(--color-${name})`])) as Record<
  ColourName,
  string
>;
