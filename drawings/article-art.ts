import { mix } from "../content/schemas/accent.ts";
import type { ListingCategory } from "../content/schemas/plain-lists.ts";
import { colours } from "./colours.ts";
import { emblemMarkup } from "./emblems.ts";
import { rosette, rosetteMarkup } from "./guilloche.ts";

export const artWidth = 960;
export const artHeight = 480;
/** The part that a frame of any shape shows whole: the medallion, with some room at its left for a fade. */
export const artMiddle = "230 30 480 420";

const { action, alert, good, highlight, paper } = colours;

/** Each category's ink, dark enough to be read as text on paper; its picture is that ink and a paler one, with marigold in the emblem. */
export const articleInks: Record<ListingCategory, string> = {
  "Company Registration": action,
  "Legal Compliance": alert,
  "Startup Guides": good,
  "Tax & Accounting": "#7a4a0c",
  "Business Strategy": "#6b2a7a",
  "Funding & Investment": "#155e75",
};

const ringCopies = 12;
/** How large an emblem is in the picture, and how heavy its outlines are for each `line`. */
const emblemScale = 0.86;
const outline = (line: number) => 4 * line - 2.4;

/**
 * The inside of an article's own picture: what it is about, engraved on a medallion, whose rings run into the corners. An
 * article without an emblem has a rosette there. `line` thickens the strokes for pictures that are shown small.
 */
export function articleArt(slug: string, category: ListingCategory, line = 1): string {
  const first = articleInks[category];
  const pale = mix(paper, first, 0.45);
  const disc = (radius: number, fill: string) => `<circle r="${radius}" fill="${fill}"/>`;
  const seeded = rosette(slug, { layers: 4, copies: ringCopies, weight: line });
  // Side by side in a list no picture is heavier than another: the seed gives the lobes alone.
  const rings = { ...seeded, layers: seeded.layers.map((layer) => ({ ...layer, width: 1.4 * line, opacity: 0.8 })) };
  const emblem = emblemMarkup(slug, { line: first, accent: highlight, paper: colours.sheet }, outline(line));
  const scale = emblem ? 0.52 : 0.6;
  // Under the medallion nothing is seen.
  const shown = emblem ? { ...rings, layers: rings.layers.slice(1) } : rings;
  return [
    // Larger than the picture, for frames that show more than all of it.
    `<path fill="${mix(paper, first, 0.06)}" d="M-960-480h2880V960H-960z"/>`,
    `<g transform="translate(${artWidth / 2} ${artHeight / 2})">`,
    `<g transform="scale(${scale})">`,
    disc(790, mix(paper, first, 0.09)),
    disc(570, mix(paper, first, 0.13)),
    ...(emblem ? [] : [disc(385, mix(paper, first, 0.3)), disc(225, paper)]),
    rosetteMarkup(shown, [first, pale]),
    ...(emblem
      ? [`<circle r="396" fill="${mix(paper, first, 0.04)}" stroke="${first}" stroke-width="${2 * outline(line)}"/>`]
      : [
          rosetteMarkup(rosette(`${slug}/heart`, { radius: 230, layers: 1, weight: 4 * line, strength: 0.1 }), [first]),
        ]),
    "</g>",
    ...(emblem ? [`<g transform="scale(${emblemScale})">${emblem}</g>`] : []),
    "</g>",
  ].join("");
}
