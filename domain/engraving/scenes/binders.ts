import type { ColourName } from "../colours.ts";
import { spun } from "../spun.ts";
import { cup, machine } from "./desks.ts";
import { box, each, evenLines, moved, plain, type Scene, shade, stroke } from "./pen.ts";

/**
 * The back office's shelf: lever-arch binders in groups, with what stands between them. Wide enough for the widest
 * screens; the middle 500 make a picture of their own. One unit is 2 mm; heights are measured up from the board.
 */
const width = 1920;
const board = 192;
const tall = 158;
const across = 42;

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Letters as strokes, 8 wide and 11 high: a picture cannot use the page's typeface. */
const letters: Record<string, string> = {
  A: "M0 11L4 0L8 11M1.5 7.2H6.5",
  C: "M8 2.6Q7 0 4 0Q0 0 0 5.5T4 11Q7 11 8 8.4",
  D: "M0 0V11H3Q8 11 8 5.5T3 0z",
  E: "M7.5 0H.5V11H7.5M.5 5.2H6.5",
  F: "M7.5 0H.5V11M.5 5.4H6.5",
  G: "M7.8 2.6Q7 0 4 0Q0 0 0 5.5T4 11Q8 11 8 6.4H4.8",
  I: "M4 0V11",
  K: "M.5 0V11M7.5 0L.5 6.6M3 4.4L8 11",
  M: "M0 11V0L4 6.5L8 0V11",
  O: "M4 0Q0 0 0 5.5T4 11T8 5.5T4 0z",
  P: "M.5 11V0H4.5Q7.8 0 7.8 3.2T4.5 6.4H.5",
  R: "M.5 11V0H4.5Q7.6 0 7.6 3T4.5 6H.5M4.2 6L8 11",
  S: "M7.4 2Q6.6 0 4 0Q.6 0 .6 2.8Q.6 5 4 5.4Q7.8 5.9 7.8 8.2Q7.8 11 4 11Q1 11 .2 8.8",
  T: "M0 0H8M4 0V11",
  Y: "M0 0L4 5.5L8 0M4 5.5V11",
};

const word = (text: string): string => {
  const room = [...text].map((letter) => (letter === "I" ? 5 : 10.5));
  let x = -room.reduce((sum, each) => sum + each, 0) / 2;
  return [...text]
    .map((letter, at) => {
      x += room[at] ?? 0;
      return moved(x - (room[at] ?? 0) / 2 - 4, 0, stroke(letters[letter] ?? "", { width: 1.5 }));
    })
    .join("");
};

interface Cloth {
  ink: ColourName;
  fill: ColourName;
  /** Ruled from top to foot, so that the spine is darker than its neighbours. */
  ruled?: boolean;
}

const indigo: Cloth = { ink: "action", fill: "action-wash", ruled: true };
const pale: Cloth = { ink: "action", fill: "sheet" };
const red: Cloth = { ink: "alert", fill: "alert-wash", ruled: true };
const green: Cloth = { ink: "good", fill: "good-wash", ruled: true };
const amber: Cloth = { ink: "action", fill: "highlight-wash" };

/** A binder with its back to us: edges, the frame with its label, and the hole that a finger pulls it out by. */
const binder = (text: string, { ink, fill, ruled = false }: Cloth): string =>
  [
    stroke(`M0 0V${3 - tall}q0-3 3-3h${across - 6}q3 0 3 3V0z`, { ink, fill }),
    shade(
      ruled
        ? each(3, across - 3, 3, (x) => `M${x} ${4 - tall}V-6`)
        : `M3 ${4 - tall}V-6M6 ${4 - tall}V-6M${across - 6} ${4 - tall}V-6M${across - 3} ${4 - tall}V-6`,
      ink,
    ),
    stroke(`M0-5H${across}`, { ink, width: 1 }),
    stroke(box(3, 14 - tall, across - 6, 66), { ink, width: 1, fill: "sheet" }),
    moved(across / 2, 23 - tall, word(text)),
    shade(each(44 - tall, 74 - tall, 6, (y) => `M9 ${y}h${across - 18}`)),
    stroke(dot(across / 2, -36, 10), { ink, fill: "sheet" }),
    stroke(dot(across / 2, -36, 6.5), { ink, fill: ink }),
  ].join("");

/** Binders side by side, each word as often as it has years. */
const row = (x: number, kinds: readonly (readonly [text: string, count: number, cloth: Cloth])[]): string =>
  kinds
    .flatMap(([text, count, cloth]) => Array.from({ length: count }, () => binder(text, cloth)))
    .map((drawn, at) => moved(x + at * (across + 1), board, drawn))
    .join("");

const leaning = (x: number, degrees: number, text: string, cloth: Cloth): string =>
  `<g transform="translate(${x} ${board}) rotate(${degrees})">${binder(text, cloth)}</g>`;

