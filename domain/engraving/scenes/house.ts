import type { Ink } from "../colours.ts";
import { spun } from "../spun.ts";
import { box, each, moved, plain, shade, stroke } from "./pen.ts";

/*
 * Houses that stand open in front, like a doll's house: who owns a structure and who runs it, room by room. 70 units are a
 * metre. The ground is at 288, floors at 280, ceilings at 92; rooms are drawn from their own left wall.
 */
export const ground = 288;
export const floor = 280;
export const ceiling = 92;

/** Crowns of trees, suns and seals. */
export const rosette = (ink: Ink, lines: number, rx: number, ry: number, width = 0.7): string =>
  stroke(spun(lines, rx, ry), { ink, width });

/** Three crowns on a trunk. */
export const tree = (x: number, ink: Ink, size = 1): string =>
  `<g transform="translate(${x} ${ground})scale(${size})">${
    moved(-26, -98, rosette(ink, 18, 40, 15)) +
    moved(27, -95, rosette(ink, 18, 37, 13)) +
    moved(0, -140, rosette(ink, 20, 45, 16))
  }${stroke("M-7 0C-3-24-8-44-3-70M7 0C4-24 8-44 3-70")}</g>`;

/** A wall that is cut: hatched, as plans show it. */
const cutWall = (x: number): string =>
  plain(box(x, ceiling, 12, ground - ceiling), "sheet") +
  stroke(
    each(ceiling + 6, ground - 8, 8, (y) => `M${x} ${y + 8}l12-12`),
    { width: 0.6, opacity: 0.75 },
  ) +
  stroke(box(x, ceiling, 12, ground - ceiling));

export interface Bay {
  width: number;
  /** Drawn from its left wall, before the walls. */
  inside: string;
  /** Seen from the street, not open. */
  closed?: boolean;
}

const wall = 12;

/** Bays side by side with a wall before, between and behind them, on a plinth. */
export function bays(left: number, rooms: readonly Bay[]): { drawn: string; right: number } {
  let x = left;
  let drawn = "";
  let walls = cutWall(x);
  for (const { width, inside, closed } of rooms) {
    x += wall;
    const room = closed
      ? plain(box(0, ceiling, width, ground - ceiling))
      : plain(box(0, ceiling, width, floor - ceiling), "sheet") +
        // The skirting board, the rail under the ceiling, and the floor.
        stroke(`M0 ${ceiling + 9}H${width}M0 ${floor - 8}H${width}`, { width: 0.6, opacity: 0.75 }) +
        stroke(`M0 ${floor}H${width}`);
    drawn += moved(x, 0, room + inside);
    x += width;
    walls += cutWall(x);
  }
  return { drawn: drawn + walls, right: x + wall };
}

/** A chair from the side, looking right; -1 turns it round. Its front legs are 34 from its back. */
export function chair(x: number, side: 1 | -1 = 1, empty = false): string {
  const ink = empty ? "alert" : "action";
  return `<g transform="translate(${x} ${floor})scale(${side} 1)">${
    plain("M-5-74h6l2 38h33v5H0z", empty ? "alert-wash" : "action-wash") +
    // Back, seat, legs and rail.
    stroke("M1 0L3-36L-1-74h-5L-1-36L-5 0zM-1-36h37v5H0zM31-31V0h4V-31", { ink }) +
    stroke("M1-13h30M3-56h17v20", { ink }) +
    stroke("M-4-66h5M-4-59h5M-3-52h5M-3-45h5", { ink, width: 0.6, opacity: 0.75 })
  }</g>`;
}

/** A table from its long side. */
export const table = (x: number, width: number): string =>
  moved(
    x,
    floor,
    plain(`M0-56h${width}v6h-${width}z`, "action-wash") +
      stroke(`${box(0, -56, width, 6)}M6-50h${width - 12}v9H6zM9-41L12 0h4l1-41M${width - 9}-41l-3 41h-4l-1-41`) +
      stroke(
        each(12, width - 12, 6, (at) => `M${at}-48v5`),
        { width: 0.6, opacity: 0.75 },
      ),
  );

/** A lamp that hangs from the ceiling, lit. */
export const lamp = (x: number, drop: number): string =>
  moved(
    x,
    ceiling,
    stroke(`M0 0V${drop}`) +
      stroke(`M-20 ${drop + 18}C-19 ${drop + 4}-10 ${drop} 0 ${drop}S19 ${drop + 4} 20 ${drop + 18}z`, {
        fill: "highlight-wash",
      }) +
      stroke(`M-6 ${drop + 18}a6 6 0 0 0 12 0`, { ink: "highlight", fill: "highlight" }) +
      stroke([-34, -20, -7, 7, 20, 34].map((at) => `M${at * 0.55} ${drop + 30}L${at} ${drop + 44}`).join(""), {
        ink: "highlight",
        width: 0.9,
      }),
  );

