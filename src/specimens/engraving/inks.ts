/** Colours as the tokens give them. */
export const inks = {
  action: "var(--color-action)",
  alert: "var(--color-alert)",
  good: "var(--color-good)",
  highlight: "var(--color-highlight)",
  ink: "var(--color-ink)",
  line: "var(--color-line)",
  muted: "var(--color-muted)",
  paper: "var(--color-paper)",
  sheet: "var(--color-sheet)",
} as const;

/** The inks that documents are printed in; each has a pale wash of its own. */
export type DocumentInk = "action" | "alert" | "good" | "highlight";

export const washes: Record<DocumentInk, string> = {
  action: "var(--color-action-wash)",
  alert: "var(--color-alert-wash)",
  good: "var(--color-good-wash)",
  highlight: "var(--color-highlight-wash)",
};
