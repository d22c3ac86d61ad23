import { spun } from "../spun.ts";
import { box, each, evenLines, moved, type Scene, shade, stroke } from "./pen.ts";

/** A cabinet of index cards with one drawer pulled out; it stands on the lower edge. */
const columns = [26, 99, 172, 245];
const rows = [58, 111, 164];
const drawer = { width: 67, height: 47 };
/** The drawer that is out, by its place. */
const out = { x: 172, y: 111 };

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A front from its upper left corner: a bevel, a label in its frame and a ring to pull. */
const front = (width: number, height: number): string => {
  const middle = width / 2;
  return [
    stroke(box(0, 0, width, height), { fill: "paper" }),
    shade(box(3, 3, width - 6, height - 6)),
    stroke(box(middle - width * 0.27, height * 0.17, width * 0.54, height * 0.28), { fill: "sheet" }),
    shade(`M${middle - width * 0.19} ${height * 0.31}h${width * 0.38}`),
    stroke(ring(middle, height * 0.72, height * 0.13), { ink: "highlight", width: 2 }),
    stroke(ring(middle, height * 0.58, 1.6), { fill: "action" }),
  ].join("");
};

/** Cards from the back of the drawer to its front, each with a tab; the one that was looked for stands higher. */
const cards = Array.from({ length: 6 }, (_, place) => {
  const width = 58 + place * 5;
  const found = place === 0;
  const top = -42 + place * 7 - (found ? 20 : 0);
  const tab = -width / 2 + 4 + ((place * 2 + 1) % 5) * ((width - 26) / 4);
  return (
    stroke(`M${-width / 2} 4V${top}H${tab}l3-7h12l3 7H${width / 2}V4z`, { fill: found ? "highlight-wash" : "sheet" }) +
    (found
      ? stroke(`M${tab} ${top}l3-7h12l3 7z`, { fill: "highlight" }) +
        shade(each(top + 7, top + 22, 5, (y) => `M${6 - width / 2} ${y}H${width / 2 - 6}`))
      : "")
  );
}).join("");

const cabinet = [
  // The arch over the cornice.
  '<clipPath id="arch"><path d="M128 44a42 42 0 0 1 84 0z"/></clipPath>',
  stroke("M127 44a43 43 0 0 1 86 0z", { fill: "paper" }),
  `<g clip-path="url(#arch)">${moved(170, 44, stroke(spun(24, 38, 14), { ink: "alert", width: 0.8 }))}</g>`,
  stroke(box(20, 52, 298, 166), { fill: "paper" }),
  stroke(box(8, 44, 322, 8), { fill: "paper" }),
  shade(each(24, 314, 6, (x) => `M${x} 52v4`)),
  stroke("M14 236V218H324V236z", { fill: "paper" }),
  shade(each(222, 234, 4, (y) => `M18 ${y}H320`)),
].join("");

const closed = rows
  .flatMap((y) =>
    columns.map((x) => (x === out.x && y === out.y ? "" : moved(x, y, front(drawer.width, drawer.height)))),
  )
  .join("");

/** The dark of the place that the drawer has left. */
const empty =
  stroke(box(out.x, out.y, drawer.width, drawer.height), { fill: "action-wash" }) +
  shade(each(out.y + 3, out.y + drawer.height - 2, 2, (y) => `M${out.x + 1} ${y}h${drawer.width - 2}`));

export const cardIndex: Scene = {
  width: 338,
  height: 236,
  markup: evenLines(
    cabinet +
      closed +
      empty +
      moved(out.x + drawer.width / 2, out.y + 42, cards) +
      moved(out.x + drawer.width / 2 - 48, out.y + 40, front(96, 62)),
  ),
};