/** A paper in a frame: a border, lines of writing, seals. */
export const framed = (
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink,
  seals: readonly number[],
): string =>
  moved(
    x,
    y,
    plain(box(0, 0, width, height), "sheet") +
      stroke(box(0, 0, width, height)) +
      stroke(box(4, 4, width - 8, height - 8), { ink, width: 0.9 }) +
      stroke(
        `M${width / 2 - width * 0.22} ${height * 0.3}h${width * 0.44}M${width / 2 - width * 0.3} ${height * 0.44}h${width * 0.6}`,
        { width: 0.9 },
      ) +
      seals.map((at) => moved(width * at, height * 0.7, rosette(ink, 8, height * 0.14, height * 0.05, 0.7))).join(""),
  );

const arched = (x: number, sill: number, spring: number, radius: number): string =>
  `M${x - radius} ${sill}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${sill}z`;

/** The door of the office on the page about the firm, with its fanlight, leaves and steps. */
export function archedDoor(x: number): string {
  const sill = floor - 8;
  const spring = sill - 84;
  const rays = Array.from({ length: 9 }, (_, index) => {
    const turn = (Math.PI * (index + 1)) / 10;
    const at = (radius: number) =>
      `${Math.round(x - Math.cos(turn) * radius)} ${Math.round(spring - Math.sin(turn) * radius)}`;
    return `M${at(12)}L${at(36)}`;
  }).join("");
  return (
    plain(arched(x, sill, spring, 46), "sheet") +
    stroke(
      `${arched(x, sill, spring, 46)}${arched(x, sill, spring, 37)}M${x} ${sill}V${spring}M${x - 37} ${spring}h74M${x - 72} ${ground}v-8h144v8M${x - 60} ${floor}v-8h120v8`,
    ) +
    stroke(
      `${rays}${[-31, 5].map((at) => box(x + at, spring + 8, 26, 26) + box(x + at, spring + 42, 26, 34)).join("")}`,
      { width: 0.6, opacity: 0.75 },
    ) +
    stroke(`M${x - 4} ${spring + 46}v6M${x + 4} ${spring + 46}v6`, { ink: "highlight", width: 2.4 })
  );
}

/** An arched window, seen from the room. */
export const archedWindow = (x: number): string =>
  stroke(`${arched(x, 196, 146, 22)}M${x - 29} 196h58v5h-58z`) +
  shade(`M${x} 124V196M${x - 22} 146h44M${x - 22} 171h44M${x - 15} 131L${x} 146l15-15`);

/** A door with one leaf and a light above it. */
export const plainDoor = (x: number, ink: Ink = "action"): string => {
  const top = floor - 146;
  return (
    plain(box(x - 31, top, 62, 146), "sheet") +
    stroke(
      `${box(x - 31, top, 62, 146)}${box(x - 25, top + 26, 50, 120)}M${x - 31} ${top + 20}h62M${x - 40} ${ground}v-8h80v8`,
    ) +
    stroke(
      `M${x - 8} ${top}v20M${x + 8} ${top}v20${box(x - 19, top + 34, 38, 42)}${box(x - 19, top + 86, 38, 50)}${each(top + 90, top + 134, 5, (y) => `M${x - 16} ${y}h32`)}`,
      { ink, width: 0.6, opacity: 0.75 },
    ) +
    stroke(`M${x + 19} ${top + 79}v6`, { ink: "highlight", width: 2.4 })
  );
};

/** A roof of tiles between two slopes: its eaves from left to right, its ridge shorter. */
export function tiledRoof(left: number, right: number, eaves: number, ridge: number, slope: number): string {
  const inset = (y: number) => ((eaves - y) / (eaves - ridge)) * slope;
  const rows = each(ridge + 8, eaves - 1, 8, (y) => {
    const from = Math.round(left + inset(y));
    const to = Math.round(right - inset(y));
    const shift = ((y - ridge) / 8) % 2 === 0 ? 0 : 6;
    return `M${from} ${y}H${to}${each(from + 6 + shift, to - 6, 12, (x) => `M${x} ${y}v${Math.min(8, eaves - y)}`)}`;
  });
  const outline = `M${left} ${eaves}L${left + slope} ${ridge}H${right - slope}L${right} ${eaves}z`;
  return (
    plain(
      `${outline}${box(left - 4, eaves, right - left + 8, 7)}${box(left + slope - 5, ridge - 5, right - left - 2 * slope + 10, 5)}`,
    ) +
    stroke(rows, { width: 0.6, opacity: 0.75 }) +
    stroke(
      `${outline}${box(left - 4, eaves, right - left + 8, 7)}${box(left + slope - 5, ridge - 5, right - left - 2 * slope + 10, 5)}`,
    )
  );
}

/** A compound wall with a lattice, and a pillar where it ends. */
export function compoundWall(from: number, to: number): string {
  const step = 14;
  return (
    plain(box(from, 256, to - from, ground - 256)) +
    stroke(`M${from} ${ground}V256H${to}V${ground}M${from - 5} 256H${to + 5}`) +
    stroke(
      each(from + 4, to - step - 2, step, (x) => `M${x} 283l7-22l7 22M${x} 261l7 22l7-22`),
      { width: 0.6, opacity: 0.75 },
    )
  );
}
