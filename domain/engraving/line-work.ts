import { colours, type Ink } from "./colours.ts";
import { hashSeed, rosette, rosetteMarkup } from "./guilloche.ts";

interface Placed {
  seed: string;
  inks: readonly Ink[];
  layers: number;
  radius: number;
  /** Turned copies of each line, where the usual number would close up: the drawing is shown small. */
  copies?: number;
  /** How much heavier than usual the lines are. */
  weight?: number;
  at?: readonly [x: number, y: number];
}

const closings = 4;

/**
 * Drawings kept as files of their own, so that a page's HTML does not carry them: a company is one rosette, two partners
 * are two that interlock.
 */
const drawings: Record<string, readonly Placed[]> = {
  "private-limited": [{ seed: "private-limited", inks: ["action", "highlight"], layers: 6, radius: 1200, weight: 1.1 }],
  opc: [{ seed: "opc-founder", inks: ["alert", "highlight"], layers: 6, radius: 1200, weight: 1.1 }],
  llp: [
    { seed: "llp-partner", inks: ["good", "highlight"], layers: 4, radius: 780, weight: 1.7, at: [-420, 0] },
    { seed: "llp-partners", inks: ["action", "highlight"], layers: 4, radius: 780, weight: 1.7, at: [420, 0] },
  ],
  pricing: [
    {
      seed: "pricing-starter",
      inks: ["alert", "highlight"],
      layers: 2,
      radius: 520,
      copies: 5,
      weight: 9,
      at: [-760, 0],
    },
    { seed: "pricing-standard", inks: ["action", "highlight"], layers: 2, radius: 520, copies: 5, weight: 9 },
    { seed: "pricing-pro", inks: ["good", "highlight"], layers: 2, radius: 520, copies: 5, weight: 9, at: [760, 0] },
  ],
  calendar: [{ seed: "compliance-calendar", inks: ["action", "highlight"], layers: 3, radius: 1000 }],
  careers: [{ seed: "careers", inks: ["good", "highlight"], layers: 4, radius: 1000, weight: 2 }],
  testimonials: [{ seed: "testimonials", inks: ["highlight", "alert"], layers: 3, radius: 1000, copies: 6, weight: 6 }],
  "whats-changed": [{ seed: "whats-changed", inks: ["action", "highlight"], layers: 5, radius: 1000 }],
  answer: [{ seed: "answer", inks: ["action", "highlight"], layers: 4, radius: 1000 }],
  ...Object.fromEntries(
    Array.from({ length: closings }, (_, index) => [
      `closing-${index}`,
      [{ seed: `closing-${index}`, inks: ["highlight", "paper"], layers: 4, radius: 1000 }],
    ]),
  ),
};

export const lineWorkNames = Object.keys(drawings);

export const lineWorkAddress = (name: string): string => {
  if (!drawings[name]) throw new Error(`domain/engraving/line-work.ts has no drawing '${name}'`);
  return `/line-work/${name}.svg`;
};

/** One of the few drawings that closing calls share, by the page's seed. */
export const closingLineWork = (seed: string): string => lineWorkAddress(`closing-${hashSeed(seed) % closings}`);

/** A drawing as a file. Its colours are values, because an image does not see the page's tokens. */
export function lineWorkFile(name: string): string {
  const placed = drawings[name] ?? [];
  const shapes = new Map<string, string>();
  let body = "";
  let reach = 0;
  for (const { seed, inks, layers, radius, copies, weight = 1, at: [x, y] = [0, 0] } of placed) {
    const drawing = rosette(seed, { layers, radius, copies, inks: inks.length });
    for (const layer of drawing.layers) layer.width = Math.round(layer.width * weight * 100) / 100;
    const name = `${drawing.id}-whole`;
    reach = Math.max(reach, Math.abs(x) + radius, Math.abs(y) + radius);
    const move = x || y ? ` transform="translate(${x} ${y})"` : "";
    if (shapes.has(name)) {
      body += `<use href="#${name}"${move}/>`;
      continue;
    }
    const markup = rosetteMarkup(
      drawing,
      inks.map((ink) => colours[ink]),
    );
    shapes.set(name, markup);
    body += `<g${move}><g id="${name}">${markup}</g></g>`;
  }
  const half = Math.round(reach * 1.06);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">${body}</svg>\n`;
}
