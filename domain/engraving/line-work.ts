import { bandBox, bandLayers } from "./band.ts";
import { colours, type Ink } from "./colours.ts";
import { hashSeed, type RosetteOptions, rosette, rosetteMarkup } from "./guilloche.ts";
import { sceneFile, sceneNames } from "./scenes/scenes.ts";

interface Placed extends RosetteOptions {
  seed: string;
  palette: readonly Ink[];
  radius: number;
  at?: readonly [x: number, y: number];
}

const bands = 6;
const sealInks = ["action", "good", "alert"] as const satisfies readonly Ink[];
export type SealInk = (typeof sealInks)[number];

/**
 * Drawings kept as files of their own, so that a page's HTML does not carry them: a company is one rosette, two partners
 * are two that interlock.
 */
const drawings: Record<string, readonly Placed[]> = {
  home: [{ seed: "sthapana-hero", palette: ["action", "highlight", "alert"], radius: 1200 }],
  "private-limited": [
    { seed: "private-limited", palette: ["action", "highlight"], layers: 6, radius: 1200, weight: 1.1 },
  ],
  opc: [{ seed: "opc-founder", palette: ["alert", "highlight"], layers: 6, radius: 1200, weight: 1.1 }],
  llp: [
    { seed: "llp-partner", palette: ["good", "highlight"], layers: 4, radius: 780, weight: 1.7, at: [-420, 0] },
    { seed: "llp-partners", palette: ["action", "highlight"], layers: 4, radius: 780, weight: 1.7, at: [420, 0] },
  ],
  ...Object.fromEntries(
    sealInks.map((ink, index) => [
      `founder-${index}`,
      [
        {
          seed: `founder-${index}`,
          palette: ["highlight", ink],
          layers: 4,
          radius: 1000,
          copies: 7,
          weight: 4.5,
          strength: 0.1,
        },
      ],
    ]),
  ),
  answer: [{ seed: "answer", palette: ["action", "highlight"], layers: 4, radius: 1000 }],
  ...Object.fromEntries(
    sealInks.map((ink, index) => [
      `seal-${index}`,
      [{ seed: `seal-${index}`, palette: ["highlight", ink], layers: 2, radius: 520, copies: 5, weight: 9 }],
    ]),
  ),
};

const bandNames = Array.from({ length: bands }, (_, index) => `band-${index}`);

export const lineWorkNames = [...Object.keys(drawings), ...bandNames, ...sceneNames];

export const lineWorkAddress = (name: string): string => {
  if (!drawings[name]) throw new Error(`domain/engraving/line-work.ts has no drawing '${name}'`);
  return `/line-work/${name}.svg`;
};

/** One of the few bands that end a page, by the page's seed. */
export const bandAddress = (seed: string): string => `/line-work/band-${hashSeed(seed) % bands}.svg`;

/** A small seal in one of three inks, by its place in a list. */
export const sealLineWork = (index: number): { src: string; ink: SealInk } => {
  const place = index % sealInks.length;
  return { src: lineWorkAddress(`seal-${place}`), ink: sealInks[place] ?? sealInks[0] };
};

const bandFile = (name: string): string => {
  const paths = bandLayers(name).map(
    ({ path, ink, opacity }) =>
      `<path d="${path}" stroke="${colours[ink]}" stroke-opacity="${opacity}" vector-effect="non-scaling-stroke"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${bandBox}" preserveAspectRatio="none" fill="none">${paths.join("")}</svg>\n`;
};

/** Around the portrait of a founder whose words are set large; where there is little room, the small seal in the same ink. */
export const founderLineWork = (name: string): { src: string; small: string } => {
  const place = hashSeed(`portrait of ${name}`) % sealInks.length;
  return { src: lineWorkAddress(`founder-${place}`), small: sealLineWork(place).src };
};

/** A drawing as a file. Its colours are values, because an image does not see the page's tokens. */
export function lineWorkFile(name: string): string {
  if (bandNames.includes(name)) return bandFile(name);
  if (sceneNames.includes(name)) return sceneFile(name);
  const placed = drawings[name] ?? [];
  const reach = Math.max(
    ...placed.map(({ radius, at: [x, y] = [0, 0] }) => radius + Math.max(Math.abs(x), Math.abs(y))),
  );
  const half = Math.round(reach * 1.06);
  const body = placed.map(({ seed, palette, at: [x, y] = [0, 0], ...options }) => {
    const drawing = rosette(seed, { ...options, inks: palette.length });
    const values = palette.map((ink) => colours[ink]);
    return `<g transform="translate(${x} ${y})">${rosetteMarkup(drawing, values)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">${body.join("")}</svg>\n`;
}
