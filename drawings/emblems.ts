import { existsSync, readFileSync } from "node:fs";
import { usualAccent } from "../content/schemas/accent.ts";
import { colours } from "./colours.ts";
import { svgInside } from "./svg-inside.ts";

interface EmblemInks {
  /** Outlines, and the few things that are solid. */
  line: string;
  /** The one part that the eye goes to. */
  accent: string;
  paper: string;
}

/** How thick an outline is in the files. */
const drawnWidth = 4;

/** What an article is about, as one engraved thing, in other inks and another weight than its file has; nothing for an article without one. */
export function emblemMarkup(slug: string, { line, accent, paper }: EmblemInks, width: number): string | undefined {
  const file = `drawings/emblems/${slug}.svg`;
  if (!existsSync(file)) return;
  const inks: Record<string, string> = {
    [usualAccent.action]: line,
    [colours.highlight]: accent,
    [colours.sheet]: paper,
  };
  const scaled = (drawn: string) => String(Math.round((Number(drawn) / drawnWidth) * width * 100) / 100);
  return svgInside(readFileSync(file, "utf8"))
    .replace(/#[\da-f]{6}/g, (colour) => inks[colour] ?? colour)
    .replace(/(?<=stroke-width=")[\d.]+/g, scaled);
}
