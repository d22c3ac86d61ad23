import { rosette, rosetteMarkup, seededNumbers } from "../ui/guilloche/guilloche.rules.ts";
import type { Palette } from "./article-colours.rules.ts";

export const artWidth = 960;
export const artHeight = 480;

const paper = "#fbf8f2";

/** `share` of one hex colour laid over another. */
function mix(over: string, under: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round(part(over, at) * share + part(under, at) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The inside of an article's own picture: a rosette on tinted paper, its outer rings running into the corners. */
export function articleArt(slug: string, { hex: [first, second] }: Palette): string {
  const next = seededNumbers(`art:${slug}`);
  const scale = 0.56 + next() * 0.08;
  const x = Math.round(artWidth * (0.42 + next() * 0.16));
  const y = Math.round(artHeight * (0.44 + next() * 0.12));
  const disc = (radius: number, fill: string) => `<circle r="${radius}" fill="${fill}"/>`;
  const drawing = rosette(slug, { layers: 6 });
  const grounds = [
    disc(720, mix(second, paper, 0.2)),
    disc(540, mix(first, paper, 0.16)),
    disc(390, mix(first, paper, 0.3)),
    disc(170, paper),
  ].join("");
  return `<path fill="${mix(first, paper, 0.07)}" d="M0 0h${artWidth}v${artHeight}H0z"/><g transform="translate(${x} ${y})scale(${Math.round(scale * 1000) / 1000})">${grounds}${rosetteMarkup(drawing, [first, second])}</g>`;
}
