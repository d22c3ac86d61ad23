import {
  archedWindow,
  type Bay,
  bays,
  chair,
  compoundWall,
  floor,
  framed,
  ground,
  plainDoor,
  rosette,
  table,
  tiledRoof,
  tree,
} from "./house.ts";
import { box, each, moved, plain, type Scene, stroke } from "./pen.ts";

/** A shelf of volumes, the one member's. */
const shelf = (x: number, y: number): string =>
  stroke(`${box(x, y, 92, 5)}M${x + 10} ${y + 5}v8M${x + 82} ${y + 5}v8`) +
  [0, 12, 24, 38, 50, 66]
    .map((at, index) =>
      stroke(box(x + 6 + at, y - 34 + (index % 3) * 4, 11, 34 - (index % 3) * 4), {
        fill: index === 3 ? "alert-wash" : "sheet",
        ink: index === 3 ? "alert" : "action",
      }),
    )
    .join("") +
  stroke([0, 12, 24, 50, 66].map((at) => `M${x + 9 + at} ${y - 22}h5M${x + 9 + at} ${y - 18}h5`).join(""), {
    width: 0.6,
    opacity: 0.75,
  });

/** One desk, one chair, and the only share certificate. */
const member: Bay = {
  width: 236,
  inside:
    framed(28, 120, 70, 52, "good", [0.5]) +
    shelf(124, 168) +
    chair(50, 1) +
    table(82, 124) +
    // A desk lamp and an open register.
    stroke(`M186 ${floor - 56}v-26l-16-10M178 ${floor - 57}h16`) +
    stroke(`M176 ${floor - 96}l-14-4l-10 16l20 4z`, { fill: "highlight" }) +
    stroke(`M100 ${floor - 56}l4-6h20l4 3l4-3h20l4 6z`, { fill: "sheet" }) +
    // Drawers under the desk.
    plain(box(158, floor - 50, 40, 44), "action-wash") +
    stroke(`${box(158, floor - 50, 40, 44)}M158 ${floor - 36}h40M158 ${floor - 21}h40`) +
    stroke(
      each(0, 30, 15, (at) => `M176 ${floor - 43 + at}h4`),
      { ink: "highlight", width: 2 },
    ),
};

/** The front, with the company's own name board. */
const entrance: Bay = {
  width: 176,
  closed: true,
  inside:
    plainDoor(88) +
    plain(box(34, 100, 108, 24), "sheet") +
    stroke(box(34, 100, 108, 24), { ink: "ink" }) +
    stroke("M54 112h68", { ink: "ink", width: 3 }) +
    // Plants beside the step.
    [22, 154]
      .map((x) => moved(x, 238, rosette("good", 12, 17, 6)) + stroke(`M${x - 10} 258h20l-3 30h-14z`, { fill: "sheet" }))
      .join(""),
};

/** The nominee's room: a chair that nobody sits on, and the consent on the wall. */
const nominee: Bay = {
  width: 176,
  inside:
    archedWindow(128) +
    framed(26, 122, 52, 70, "alert", [0.5]) +
    chair(72, 1, true) +
    // A rug.
    stroke(`M44 ${floor}h92`, { ink: "alert", width: 3 }),
};

const wide = bays(230, [member, entrance, nominee]);

export const onePersonHouse: Scene = {
  width: 1120,
  height: ground,
  markup:
    moved(356, 70, rosette("highlight", 30, 66, 28, 0.9)) +
    tree(110, "good") +
    tree(1010, "alert") +
    compoundWall(8, 222) +
    compoundWall(874, 1112) +
    wide.drawn +
    // The chimney behind the ridge.
    plain(box(690, 8, 34, 40)) +
    stroke(`${box(692, 14, 30, 40)}${box(687, 6, 40, 8)}`) +
    stroke("M692 24h30M692 34h30M704 14v10M712 24v10", { width: 0.6, opacity: 0.75 }) +
    tiledRoof(212, wide.right + 18, 85, 28, 120),
};

const narrow = bays(14, [member, nominee]);

export const onePersonRooms: Scene = {
  width: narrow.right + 14,
  height: ground - 30,
  markup: moved(0, -30, narrow.drawn + tiledRoof(6, narrow.right + 8, 85, 40, 90)),
};
