import {
  archedDoor,
  archedWindow,
  type Bay,
  bays,
  ceiling,
  chair,
  compoundWall,
  floor,
  framed,
  ground,
  lamp,
  rosette,
  table,
  tree,
} from "./house.ts";
import { box, each, moved, plain, type Scene, stroke } from "./pen.ts";

/** The wall of share certificates over the chest that the registers lie in. */
const shareholders: Bay = {
  width: 236,
  inside:
    [0, 1]
      .map((row) => [0, 1, 2].map((column) => framed(20 + column * 70, 112 + row * 54, 56, 42, "good", [0.5])).join(""))
      .join("") +
    plain(box(30, floor - 50, 176, 44), "action-wash") +
    stroke(
      `${box(26, floor - 55, 184, 5)}${box(30, floor - 50, 176, 44)}M118 ${floor - 50}v44M36 ${floor - 6}v6M200 ${floor - 6}v6`,
    ) +
    stroke([11, 22, 33].map((at) => `M30 ${floor - 50 + at}h176`).join(""), { width: 0.6, opacity: 0.75 }) +
    stroke(
      each(0, 33, 11, (at) => `M72 ${floor - 44 + at}h4M160 ${floor - 44 + at}h4`),
      { ink: "highlight", width: 2 },
    ),
};

/** The table of the board, with two chairs. */
const directors: Bay = {
  width: 236,
  inside:
    archedWindow(46) +
    archedWindow(190) +
    lamp(118, 26) +
    chair(34, 1) +
    chair(202, -1) +
    table(62, 112) +
    // A register, minutes and a pen.
    stroke(`${box(74, floor - 64, 34, 8)}${box(78, floor - 70, 28, 6)}`, { fill: "sheet" }) +
    stroke(`M126 ${floor - 56}l4-4h30l4 4z`, { fill: "sheet" }) +
    stroke(`M80 ${floor - 60}h26`, { ink: "alert", width: 2 }),
};

const entrance: Bay = {
  width: 216,
  closed: true,
  inside:
    stroke(
      each(
        ceiling + 20,
        ground - 20,
        14,
        (y) => `M0 ${y}h${y % 28 === 0 ? 22 : 14}M216 ${y}h-${y % 28 === 0 ? 22 : 14}`,
      ),
      { width: 0.6, opacity: 0.75 },
    ) +
    archedDoor(108) +
    // The name board.
    plain(box(44, 104, 128, 26), "sheet") +
    stroke(box(44, 104, 128, 26), { ink: "ink" }) +
    stroke(box(48, 108, 120, 18), { ink: "ink", width: 0.6 }) +
    stroke("M66 117h84", { ink: "ink", width: 3 }),
};

/** A flat roof behind balusters, with a gable over the entrance. */
function roof(left: number, right: number, gable?: { from: number; to: number }): string {
  const middle = gable ? (gable.from + gable.to) / 2 : 0;
  const balusters = each(left + 14, right - 14, 8, (x) =>
    gable && x > gable.from - 4 && x < gable.to + 4 ? "" : `M${x} 61V75`,
  );
  return (
    plain(`${box(left - 10, 78, right - left + 20, 14)}${box(left + 6, 54, right - left - 12, 24)}`) +
    (gable ? plain(`M${gable.from} 54L${middle} 10L${gable.to} 54V78H${gable.from}z`) : "") +
    stroke(`${box(left - 10, 80, right - left + 20, 12)}M${left + 6} 80V54H${right - 6}V80M${left} 54H${right}`) +
    stroke(
      `${balusters}M${left + 6} 59H${right - 6}M${left + 6} 76H${right - 6}${each(left - 6, right + 6, 8, (x) => `M${x} 86v6`)}M${left - 10} 86H${right + 10}`,
      { width: 0.6, opacity: 0.75 },
    ) +
    (gable
      ? plain(`M${gable.from} 53L${middle} 10L${gable.to} 53V79H${gable.from}z`) +
        stroke(`M${gable.from} 80V54L${middle} 10L${gable.to} 54V80M${gable.from} 54H${gable.to}`) +
        stroke(
          each(
            20,
            50,
            5,
            (y) =>
              `M${middle - (y - 14) * ((gable.to - middle) / 44)} ${y}H${middle + (y - 14) * ((gable.to - middle) / 44)}`,
          ),
          { width: 0.6, opacity: 0.75 },
        ) +
        moved(middle, 66, rosette("action", 12, 9, 3.5))
      : "")
  );
}

const wide = bays(190, [shareholders, entrance, directors]);

export const privateLimitedHouse: Scene = {
  width: 1120,
  height: ground,
  markup:
    moved(820, 96, rosette("highlight", 30, 94, 40, 0.9)) +
    tree(96, "good") +
    tree(1024, "alert") +
    compoundWall(8, 182) +
    compoundWall(938, 1112) +
    wide.drawn +
    roof(190, wide.right, { from: 436, to: 684 }),
};

const narrow = bays(2, [shareholders, directors]);

export const privateLimitedRooms: Scene = {
  width: 514,
  height: ground - 48,
  markup: moved(0, -48, narrow.drawn + roof(12, narrow.right - 10)),
};
