import { spun } from "../spun.ts";
import { box, each, evenLines, moved, type Scene, shade, stroke } from "./pen.ts";

/** A wall of deposit boxes with the round door of the vault in its middle, wide enough for the widest screens. */
const width = 1920;
const middle = width / 2;
/** Upper edge and height of each row of boxes. */
const rows = [
  [30, 30],
  [64, 30],
  [98, 42],
  [144, 46],
] as const;

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** The point at a share of a turn, for what lies around the wheel. */
const around = (share: number, radius: number): [number, number] => [
  Math.round(Math.sin(share * 2 * Math.PI) * radius * 10) / 10,
  Math.round(-Math.cos(share * 2 * Math.PI) * radius * 10) / 10,
];

/** One box: its door, the hinge at the left, the plate for its number and two locks. */
const boxes = (from: number, to: number): string =>
  rows
    .map(([y, height]) => {
      const lockY = y + height / 2;
      return (
        stroke(each(from, to, 82, (x) => box(x, y, 78, height))) +
        shade(
          each(
            from,
            to,
            82,
            (x) =>
              `${box(x + 4, y + 4, 70, height - 8)}M${x + 8} ${y + 6}V${y + height - 6}M${x + 11} ${y + 6}V${y + height - 6}`,
          ),
        ) +
        stroke(
          each(
            from,
            to,
            82,
            (x) => box(x + 20, lockY - 5, 22, 10) + ring(x + 54, lockY, 3.5) + ring(x + 65, lockY, 3.5),
          ),
          { width: 0.8, fill: "sheet" },
        )
      );
    })
    .join("");

/** The box whose owner has come: a key in its lock, with a tag. */
const key = [
  stroke("M0 0V10", { width: 2, ink: "alert" }),
  stroke(ring(0, 15, 5), { width: 2, ink: "alert" }),
  stroke("M0 20v5M-6 25H6V41L0 46L-6 41z", { ink: "alert", fill: "alert-wash" }),
].join("");

const wheel = [
  each(0, 4, 1, (spoke) => {
    const [x, y] = around(spoke / 5, 40);
    return stroke(`M0 0L${x} ${y}`, { width: 3.5 }) + stroke(ring(x, y, 5.5), { fill: "highlight" });
  }),
  stroke(ring(0, 0, 27), { width: 3 }),
  stroke(ring(0, 0, 11), { fill: "paper" }),
  stroke(ring(0, 0, 5), { fill: "action" }),
].join("");

const door = [
  stroke("M-104 98V-84a14 14 0 0 1 14-14H90a14 14 0 0 1 14 14V98z", { fill: "paper" }),
  shade("M-98 98V-82a10 10 0 0 1 10-10H88a10 10 0 0 1 10 10V98"),
  // Rivets in the corners of the frame.
  stroke([-1, 1].flatMap((x) => [-1, 1].map((y) => ring(x * 84, y * 78, 4))).join(""), { fill: "sheet" }),
  // Hinges.
  stroke(`${box(84, -46, 24, 22)}${box(84, 24, 24, 22)}`, { fill: "sheet" }),
  shade([-46, 24].map((y) => each(y + 5, y + 18, 4, (line) => `M84 ${line}h24`)).join("")),
  stroke(ring(0, 0, 90), { fill: "sheet" }),
  stroke(ring(0, 0, 84)),
  stroke(spun(30, 82, 57), { width: 0.8 }),
  stroke(ring(0, 0, 55), { fill: "sheet" }),
  shade(each(0, 59, 1, (line) => `M${around(line / 60, 84).join(" ")}L${around(line / 60, 90).join(" ")}`)),
  moved(0, 0, wheel),
].join("");

export const vault: Scene = {
  width,
  height: 200,
  markup: evenLines(
    boxes(middle - 108 - 82 * 11 + 4, middle - 180) +
      boxes(middle + 108, width) +
      stroke(`M0 22H${width}`) +
      shade(`M0 26H${width}${each(4, width, 8, (x) => `M${x} 22v4`)}`) +
      moved(middle + 108 + 65, 119, key) +
      moved(middle, 100, door) +
      stroke(`M0 198H${width}`),
  ),
};
