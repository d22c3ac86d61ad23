/** The three colours of what can be pressed, as our own pages and drawings have them. */
export const usualAccent = { action: "#27348b", "action-deep": "#1b2566", "action-wash": "#eef0fa" } as const;
export type Accent = Record<keyof typeof usualAccent, string>;

/** What the accent is read on: white, paper and deep paper. On its dark shade the highlight is read. */
const grounds = ["#ffffff", "#fbf8f2", "#f3eee2"];
const highlight = "#f2a51a";
/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
const toHex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** `share` of the other colour in the first. */
export const mix = (colour: string, other: string, share: number): string => {
  const others = channels(other);
  return toHex(channels(colour).map((value, index) => value + ((others[index] ?? 0) - value) * share));
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The first shade of a colour on its way to another that passes. */
export function shadeThat(passes: (shade: string) => boolean, colour: string, towards: string, from = 0): string {
  const steps = Array.from({ length: 101 - from }, (_, index) => mix(colour, towards, (from + index) / 100));
  return steps.find(passes) ?? towards;
}

const washOf = (action: string): string => mix(action, "#ffffff", 0.93);

export const isReadable = (action: string): boolean =>
  [...grounds, washOf(action)].every((ground) => contrast(action, ground) >= leastContrast);

/** The colour, or the nearest darker one in which text can be read. */
export const readableAccent = (action: string): string => shadeThat(isReadable, action, "#000000");

/** The owner's colour with its dark shade and its pale one. */
export const accentFrom = (action: string): Accent => ({
  action,
  "action-deep": shadeThat((shade) => contrast(shade, highlight) >= leastContrast, action, "#000000", 28),
  "action-wash": washOf(action),
});
