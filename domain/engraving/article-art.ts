import type { Palette } from "./article-colours.ts";
import { colours } from "./colours.ts";
import { type Rosette, rosette, rosetteMarkup, seededNumbers } from "./guilloche.ts";

export const artWidth = 960;
export const artHeight = 480;

const { paper } = colours;

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
export function articleArt(slug: string, { hex: [first, second] }: Palette, line = 1): string {
  const next = seededNumbers(`art:${slug}`);
  const scale = Math.round((0.54 + next() * 0.08) * 1000) / 1000;
  const x = Math.round(artWidth * (0.49 + next() * 0.02));
  const y = Math.round(artHeight * (0.46 + next() * 0.08));
  const disc = (radius: number, fill: string) => `<circle r="${radius}" fill="${fill}"/>`;
  const drawn = (drawing: Rosette, palette: readonly string[]) =>
    rosetteMarkup(
      {
        ...drawing,
        layers: drawing.layers.map((layer) => ({
          ...layer,
          width: Math.round(layer.width * line * 10) / 10,
          opacity: Math.min(1, Math.round((layer.opacity + 0.1) * 10) / 10),
        })),
      },
      palette,
    );
  const heart = rosette(`${slug}/heart`, { radius: 230, layers: 1 });
  for (const layer of heart.layers) layer.width *= 4;
  const rings = rosette(slug, { layers: 4 });
  return [
    `<path fill="${mix(first, paper, 0.06)}" d="M0 0h${artWidth}v${artHeight}H0z"/>`,
    `<g transform="translate(${x} ${y})scale(${scale})">`,
    disc(790, mix(second, paper, 0.16)),
    disc(570, mix(first, paper, 0.13)),
    disc(385, mix(first, paper, 0.3)),
    disc(225, paper),
    drawn(rings, [first, second]),
    drawn(heart, [first]),
    "</g>",
  ].join("");
}
