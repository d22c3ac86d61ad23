import type { FormId } from "../../../content/schemas/structure-id.ts";
import { writeNumbers as write } from "../band.ts";
import { spun } from "../spun.ts";
import { box, each, moved, type Scene, shade, stroke } from "./pen.ts";

/**
 * The five legal forms as small emblems: an office, a house with one door, two rings, a stall, two chairs at a table. Each is 96
 * wide and high, and stands on 86. Small ones have heavy lines; large ones also have the hairlines, and a sun behind them.
 */
interface Emblem {
  /** The silhouette, which hides the sun. */
  body: string;
  outline: string;
  hairlines: string;
  accent?: string;
  sun: readonly [x: number, y: number, radius: number];
}

const mirrored = (draw: (x: (left: number) => number) => string): string =>
  draw((left) => left) + draw((left) => 96 - left);

const arched = (x: number, sill: number, spring: number, radius: number): string =>
  `M${x - radius} ${sill}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${sill}z`;

const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

const ground = "M4 86H92";

/** The office front of the page about us: gable, cornice, signboard, arched door. */
const office: Emblem = {
  body: "M14 86V40H8V33H28L48 19L68 33H88V40H82V86z",
  outline: [
    "M28 33H68M8 40H88",
    box(30, 46, 36, 9),
    arched(48, 86, 72, 8),
    mirrored((x) => arched(x(22), 58, 51, 4) + box(Math.min(x(19), x(31)), 65, 12, 13)),
    ground,
  ].join(""),
  hairlines: [
    each(22.5, 31, 2.5, (y) => `M${write(48 - (y - 19) * 1.42 + 1.5, y)}H${write(48 + (y - 19) * 1.42 - 1.5)}`),
    each(11, 85, 3, (x) => `M${x} 34.5v4`),
    "M14 61H82M33 50.5H63M48 86V64M40 72H56",
    mirrored((x) => `M${x(25)} 65v13M${x(19)} 71.5H${x(31)}M${x(22)} 47v11`),
  ].join(""),
  sun: [70, 30, 21],
};

/** A small house with one door. */
const house: Emblem = {
  body: "M20 86V49H10L48 20L86 49H76V86z",
  outline: ["M20 49H76", "M40 86V62H56V86", round(48, 38, 4.5), ground].join(""),
  hairlines: [
    each(26, 46, 2.8, (y) => {
      const half = (y - 20) * 1.31 - 3;
      const gap = Math.abs(y - 38) < 5.5 ? 7 : 0;
      return gap
        ? `M${write(48 - half, y)}H${48 - gap}M${48 + gap} ${write(y)}H${write(48 + half)}`
        : `M${write(48 - half, y)}H${write(48 + half)}`;
    }),
    box(43, 65, 10, 8),
    box(43, 75.5, 10, 7.5),
    each(55, 83, 4, (y) => `M20 ${y}h${y % 8 === 7 ? 6 : 4}M76 ${y}h${y % 8 === 7 ? -6 : -4}`),
  ].join(""),
  accent: round(52.2, 74.2, 0.9),
  sun: [70, 34, 21],
};

/** Five scallops along the edge of the awning. */
const scallops = each(1, 5, 1, () => "a8 7 0 0 0 16 0");

/** A stall: awning, counter, and fruit on it. */
const stall: Emblem = {
  body: "M18 24H78L88 44H82V86H14V44H8z",
  outline: [
    `M8 44H88M8 44${scallops}`,
    each(1, 4, 1, (at) => `M${18 + at * 12} 24L${8 + at * 16} 44`),
    "M10 66H86V72H10z",
    ground,
  ].join(""),
  hairlines: [
    each(0, 4, 2, (at) =>
      each(2, 10, 2, (fine) => `M${18 + at * 12 + fine} 24L${write(8 + at * 16 + fine * 1.33, 44)}`),
    ),
    each(18, 78, 5, (x) => `M${x} 72V86`),
  ].join(""),
  accent: [round(26, 61.5, 4), round(35, 61.5, 4), round(30.5, 54.5, 4)].join(""),
  sun: [73, 28, 19],
};

/** Two chairs at a table, and the lamp above it. */
const table: Emblem = {
  body: "",
  outline: [
    "M30 58H66V62H30zM35 62V86M61 62V86",
    mirrored((x) => `M${x(9)} 38L${x(11)} 66V86M${x(11)} 66H${x(26)}V86`),
    "M48 12V24M41 24H55L60 34H36z",
    ground,
  ].join(""),
  hairlines: [
    mirrored((x) => `M${x(11)} 69.5H${x(26)}M${x(11)} 78H${x(26)}`),
    "M35 66H61",
    each(40, 56, 4, (x) => `M${write(48 + (x - 48) * 0.75, 25)}L${x} 33`),
    "M41 58L44 54H53L50 58",
  ].join(""),
  accent: "M45 34a3 3 0 0 0 6 0z",
  sun: [48, 33, 17],
};

const sunBehind = ([x, y, radius]: Emblem["sun"]): string =>
  moved(x, y, stroke(spun(18, radius, radius * 0.42), { ink: "highlight", width: 0.5 }));

function draw({ body, outline, hairlines, accent, sun }: Emblem, large: boolean): string {
  const width = large ? 1.1 : 2.4;
  const filled = body && stroke(body, { width, fill: "sheet" });
  const marked = accent && stroke(accent, { ink: "highlight", width, fill: "highlight-wash" });
  return [
    large ? sunBehind(sun) : "",
    filled,
    large ? shade(hairlines) : "",
    stroke(outline, { width }),
    marked ?? "",
  ].join("");
}

/** Two rings through each other: the second lies over the first above, and under it below. */
function rings(large: boolean): string {
  const width = large ? 1.1 : 2.4;
  const band = (d: string): string =>
    [
      stroke(d, { width: 9 + width }),
      stroke(d, { ink: "sheet", width: 9 - width }),
      large ? stroke(d, { width: 6, opacity: 0.6 }).replace("/>", ' stroke-dasharray=".5 1.9"/>') : "",
    ].join("");
  const all = band(round(33, 56, 23)) + band(round(63, 56, 23)) + band("M55.5 60.5A23 23 0 0 1 35 78.9");
  return `<g stroke-linecap="butt">${large ? sunBehind([48, 31, 20]) : ""}${all}</g>`;
}

const emblems: Record<Exclude<FormId, "llp">, Emblem> = {
  "private-limited": office,
  opc: house,
  proprietorship: stall,
  partnership: table,
};

const drawForm = (form: FormId, large: boolean): string => (form === "llp" ? rings(large) : draw(emblems[form], large));

const order: readonly FormId[] = ["private-limited", "opc", "llp", "proprietorship", "partnership"];

/** All five in a row, from which a page shows one at a time: questions.css has their places. */
const row: Scene = {
  width: 96 * order.length,
  height: 96,
  markup: order.map((form, index) => moved(96 * index, 0, drawForm(form, false))).join(""),
};

export const formScenes: Record<string, Scene> = {
  forms: row,
  ...Object.fromEntries(order.map((form) => [`form-${form}`, { width: 96, height: 96, markup: drawForm(form, true) }])),
};
