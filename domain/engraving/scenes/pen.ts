import { type ColourName, colours } from "../colours.ts";

/** Something drawn from life: a desk, a street. Kept as a file, so its colours are values. */
export interface Scene {
  width: number;
  height: number;
  markup: string;
}

interface Stroke {
  ink?: ColourName;
  /** 1.3 for lines that the eye follows, 0.6 for shade. */
  width?: number;
  opacity?: number;
  fill?: ColourName;
}

export const stroke = (d: string, { ink = "action", width = 1.3, opacity = 1, fill }: Stroke = {}): string =>
  `<path d="${d}" stroke="${colours[ink]}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}${fill ? ` fill="${colours[fill]}"` : ""}/>`;

/** A surface that hides what is behind it. */
export const plain = (d: string, fill: ColourName = "paper"): string => `<path d="${d}" fill="${colours[fill]}"/>`;

/** The hairlines that engravers shade with. */
export const shade = (d: string, ink: ColourName = "action"): string => stroke(d, { ink, width: 0.6, opacity: 0.75 });

export const moved = (x: number, y: number, inside: string): string =>
  `<g transform="translate(${x} ${y})">${inside}</g>`;

/** Lines at even steps: louvres, pages, bricks. */
export const each = (from: number, to: number, step: number, draw: (at: number) => string): string => {
  let drawn = "";
  for (let at = from; at <= to; at += step) drawn += draw(at);
  return drawn;
};

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Lines that keep their width where the drawing is shown small. */
export const evenLines = (markup: string): string =>
  markup.replaceAll("<path ", '<path vector-effect="non-scaling-stroke" ');
