import type { Ink } from "./colours.ts";
import { seededNumbers } from "./guilloche.ts";

/** Numbers of a path, as short as they can be written. */
export const writeNumbers = (...values: number[]): string =>
  values
    .map((value) => String(Math.round(value * 100) / 100))
    .join(" ")
    .replaceAll(" -", "-");

/** One wave along the x axis, from x on, at least as long as asked for. The crest lies half as far out as the handle. */
export const waveLine = (x: number, half: number, handle: number, length: number): string =>
  `M${writeNumbers(x, 0)}q${writeNumbers(half / 2, handle, half, 0)}${`t${half} 0`.repeat(Math.ceil(length / half) + 2)}`;

export interface BandLayer {
  path: string;
  ink: Ink;
  opacity: number;
}

const lines = 12;
export const bandBox = "0 -32 1440 64";

/** A ribbon across the page: two layers of twelve lines that cross, half a wave apart. Wave and start follow from the seed. */
export function bandLayers(seed: string): BandLayer[] {
  const next = seededNumbers(seed);
  const wave = 1440 / (3 + Math.round(next()));
  const start = Math.round(next() * wave);
  const drift = 0.4 + Math.round(next() * 20) / 100;
  // Each line starts a little later and is a little shallower than the one before: one edge of the ribbon is shaded.
  const layer = (from: number) =>
    Array.from({ length: lines }, (_, line) => {
      const part = line / lines;
      return waveLine(part * wave * drift - wave - from, wave / 2, -61 * (1 - 0.3 * part), 1440 + from);
    }).join("");
  return [
    { path: layer(start + wave / 2), ink: "highlight", opacity: 0.75 },
    { path: layer(start), ink: "action", opacity: 0.5 },
  ];
}
