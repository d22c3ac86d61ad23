import { spun } from "../spun.ts";
import { type FrontInks, officeFront } from "./office-front.ts";
import { box, each, moved, type Scene, shade, stroke } from "./pen.ts";

/*
 * A street at night: the firm's office among those it registers, and two stretches further along. Each stands on its lower
 * edge, and whoever shows it may cut it on the right: the first 600 are a picture of their own. Every front is drawn from
 * its left foot, upward.
 */
const night = { line: "paper", wall: "action-deep", lit: "highlight" } as const satisfies FrontInks;

const line = (d: string) => stroke(d, { ink: night.line });
const wall = (d: string) => stroke(d, { ink: night.line, fill: night.wall });
const hair = (d: string) => shade(d, night.line);

/** A window of two by two panes, with its sill; lit or dark. */
const pane = (x: number, y: number, width: number, height: number, lit = false): string =>
  (lit ? stroke(box(x, y, width, height), { ink: night.line, fill: night.lit }) : wall(box(x, y, width, height))) +
  line(`M${x - 3} ${y + height}h${width + 6}`) +
  stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}`, {
    ink: lit ? night.wall : night.line,
    width: 0.8,
  });

/** Courses of brick along both edges of a wall. */
const bricks = (width: number, top: number): string =>
  hair(each(top, -24, 9, (y) => `M0 ${y}h${y % 2 ? 6 : 10}M${width} ${y}h-${y % 2 ? 6 : 10}`));

const lamp =
  line("M0 0V-104M-7 0h14M-4-6h8M-5-104h10l4-20h-18zM-11-124h22M0-124v-7M-4-131h8") +
  stroke("M-4-105l-3-18H7l-3 18z", { ink: "highlight", fill: "highlight", width: 0.6 });

/** Three storeys under a stepped gable, with a balcony. */
const narrowHouse =
  wall("M0 0V-196H8V-212H20V-228H32V-242H54V-228H66V-212H78V-196H86V0z") +
  line("M-3-196H8M78-196H89M-3-190H89M29-242h28M-2-128H88M-2-123H88") +
  hair(each(4, 82, 6, (x) => `M${x}-190v5`)) +
  bricks(86, -180) +
  line("M36-216a7 7 0 1 0 14 0a7 7 0 1 0-14 0") +
  pane(16, -178, 20, 34) +
  pane(50, -178, 20, 34, true) +
  pane(16, -112, 20, 40, true) +
  pane(50, -112, 20, 40, true) +
  // The balcony, over the windows behind it.
  wall("M6-72V-90H80V-72z") +
  line("M2-90H84M0-72H86V-67H0zM12-67l-6 8M74-67l6 8") +
  hair(each(11, 75, 6, (x) => `M${x}-87v13`)) +
  wall("M50 0V-48a12 12 0 0 1 24 0V0z") +
  hair("M62-4V-48M50-48H74M54-40h5v16h-5zM65-40h5v16h-5zM54-18h5v14h-5zM65-18h5v14h-5z") +
  pane(13, -46, 22, 28);

/** A shop: tiles, a signboard, an awning over the window. */
const shop =
  wall("M0 0V-122H128V0z") +
  wall("M-6-122L14-156H114L134-122z") +
  hair(
    each(-150, -128, 7, (y) => `M${Math.round(14 - (y + 156) * 0.58)} ${y}H${Math.round(114 + (y + 156) * 0.58)}`) +
      each(22, 106, 12, (x) => `M${x}-156L${Math.round(64 + (x - 64) * 1.4)}-122`),
  ) +
  pane(20, -112, 22, 26) +
  pane(53, -112, 22, 26, true) +
  pane(86, -112, 22, 26) +
  // Light in the shop window, and what stands in it.
  stroke(box(10, -50, 68, 40), { ink: night.line, fill: night.lit }) +
  stroke(
    "M10-28H78M20-28v-12h8v12M22-40v-3h4v3M36-28v-8h10v8M54-28v-14h7v14M66-28v-9h6v9M18-10v-11h12v11M38-10v-9h8v9M52-10v-13h6v13M62-10v-9h10v9",
    { ink: night.wall, width: 0.9 },
  ) +
  line("M6-10H82V0M6-10V0") +
  hair(each(12, 78, 6, (x) => `M${x}-7V0`)) +
  wall(box(88, -50, 30, 50)) +
  stroke(box(93, -45, 20, 26), { ink: night.line, fill: night.lit, width: 0.8 }) +
  hair("M93-14h20v10h-20z") +
  // The awning: every second stripe is shaded.
  wall("M4-76H124L136-54H-8z") +
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((n) => {
      const [top, foot] = [4 + n * 13.33, -8 + n * 16];
      const edge = `M${foot}-54a8 8 0 0 0 16 0`;
      return n % 2
        ? line(edge)
        : stroke(`M${top.toFixed(1)}-76h13.3L${foot + 16}-54a8 8 0 0 1-16 0z`, {
            ink: night.line,
            fill: night.line,
            width: 1.3,
          });
    })
    .join("") +
  line("M4-76H124L136-54H-8z");

/** A workshop: sawtooth roof, a rolling shutter half up. */
const workshop =
  wall("M0 0V-96L0-138L52-104V-138L104-104V-138L156-104V0z") +
  hair([0, 52, 104].map((x) => each(8, 44, 6, (n) => `M${x + n} ${Math.round(-138 + n * 0.654)}V-100`)).join("")) +
  line("M-3-100H159M-3-94H159") +
  hair(each(4, 152, 6, (x) => `M${x}-94v5`)) +
  stroke(box(14, -74, 76, 74), { ink: night.line, fill: night.lit }) +
  stroke("M26 0V-16H78V0M30-16v-8h18v8M60-16v-5h12v5", { ink: night.wall, width: 1.1 }) +
  wall(box(14, -74, 76, 40)) +
  hair(each(-69, -38, 5, (y) => `M16 ${y}h72`)) +
  line("M10-74V-80H94V-74zM48-34h8v3h-8z") +
  wall(box(108, -54, 34, 54)) +
  hair(`${box(112, -50, 11, 20)}${box(127, -50, 11, 20)}${box(112, -25, 11, 20)}${box(127, -25, 11, 20)}`) +
  pane(108, -84, 34, 20, true);

/** Flats, with the water tank on the roof. */
const flats =
  line("M16-176v-12M44-176v-12M12-188h36") +
  wall("M14-188V-210q16-8 32 0V-188z") +
  hair("M14-194h32M14-200h32M14-206h32") +
  wall("M0 0V-176H92V0z") +
  line("M-4-176H96M-4-170H96M0-120H92M0-64H92") +
  hair(each(2, 90, 6, (x) => `M${x}-170v4`)) +
  bricks(92, -160) +
  [-158, -104]
    .map((y, row) => pane(14, y, 18, 26, row === 1) + pane(40, y, 18, 26, row === 0) + pane(66, y, 14, 26, row === 1))
    .join("") +
  pane(12, -48, 24, 28, true) +
  wall("M50 0V-46H76V0z") +
  hair("M63 0V-46M50-36H76");

const crown = (x: number, y: number, reach: number) => moved(x, y, hair(spun(16, reach, reach * 0.36)));
const tree =
  line("M-6 0C-3-26-8-44-3-66M7 0C4-26 8-44 3-66") + crown(-20, -84, 30) + crown(22, -82, 28) + crown(0, -116, 34);

/** A house of one floor with a veranda. */
const cottage =
  wall("M8 0V-70H122V0z") +
  wall("M-6-64L28-112H102L136-64z") +
  hair(each(-106, -70, 6, (y) => `M${Math.round(28 - (y + 112) * 0.7)} ${y}H${Math.round(102 + (y + 112) * 0.7)}`)) +
  pane(22, -50, 22, 28, true) +
  pane(86, -50, 22, 28, true) +
  wall("M54 0V-50H76V0z") +
  hair("M65 0V-50") +
  line("M2 0V-64M128 0V-64M-2-64H132");

const moon = (reach: number) => stroke(spun(32, reach, reach * 0.424), { ink: "highlight", width: 0.8, opacity: 0.9 });

/** From its right foot. */
const mirrored = (front: string) => `<g transform="scale(-1 1)">${front}</g>`;

const ground = 340;

const stretch = (sky: string, fronts: readonly (readonly [x: number, front: string])[]): Scene => ({
  width: 1140,
  height: ground,
  markup: sky + fronts.map(([x, front]) => moved(x, ground, front)).join(""),
});

export const street = stretch(moved(452, 190, moon(118)), [
  [22, lamp],
  [56, narrowHouse],
  [158, officeFront(night)],
  [468, shop],
  [614, workshop],
  [786, flats],
  [936, tree],
  [996, cottage],
]);

/** Where clients have their shops. */
export const streetShops = stretch(moved(156, 190, moon(118)), [
  [22, lamp],
  [54, shop],
  [288, mirrored(narrowHouse)],
  [303, workshop],
  [518, tree],
  [592, lamp],
  [752, mirrored(shop)],
  [772, flats],
  [886, cottage],
  [1078, tree],
]);

/** Where founders live. */
export const streetHomes = stretch(moved(506, 178, moon(86)), [
  [22, cottage],
  [216, tree],
  [374, mirrored(flats)],
  [402, lamp],
  [432, workshop],
  [615, narrowHouse],
  [724, shop],
  [920, tree],
  [990, cottage],
]);
