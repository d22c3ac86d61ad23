import {
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

/** Two doors, one for each partner, with a lamp between them. */
const doors: Bay = {
  width: 200,
  closed: true,
  inside:
    plainDoor(52) +
    plainDoor(148) +
    stroke("M100 168v8M93 176h14l-3 20h-8z", { fill: "highlight-wash" }) +
    stroke("M100 182v8", { ink: "highlight", width: 3 }) +
    plain(box(46, 100, 108, 22), "sheet") +
    stroke(box(46, 100, 108, 22), { ink: "ink" }) +
    stroke("M66 111h68", { ink: "ink", width: 3 }),
};

/** Two chairs face to face, and over the table the agreement with two seals. */
const agreement: Bay = {
  width: 256,
  inside:
    framed(88, 108, 80, 92, "alert", [0.3, 0.7]) +
    stroke("M112 160h32", { width: 0.9 }) +
    chair(38, 1) +
    chair(218, -1) +
    table(68, 120) +
    // Two pens, a copy for each.
    stroke(`M76 ${floor - 56}l4-5h28l3 5zM180 ${floor - 56}l-4-5h-28l-3 5z`, { fill: "sheet" }) +
    stroke(`M128 ${floor - 56}v-10M123 ${floor - 57}h10`, { ink: "highlight", width: 2.4 }),
};

/** What belongs to the LLP: a strong box, and its books. */
const assets: Bay = {
  width: 200,
  inside:
    // The strong box, on feet, with its wheel.
    plain(box(26, floor - 92, 82, 86), "action-wash") +
    stroke(
      `${box(26, floor - 92, 82, 86)}${box(33, floor - 85, 68, 72)}M34 ${floor - 6}v6h10v-6M90 ${floor - 6}v6h10v-6`,
    ) +
    stroke(`M33 ${floor - 70}h-5M33 ${floor - 28}h-5`, { width: 3 }) +
    moved(67, floor - 49, rosette("action", 12, 18, 7)) +
    stroke(`M88 ${floor - 49}a21 21 0 1 1-42 0a21 21 0 1 1 42 0`, { ink: "highlight" }) +
    // A cupboard of account books.
    plain(box(128, 124, 56, floor - 124), "sheet") +
    stroke(`${box(128, 124, 56, floor - 124)}${box(124, 118, 64, 6)}M128 162h56M128 200h56M128 238h56`) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3]
          .map((book) =>
            stroke(box(132 + book * 12, 134 + row * 38 + (book % 2) * 3, 10, 28 - (book % 2) * 3), {
              ink: (row + book) % 5 === 3 ? "good" : "action",
              fill: (row + book) % 5 === 3 ? "good-wash" : "sheet",
            }),
          )
          .join(""),
      )
      .join("") +
    stroke(
      each(242, 276, 6, (y) => `M133 ${y}h46`),
      { width: 0.6, opacity: 0.75 },
    ) +
    framed(38, 118, 58, 44, "good", [0.5]),
};

const wide = bays(208, [doors, agreement, assets]);

export const partnersHouse: Scene = {
  width: 1120,
  height: ground,
  markup:
    moved(560, 62, rosette("highlight", 30, 62, 26, 0.9)) +
    tree(104, "good") +
    tree(1018, "good") +
    compoundWall(8, 200) +
    compoundWall(920, 1112) +
    wide.drawn +
    // Two gables under one roof.
    tiledRoof(190, wide.right + 18, 85, 44, 46) +
    [336, 784].map((x) => gable(x)).join(""),
};

/** A gable over one half, with a round window. */
function gable(x: number): string {
  const outline = `M${x - 104} 85L${x} 10L${x + 104} 85z`;
  return (
    plain(outline) +
    stroke(
      each(26, 80, 6, (y) => `M${Math.round(x - (y - 16) * 1.36)} ${y}H${Math.round(x + (y - 16) * 1.36)}`),
      {
        width: 0.6,
        opacity: 0.75,
      },
    ) +
    stroke(`M${x - 112} 85L${x} 4L${x + 112} 85M${x - 104} 85L${x} 10L${x + 104} 85`) +
    plain(`M${x + 17} 56a17 17 0 1 1-34 0a17 17 0 1 1 34 0`, "sheet") +
    stroke(`M${x + 17} 56a17 17 0 1 1-34 0a17 17 0 1 1 34 0`) +
    moved(x, 56, rosette("action", 12, 14, 5))
  );
}

const narrow = bays(14, [doors, agreement]);

export const partnersRooms: Scene = {
  width: narrow.right + 14,
  height: ground,
  markup: narrow.drawn + tiledRoof(6, narrow.right + 8, 85, 44, 46) + gable(126) + gable(366),
};
