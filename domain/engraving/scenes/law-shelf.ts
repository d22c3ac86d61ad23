import { seededNumbers } from "../guilloche.ts";
import { spun } from "../spun.ts";
import { box, each, evenLines, moved, type Scene, shade, stroke } from "./pen.ts";

/** Bound volumes on a shelf with a pair of scales between them, wide enough for the widest screens. */
const width = 1920;
const middle = width / 2;
const board = 190;

const boards = ["paper", "sheet", "action-wash", "sheet", "alert-wash", "paper", "good-wash"] as const;

/** A spine with raised bands and a label. */
const volume = (x: number, thick: number, height: number, kind: number): string => {
  const top = board - height;
  const fill = boards[kind % boards.length] ?? "paper";
  return [
    stroke(`M${x} ${board}V${top}q${thick / 2}-5 ${thick} 0V${board}z`, { fill }),
    shade([0.14, 0.17, 0.46, 0.49, 0.83, 0.86].map((at) => `M${x} ${Math.round(top + height * at)}h${thick}`).join("")),
    thick > 16
      ? stroke(box(x + 4, Math.round(top + height * 0.22), thick - 8, Math.round(height * 0.18)), {
          width: 0.8,
          fill: kind % 3 === 0 ? "highlight" : "sheet",
        })
      : "",
    thick > 22
      ? shade(each(top + height * 0.56, top + height * 0.76, 4, (y) => `M${x + 5} ${Math.round(y)}h${thick - 10}`))
      : "",
  ].join("");
};

/** Volumes side by side, in sets of the same size as law reports are. */
const volumes = (seed: string, from: number, to: number): string => {
  const next = seededNumbers(seed);
  let drawn = "";
  let x = from;
  for (let set = 0; x < to; set++) {
    const [count, thick, height] = [
      2 + Math.floor(next() * 4),
      14 + Math.floor(next() * 6) * 3,
      96 + Math.floor(next() * 7) * 8,
    ];
    for (let book = 0; book < count && x < to; book++, x += thick + 1) drawn += volume(x, thick, height, set);
    if (next() > 0.6) x += 10;
  }
  return drawn;
};

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A pan on three chains, level with the other. */
const pan = (x: number): string =>
  shade(`M${x} 40L${x - 34} 112M${x} 40L${x + 34} 112M${x} 40V112`) +
  stroke(`M${x - 38} 112H${x + 38}A38 20 0 0 1 ${x - 38} 112z`, { fill: "highlight-wash" }) +
  shade(each(116, 126, 4, (y) => `M${x - 34 + (y - 112)} ${y}H${x + 34 - (y - 112)}`)) +
  stroke(dot(x, 40, 3), { fill: "highlight" });

const scales = [
  stroke(`M-46 ${board}V182H46V${board}zM-34 182V174H34V182zM-12 174L-5 60H5L12 174z`, { fill: "paper" }),
  shade("M-3 168L-1 66M3 168L1 66M-30 178H30"),
  pan(-82),
  pan(82),
  stroke("M-86 40Q-44 24 0 46Q44 24 86 40L84 44Q44 32 0 56Q-44 32-84 44z", { fill: "paper" }),
  stroke(dot(0, 40, 24), { fill: "sheet" }),
  moved(0, 40, stroke(spun(22, 22, 9), { ink: "alert", width: 0.8 })),
].join("");

export const lawShelf: Scene = {
  width,
  height: 200,
  markup: evenLines(
    volumes("law reports", 2, middle - 150) +
      volumes("acts and rules", middle + 134, width - 10) +
      moved(middle, 0, scales) +
      stroke(`M0 ${board}H${width}V199H0z`, { fill: "paper" }) +
      shade(`M0 194H${width}`),
  ),
};
