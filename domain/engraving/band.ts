import type { Ink } from "./colours.ts";
import { seededNumbers } from "./guilloche.ts";

/** Numbers of a path, as short as they can be written. */
export const writeNumbers = (...values: number[]): string =>
  values
    .map((value) => String(Math.round(value * 100) / 100))
    .join(" ")
    .replaceAll(" -", "-");

export interface Waves {
  lines?: number;
  length: number;
  depth: number;
  wave: number;
  /** How far the lines drift apart, as a share of the wave, and where the first one starts. */
  drift?: number;
  start?: number;
  /** How much shallower than the first line the last one is, as a share of the depth: one edge of a ribbon is then shaded. */
  taper?: number;
}

/** Waves along the x axis with drifting phase, in one path. Their middle lies on y = 0. */
export function wavesPath({ lines = 8, length, depth, wave, drift = 1, start = 0, taper = 0 }: Waves): string {
  const half = wave / 2;
  const more = `t${half} 0`.repeat(Math.ceil((length + start) / half) + 2);
  return Array.from({ length: lines }, (_, line) => {
    // The crest of a quadratic curve lies half as far out as its handle.
    const handle = -depth * (1 - (taper * line) / lines);
    return `M${writeNumbers((line * wave * drift) / lines - wave - start, 0)}q${writeNumbers(half / 2, handle, half, 0)}${more}`;
  }).join("");
}

export interface BandLayer {
  path: string;
  ink: Ink;
  opacity: number;
}

export const bandBox = "0 -32 1440 64";

/** A ribbon across the page: two layers of twelve lines that cross, half a wave apart. Wave and start follow from the seed. */
export function bandLayers(seed: string): BandLayer[] {
  const next = seededNumbers(seed);
  const wave = 1440 / (3 + Math.round(next()));
  const start = Math.round(next() * wave);
  const drift = 0.4 + Math.round(next() * 4) / 20;
  const layer = (from: number) =>
    wavesPath({ lines: 12, length: 1440, depth: 61, wave, drift, start: from, taper: 0.3 });
  return [
    { path: layer(start + wave / 2), ink: "highlight", opacity: 0.75 },
    { path: layer(start), ink: "action", opacity: 0.5 },
  ];
}
