import { writeNumbers as write } from "../band.ts";
import { spun } from "../spun.ts";
import { each, moved, type Scene, shade, stroke } from "./pen.ts";

/** Ten finger holes, with the gap at the stop. */
const holes = Array.from({ length: 10 }, (_, index) => {
  const turn = ((index * 30 - 60) * Math.PI) / 180;
  return `M${write(21 * Math.sin(turn) - 3.2, -21 * Math.cos(turn))}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0`;
}).join("");

/** A desk telephone with a dial, from the front, standing on its lower edge. */
export const telephone: Scene = {
  width: 160,
  height: 116,
  markup:
    // Feet, body, and the neck that carries the cradle.
    stroke("M34 110v5h14v-5M112 110v5h14v-5") +
    stroke("M22 110C24 88 42 58 52 42H108C118 58 136 88 138 110z", { fill: "sheet" }) +
    stroke("M24 102H136") +
    stroke("M56 42V30H64V36H96V30H104V42", { fill: "sheet" }) +
    shade(
      each(
        88,
        98,
        5,
        (y) => `M${Math.round(20 + (110 - y) * 0.55)} ${y}h14M${Math.round(126 - (110 - y) * 0.55)} ${y}h14`,
      ),
    ) +
    // The receiver: a bar between two cups.
    stroke(
      "M14 40C10 22 22 14 40 11C64 7 96 7 120 11C138 14 150 22 146 40H116C118 32 114 27 106 26C90 24 70 24 54 26C46 27 42 32 44 40z",
      { fill: "sheet" },
    ) +
    stroke("M12 40H46V45H12zM114 40H148V45H114z", { fill: "sheet" }) +
    shade("M36 15C62 11 98 11 124 15M34 19C62 15 98 15 126 19") +
    // The dial.
    moved(
      80,
      76,
      stroke("M-29 0a29 29 0 1 0 58 0a29 29 0 1 0-58 0", { fill: "sheet" }) +
        stroke(holes) +
        stroke("M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0") +
        stroke(spun(12, 12.5, 4.5), { ink: "highlight", width: 0.7 }) +
        stroke("M18 20l8 6", { width: 2 }),
    ),
};