/** A quarter of a wheel that keeps a group upright, to the right of it; the other way round to the left. */
const bookend = (x: number, way: 1 | -1): string =>
  `<g transform="translate(${x} ${board}) scale(${way} 1)">${[
    stroke("M0 0V-62A62 62 0 0 1 62 0z", { fill: "highlight-wash" }),
    `<g clip-path="url(#quarter)">${stroke(spun(30, 59, 22), { ink: "highlight", width: 0.9 })}</g>`,
    stroke("M0-22A22 22 0 0 1 22 0M0 0V-62A62 62 0 0 1 62 0z"),
  ].join("")}</g>`;

const quarter = '<clipPath id="quarter"><path d="M0 0V-60A60 60 0 0 1 60 0z"/></clipPath>';

/** A rubber stamp with a turned handle. */
const stamp = [
  stroke("M-17 0V-9H17V0z", { fill: "alert", ink: "alert" }),
  stroke("M-20-9V-20H20V-9z", { fill: "paper" }),
  stroke("M-6-20C-5-30-5-34-8-40C-16-46-12-64 0-64S16-46 8-40C5-34 5-30 6-20z", { fill: "highlight-wash" }),
  shade("M-7-41H7M-4-24H4M-7-54Q-7-59-2-60M-16-13H16"),
].join("");

/** The ink pad in its tin. */
const pad = [
  stroke("M-30-12V-15H30V-12", { ink: "alert", fill: "alert" }),
  stroke("M-36 0V-12H36V0z", { fill: "sheet" }),
  shade("M-36-8H36M-36-4H36"),
].join("");

/** A ledger lying flat, its back to the left. */
const ledger = (foot: number, long: number, ink: "action" | "alert" | "good"): string =>
  moved(
    0,
    -foot,
    stroke(box(0, -20, long, 20), { ink, fill: "sheet" }) +
      stroke(`M16-20V0M16-17H${long}M16-3H${long}`, { ink, width: 1 }) +
      shade(
        each(-14, -5, 3, (y) => `M17 ${y}H${long}`),
        ink,
      ) +
      stroke("M4-15H12V-5H4z", { ink, width: 0.8, fill: "highlight" }),
  );

/** A clipped tree in its pot. */
const plant = [
  stroke("M-3-40V-78H3V-40z", { fill: "paper" }),
  moved(0, -112, plain(dot(0, 0, 44))),
  moved(0, -112, stroke(spun(28, 44, 17), { ink: "good", width: 0.9 })),
  stroke("M-22-34L-16 0H16L22-34z", { fill: "alert-wash", ink: "alert" }),
  stroke(box(-26, -44, 52, 10), { fill: "alert-wash", ink: "alert" }),
  shade(
    each(-29, -4, 5, (y) => `M-${Math.round(14 - y * 0.176)} ${y}H${Math.round(14 - y * 0.176)}`),
    "alert",
  ),
].join("");

/** A month on its stand, one day marked. */
const calendar = [
  stroke("M-54 0V-9H54V0z", { fill: "paper" }),
  stroke(box(-48, -122, 96, 113), { fill: "sheet" }),
  stroke(box(-48, -122, 96, 26), { ink: "alert", fill: "alert-wash" }),
  shade(
    each(-119, -99, 3, (y) => `M-48 ${y}H48`),
    "alert",
  ),
  stroke("M-26-128V-114M26-128V-114", { width: 3 }),
  stroke(dot(12, -51, 9), { ink: "highlight", fill: "highlight" }),
  stroke(
    each(-86, -19, 16, (y) => each(-39, 33, 12, (x) => (y === -86 && x < -20 ? "" : box(x, y, 6, 6)))),
    { width: 0.8 },
  ),
].join("");

/** The adding machine's last column of keys. */
const totalKeys = stroke(dot(26, -27, 2.2) + dot(26, -20, 2.2) + dot(26, -13, 2.2), { width: 0.8, fill: "highlight" });

const scaled = (x: number, by: number, inside: string): string =>
  `<g transform="translate(${x} ${board}) scale(${by})">${inside}</g>`;

export const binders: Scene = {
  width,
  height: 202,
  markup: evenLines(
    [
      quarter,
      row(0, [
        ["PF", 3, amber],
        ["ESI", 6, indigo],
      ]),
      bookend(388, 1),
      moved(466, board, ledger(0, 124, "alert") + ledger(20, 112, "good") + moved(60, -40, pad + moved(0, -15, stamp))),
      row(604, [
        ["GST", 2, indigo],
        ["TDS", 1, amber],
        ["ROC", 3, green],
      ]),
      moved(912, board, plant),
      scaled(1022, 1.5, machine + totalKeys),
      row(1109, [
        ["AGM", 3, red],
        ["KYC", 2, pale],
      ]),
      leaning(1346, -8, "KYC", pale),
      moved(1452, board, calendar),
      scaled(1538, 1.3, cup),
      row(1576, [
        ["TDS", 4, indigo],
        ["PF", 2, amber],
      ]),
      bookend(1835, 1),
    ].join("") +
      stroke(`M0 ${board}H${width}V201H0z`, { fill: "paper" }) +
      shade(`M0 196.5H${width}`),
  ),
};
