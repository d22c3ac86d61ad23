import { spun } from "../spun.ts";
import { officeFront } from "./office-front.ts";
import { box, each, moved, type Scene, shade, stroke } from "./pen.ts";

/** A bank or a firm of standing: four columns under a gable. 200 wide, standing on y = 0. */
const columned = [
  stroke("M-8 0V-6H208V0M0-6V-12H200V-6", { fill: "sheet" }),
  stroke(box(6, -122, 188, 110), { fill: "sheet" }),
  shade(each(-112, -22, 12, (y) => `M74 ${y}h10M116 ${y}h10`)),
  stroke(`${box(84, -72, 32, 60)}${box(88, -68, 11, 52)}${box(101, -68, 11, 52)}`, { fill: "sheet" }),
  stroke(box(80, -84, 40, 8), { fill: "sheet" }),
  [32, 152]
    .map((x) => stroke(`${box(x, -92, 16, 44)}M${x + 8}-92v44M${x}-70h16M${x - 4}-48h24`, { fill: "sheet" }))
    .join(""),
  [8, 54, 130, 176]
    .map(
      (x) =>
        stroke(`${box(x, -114, 16, 96)}${box(x - 3, -18, 22, 6)}${box(x - 3, -120, 22, 6)}`, { fill: "sheet" }) +
        shade(`M${x + 4}-114v96M${x + 8}-114v96M${x + 12}-114v96`),
    )
    .join(""),
  stroke(box(-2, -136, 204, 16), { fill: "sheet" }),
  shade(each(2, 198, 7, (x) => `M${x}-126v6`)),
  stroke("M-8-136L100-186L208-136z", { fill: "sheet" }),
  stroke("M10-140L100-181L190-140z", { width: 0.8 }),
  shade(each(-172, -144, 5, (y) => `M${Math.round(100 - (y + 181) * 2)} ${y}H${Math.round(100 + (y + 181) * 2)}`)),
  stroke("M97-38v4M103-38v4", { ink: "highlight", width: 2 }),
].join("");

/** Two houses that stand apart, and between them a sun whose middle is left for a seal. */
export const neighbours: Scene = {
  width: 660,
  height: 240,
  markup:
    moved(368, 119, stroke(spun(36, 117, 54), { ink: "highlight", width: 0.9 })) +
    moved(4, 239, officeFront({ line: "action", wall: "sheet" })) +
    moved(448, 239, columned),
};
