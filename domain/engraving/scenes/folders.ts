import { categories } from "../../../content/schemas/template-categories.ts";
import { categoryPalettes } from "../../templates/category-palettes.ts";
import { spun } from "../spun.ts";
import { box, each, evenLines, moved, type Scene, shade, stroke } from "./pen.ts";

/** A drawer of hanging folders, one for each category of templates, each with its tab further to the right. */
interface Drawer {
  width: number;
  /** What shows of a folder above the tab of the next one in front, tab and all. */
  pitch: number;
  tabs: { height: number; places: readonly (readonly [x: number, width: number])[] };
  front: number;
  /** `top` is measured from the front's upper edge. */
  label: { width: number; height: number; top: number };
  /** How far a folder's front is lower than its back. */
  flap: number;
  /** Radius of the engraving in the corner of a folder. */
  engraving?: number;
}

export const folderDrawers = {
  /** Room for titles between the tabs. */
  folders: {
    width: 432,
    pitch: 90,
    tabs: {
      height: 25,
      places: [
        [34, 124],
        [116, 112],
        [190, 88],
        [244, 92],
      ],
    },
    front: 98,
    label: { width: 176, height: 34, top: 18 },
    flap: 8,
    engraving: 76,
  },
  /** For narrow screens: tabs alone. */
  "folders-low": {
    width: 320,
    pitch: 10,
    tabs: {
      height: 21,
      places: [
        [19, 88],
        [108, 76],
        [185, 54],
        [240, 62],
      ],
    },
    front: 66,
    label: { width: 132, height: 22, top: 14 },
    flap: 5,
  },
} as const satisfies Record<string, Drawer>;

export type DrawerName = keyof typeof folderDrawers;

/** Where a folder's upper edge runs, from the back one to the nearest. */
export const folderEdge = ({ tabs, pitch }: Drawer, place: number): number => 2 + tabs.height + place * pitch;

/** The upper edge of the drawer's front: the nearest folder shows without a tab before it. */
const frontEdge = (drawer: Drawer): number =>
  folderEdge(drawer, categories.length - 1) + Math.max(14, drawer.pitch - drawer.tabs.height + 2);

export const labelEdge = (drawer: Drawer): number => frontEdge(drawer) + drawer.label.top;

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A folder: its back with the tab, the sheets in it, its front with an engraving in the corner. */
function folder(drawer: Drawer, place: number): string {
  const [ink, crossing] = categoryPalettes[categories[place]!];
  const { engraving } = drawer;
  const edge = folderEdge(drawer, place);
  const flap = edge + drawer.flap;
  const [tab, across] = drawer.tabs.places[place]!;
  const [left, right] = [inset, drawer.width - inset];
  const foot = frontEdge(drawer) + 4;
  return [
    // Hooks, which hang on the rails.
    stroke(`M${left} ${edge + 2.5}h-${left - rail + 2}v5M${right} ${edge + 2.5}h${left - rail + 2}v5`, { width: 2 }),
    stroke(box(left, edge, right - left, drawer.flap + 4), { ink, fill: `${ink}-wash` }),
    stroke(box(left + 6, edge + drawer.flap / 2, right - left - 12, drawer.flap), { ink, width: 0.6, fill: "sheet" }),
    stroke(box(left, flap, right - left, foot - flap), { ink, fill: `${ink}-wash` }),
    ...(engraving
      ? [
          `<clipPath id="folder-${place}"><path d="${box(left, flap, right - left, foot - flap)}"/></clipPath>`,
          `<g clip-path="url(#folder-${place})">${moved(
            right,
            flap,
            stroke(spun(40, engraving, engraving * 0.56), { ink, width: 0.7 }) +
              stroke(spun(30, engraving * 0.62, engraving * 0.28), { ink: crossing, width: 0.7 }),
          )}</g>`,
        ]
      : []),
    stroke(`M${tab} ${edge}V${edge - drawer.tabs.height + 6}q0-6 6-6h${across - 12}q6 0 6 6V${edge}z`, {
      ink,
      fill: ink,
    }),
  ].join("");
}

const rail = 8;
/** Where folders begin. */
const inset = 18;

/** The walls of the drawer with the rails on them, seen from above. */
const walls = (drawer: Drawer): string => {
  const top = folderEdge(drawer, 0) - 8;
  const foot = frontEdge(drawer);
  const wall =
    stroke(box(3, top, 10, foot - top), { fill: "paper" }) + shade(`M6 ${top}V${foot}`) + stroke(`M10 ${top}V${foot}`);
  return wall + `<g transform="translate(${drawer.width}) scale(-1 1)">${wall}</g>`;
};

/** The front: a lip, a bevelled panel with its grain, a label in a brass frame and a ring to pull. */
function front({ width, front: height, label: { width: long, height: high, top: toLabel } }: Drawer): string {
  const middle = width / 2;
  const [top, foot] = [toLabel - 8, height - 6];
  const r = Math.round(height * 0.11);
  const ringAt = (toLabel + high + foot) / 2;
  const grain = each(top + 5, foot - 4, 4, (y) => {
    const clear = y < toLabel + high + 7 ? long / 2 + 13 : r + 14;
    return `M11 ${y}H${middle - clear}M${middle + clear} ${y}H${width - 11}`;
  });
  const frame = { left: middle - long / 2 - 5, right: middle + long / 2 + 5 };
  return [
    stroke(box(1, 0, width - 2, height), { fill: "paper" }),
    shade(`M1 3.5H${width - 1}`),
    stroke(box(6, top, width - 12, foot - top)),
    shade(grain),
    stroke(box(frame.left, toLabel - 5, frame.right - frame.left, high + 10), { fill: "highlight-wash" }),
    stroke(box(middle - long / 2, toLabel, long, high), { width: 0.8, fill: "sheet" }),
    stroke(ring(middle, ringAt + r * 0.5, r), { ink: "highlight", width: 2.6 }),
    stroke(ring(middle, ringAt - r * 0.5, 2.4), { fill: "action" }),
  ].join("");
}

const drawn = (drawer: Drawer): Scene => {
  const edge = frontEdge(drawer);
  return {
    width: drawer.width,
    height: edge + drawer.front,
    markup: evenLines(
      walls(drawer) + categories.map((_, place) => folder(drawer, place)).join("") + moved(0, edge, front(drawer)),
    ),
  };
};

export const folderScenes = {
  folders: drawn(folderDrawers.folders),
  "folders-low": drawn(folderDrawers["folders-low"]),
} satisfies Record<DrawerName, Scene>;
