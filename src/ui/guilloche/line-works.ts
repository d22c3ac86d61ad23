import type { RosetteOptions } from "./guilloche.rules.ts";

interface LineWork extends RosetteOptions {
  /** Colours by value: a picture in a file of its own does not see the page's tokens. */
  palette: readonly string[];
}

const action = "#27348b";
const highlight = "#f2a51a";
const alert = "#b4391f";
const good = "#1e6b4a";
const paper = "#fbf8f2";

/**
 * Rosettes kept as files: fetched once, when they come into view, and shared by pages. For line work far down a page;
 * what stands in the first screen is drawn in the page itself.
 */
export const lineWorks = {
  closing: { layers: 4, palette: [highlight, paper] },
  careers: { layers: 4, palette: [good, highlight] },
  testimonials: { layers: 4, palette: [highlight, alert] },
  answer: { layers: 4, palette: [action, highlight] },
} as const satisfies Record<string, LineWork>;

export type LineWorkName = keyof typeof lineWorks;
