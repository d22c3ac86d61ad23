import { articleInks } from "../article-art.ts";
import { colours } from "../colours.ts";
import { spun } from "../spun.ts";
import { box, each, moved, type Scene, shade, stroke } from "./pen.ts";

/**
 * A shelf of registers, in the inks of the articles' categories. The board is the lower edge; heights are measured up from it.
 * The left 320 make a picture of their own, for narrow screens.
 */
const width = 648;
const height = 172;

const [registration, compliance, startup, tax, strategy, funding] = Object.values(articleInks);

const line = (d: string, ink = "", weight = 1.3, fill = "none") =>
  `<path d="${d}" stroke="${ink}" stroke-width="${weight}" fill="${fill}"/>`;

/** What is tooled on a spine: raised bands and a label; a fine hatch in the cloth; or a medallion. */
type Tooling = "label" | "cloth" | "medal";

/** A book upright, its back to us, with its left foot at 0 0. */
function spine(across: number, tall: number, ink = "", tooling: Tooling = "label"): string {
  const band = (up: number) => `M0 ${-up}h${across}M0 ${-up - 4}h${across}`;
  const middle = across / 2;
  const hatched = tooling === "cloth";
  return [
    line(box(0, -tall, across, tall), ink, 1.3, colours.sheet),
    // The cloth, or the round of the back: lines that crowd towards the edges.
    line(
      hatched
        ? each(3, across - 3, 3, (x) => `M${x} ${-tall + 13}V-13`)
        : `M2.5 ${-tall}V0M5.5 ${-tall}V0M${across - 2.5} ${-tall}V0M${across - 5.5} ${-tall}V0`,
      ink,
      hatched ? 0.9 : 0.6,
    ),
    line(band(9) + band(tall - 13), ink, 1),
    ...(hatched
      ? [line(box(4, -tall * 0.76, across - 8, tall * 0.24), ink, 1.1, colours.sheet)]
      : [line(band(tall * 0.3) + band(tall * 0.62), ink, 1)]),
    // The title, as lines of writing.
    line(
      hatched
        ? `M8 ${-tall * 0.68}h${across - 16}M8 ${-tall * 0.6}h${across - 16}`
        : `M9 ${-tall * 0.82}h${across - 18}M9 ${-tall * 0.77}h${across - 18}`,
      ink,
      1,
    ),
    ...(tooling === "medal"
      ? [
          `<g transform="translate(${middle} ${Math.round(-tall * 0.475)})">${line(spun(12, across / 2 - 7, across / 5 - 3), colours.highlight, 0.8)}</g>`,
        ]
      : []),
  ].join("");
}

/** Upright books side by side from `x`. */
function row(x: number, books: readonly (readonly [across: number, tall: number, ink?: string, tooling?: Tooling])[]) {
  let at = x;
  return books
    .map(([across, ...rest]) => {
      const drawn = moved(at, height, spine(across, ...rest));
      at += across + 0.7;
      return drawn;
    })
    .join("");
}

/** A book that leans to the left on its neighbour. */
const leaning = (x: number, degrees: number, book: string) =>
  `<g transform="translate(${x} ${height}) rotate(${-degrees})">${book}</g>`;

/** A register lying flat, the edges of its pages to the right. */
const flat = (x: number, foot: number, long: number, ink = "") =>
  moved(
    x,
    height - foot,
    line(box(0, -22, long, 22), ink, 1.3, colours.sheet) +
      line(`M14 -22v22M18 -22v22M18 -18.5h${long - 18}M18 -3.5h${long - 18}`, ink, 1) +
      line(
        each(-15.5, -6, 3, (y) => `M18 ${y}h${long - 18}`),
        ink,
        0.6,
      ),
  );

/** A bundle of papers between boards, tied with red tape. */
const bundle = (x: number, foot: number, long: number) =>
  moved(
    x,
    height - foot,
    line(box(4, -36, long - 8, 36), colours.action, 1.3, colours.sheet) +
      shade(each(-32, -6, 3, (y) => `M4 ${y}h${long - 8}`)) +
      line(box(0, -41, long, 5) + box(0, -5, long, 5), colours.action, 1.3, colours.sheet) +
      line(`M${long / 2 - 4} -41v41M${long / 2 + 4} -41v41`, colours.alert, 1.3) +
      line(
        `M${long / 2} -41c-8-12-20-12-20-5s12 7 20 5c8 2 20 2 20-5s-12-7-20 5M${long / 2} -41l-9 12M${long / 2} -41l9 12`,
        colours.alert,
        1.3,
      ),
  );

/** A globe on its foot. */
const globe = (x: number) =>
  moved(
    x,
    height,
    stroke("M-24 0h48v-5h-48zM-16-5c0-7 12-5 13-13h6c1 8 13 6 13 13z", { fill: "sheet" }) +
      stroke("M-40-92A46 46 0 1 0 30-34M-43-95l6 6M3-18V-24", { width: 1.6 }) +
      `<g transform="translate(0 -66) rotate(24)">${line(spun(26, 40, 15), colours.highlight, 0.9)}</g>` +
      `<circle cy="-66" r="40.5" stroke="${colours.action}" stroke-width="1.3"/>`,
  );

export const shelf: Scene = {
  width,
  height,
  markup: [
    row(1, [
      [38, 142, registration, "medal"],
      [28, 124, compliance],
      [34, 132, startup, "cloth"],
      [24, 112, tax],
      [42, 150, funding, "label"],
      [30, 136, strategy, "cloth"],
    ]),
    leaning(229, 13, spine(30, 122, registration)),
    globe(318),
    row(378, [
      [36, 146, compliance, "cloth"],
      [26, 118, registration],
      [40, 134, startup, "medal"],
      [26, 126, funding, "cloth"],
    ]),
    flat(516, 0, 124, tax),
    flat(522, 22, 112, strategy),
    bundle(526, 44, 104),
  ].join(""),
};
