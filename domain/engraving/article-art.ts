import type { ListingCategory } from "../../content/schemas/article-categories.ts";
import { colours } from "./colours.ts";
import { rosette, rosetteMarkup, seededNumbers } from "./guilloche.ts";

export const artWidth = 960;
export const artHeight = 480;

const { action, alert, good, highlight, paper } = colours;

/** Each category's two inks; three categories have a first ink of their own, dark enough to be read as text on paper. */
export const articleInks: Record<ListingCategory, readonly [string, string]> = {
  "Company Registration": [action, highlight],
  "Legal Compliance": [alert, highlight],
  "Startup Guides": [good, highlight],
  "Tax & Accounting": ["#7a4a0c", action],
  "Business Strategy": ["#6b2a7a", highlight],
  "Funding & Investment": ["#155e75", alert],
};

/** `share` of one hex colour laid over another. */
function mix(over: string, under: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(over, at) * share + part(under, at) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The inside of an article's own picture: a rosette on tinted paper, its outer rings running into the corners.
 * `line` thickens the strokes for pictures that are shown small.
 */
export function articleArt(slug: string, category: ListingCategory, line = 1): string {
  const [first, second] = articleInks[category];
  const next = seededNumbers(`art:${slug}`);
  const scale = Math.round((0.54 + next() * 0.08) * 1000) / 1000;
  const x = Math.round(artWidth * (0.49 + next() * 0.02));
  const y = Math.round(artHeight * (0.46 + next() * 0.08));
  const disc = (radius: number, fill: string) => `<circle r="${radius}" fill="${fill}"/>`;
  return [
    `<path fill="${mix(first, paper, 0.06)}" d="M0 0h${artWidth}v${artHeight}H0z"/>`,
    `<g transform="translate(${x} ${y})scale(${scale})">`,
    disc(790, mix(second, paper, 0.16)),
    disc(570, mix(first, paper, 0.13)),
    disc(385, mix(first, paper, 0.3)),
    disc(225, paper),
    rosetteMarkup(rosette(slug, { layers: 4, weight: line, strength: 0.1 }), [first, second]),
    rosetteMarkup(rosette(`${slug}/heart`, { radius: 230, layers: 1, weight: 4 * line, strength: 0.1 }), [first]),
    "</g>",
  ].join("");
}
