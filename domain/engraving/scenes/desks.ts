import { spun } from "../spun.ts";
import { box, each, evenLines, moved, plain, type Scene, shade, stroke } from "./pen.ts";

/**
 * Two desks by a window, both chairs free: the company secretary's with seal press and registers, the accountant's with
 * adding machine and ledger. One unit is 6 mm; the floor is the lower edge.
 */
const floor = 340;
const deskTop = 122;

const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - width}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - height}a${r} ${r} 0 0 1 ${r}-${r}z`;

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A chair from behind: its cane back stands over the desk, its seat in the kneehole. */
const chair = (cane: number) =>
  [
    stroke("M-30 122V-22a8 8 0 0 1 8-8H22a8 8 0 0 1 8 8V122h-6V38H-24V122z", { fill: "paper" }),
    stroke(rounded(-23, -23, 46, 54, 5), { fill: "sheet" }),
    // Cane runs both ways; each line is cut where the frame begins.
    shade(
      each(-70, 20, cane, (x) => {
        const [from, to] = [Math.max(-22, x), Math.min(22, x + 52)];
        const down = (at: number) => at - x - 22;
        return from < to ? `M${from} ${down(from)}L${to} ${down(to)}M${-from} ${down(from)}L${-to} ${down(to)}` : "";
      }),
    ),
    stroke("M-34 66H34V76H-34z", { fill: "paper" }),
    stroke("M-24 98H24V103H-24z", { fill: "paper" }),
  ].join("");

/** Drawers one below the other, each with a knob. */
const pedestal = (x: number, hatched: boolean): string =>
  stroke(box(x, 7, 68, 107), { fill: "paper" }) +
  stroke(`${box(x + 7, 14, 54, 24)}${box(x + 7, 44, 54, 24)}${box(x + 7, 74, 54, 34)}M${x - 3} 122V114H${x + 71}V122`) +
  (hatched
    ? shade(
        each(18, 36, 4, (y) => `M${x + 10} ${y}h48`) +
          each(48, 66, 4, (y) => `M${x + 10} ${y}h48`) +
          each(78, 106, 4, (y) => `M${x + 10} ${y}h48`),
      )
    : "") +
  [26, 56, 91].map((y) => stroke(dot(x + 34, y, 3.5), { fill: "highlight" })).join("");

const desk = (hatched: boolean): string =>
  [
    stroke(box(72, 7, 106, 16), { fill: "paper" }),
    hatched ? shade(each(28, 118, 6, (y) => `M76 ${y}H174`)) : "",
    pedestal(4, hatched),
    pedestal(178, hatched),
    stroke(box(-5, 0, 260, 7), { fill: "paper" }),
    moved(125, 0, chair(hatched ? 7 : 14)),
  ].join("");

/** A reading lamp with a green shade. */
const lamp = [
  stroke("M-19 0V-3a3 3 0 0 1 3-3H16a3 3 0 0 1 3 3V0zM-2.5-6V-44h5V-6z", { fill: "paper" }),
  stroke("M-34-42a34 22 0 0 1 68 0z", { ink: "good", fill: "good-wash" }),
  shade(
    each(-24, 24, 8, (x) => `M${x} -42C${x * 0.9}-52 ${x * 0.5}-60 ${x * 0.2}-64`),
    "good",
  ),
  stroke("M0-64v-5M-3-69h6M14-42v14", {}),
  stroke(dot(14, -27, 2), { fill: "highlight" }),
].join("");

/** The screw press that raises a company's common seal: yoke, screw with its bar, and the two dies. */
const press = [
  stroke("M-28 0V-7H28V0z", { fill: "paper" }),
  stroke("M-24-7V-34a24 20 0 0 1 48 0V-7H15V-32a15 12 0 0 0-30 0V-7z", { fill: "paper" }),
  stroke("M-3-54V-68H3V-54M-3-44V-27H3V-44", { fill: "sheet" }),
  shade("M-3-59l6-3M-3-63l6-3M-3-34l6-3M-3-38l6-3M-3-30l6-3"),
  stroke("M-12-27H12V-21H-12zM-10-12H10V-7H-10z", { fill: "highlight" }),
  stroke("M-30-68H30", { width: 3 }),
  stroke(dot(-31, -68, 5) + dot(31, -68, 5), { fill: "alert", ink: "alert" }),
  shade(each(-30, -12, 4, (y) => `M-21 ${y}h4M17 ${y}h4`)),
].join("");

/** A bound volume that stands, with raised bands and a label. */
const volume = (x: number, height: number, fill: "action-wash" | "alert-wash" | "sheet"): string =>
  stroke(`M${x} 0V${-height}q7-4 14 0V0z`, { fill }) +
  shade(`M${x} -8h14M${x} ${-height + 7}h14M${x} ${-height + 10}h14`) +
  stroke(box(x + 3, -height + 15, 8, 10), { width: 0.6, fill: "highlight" });

/** An adding machine: keys in rows, the window with the sum, the crank, and the roll of paper. */
export const machine = [
  stroke("M-14-46V-78q5-4 10 0t10 0t8 0V-46z", { fill: "sheet" }),
  shade(each(-72, -52, 5, (y) => `M-8 ${y}H9`)),
  stroke("M-32-46H32L36-34V-6H-36V-34z", { fill: "paper" }),
  stroke("M-24-50H24V-46H-24z", { fill: "paper" }),
  stroke(box(-24, -42, 48, 8), { fill: "sheet" }),
  shade(each(-16, 16, 8, (x) => `M${x} -42v8`)),
  each(-26, 26, 10.4, (x) =>
    each(-27, -13, 7, (y) => stroke(dot(Math.round(x * 10) / 10, y, 2.2), { width: 0.8, fill: "sheet" })),
  ),
  stroke("M-38 0V-6H38V0z", { fill: "paper" }),
  stroke("M36-22h8V-46", { width: 2 }),
  stroke(dot(44, -49, 4), { fill: "highlight" }),
].join("");

/** The ledger, closed: red boards about its pages. */
const ledger = [
  stroke("M-26 0V-16H26V0z", { fill: "sheet" }),
  shade(each(-13, -3, 2.5, (y) => `M-23 ${y}H26`)),
  stroke("M29-16V-19H-24a6 9.5 0 0 0 0 19H29V-3H-23a4 6.5 0 0 1 0-13z", { ink: "alert", fill: "alert-wash" }),
].join("");

export const cup = [
  stroke("M-16 0V-3H16V0zM-10-3Q-13-8-13-20H9Q9-8 6-3z", { fill: "sheet" }),
  stroke("M9-17h4a4 4 0 0 1 0 8H7"),
  shade("M-7-25q-4-4 0-8t0-8M2-25q-4-4 0-8t0-8"),
].join("");

const windowShape = "M-96 0V-96a96 96 0 0 1 192 0V0z";

/** An arched window with the sun coming up behind a hedge. */
const window = [
  `<clipPath id="pane"><path d="${windowShape}"/></clipPath>`,
  stroke(windowShape, { fill: "sheet" }),
  `<g clip-path="url(#pane)">${moved(0, -60, stroke(spun(30, 92, 40), { ink: "highlight", width: 0.9 }))}</g>`,
  `<g clip-path="url(#pane)">${each(-96, 96, 48, (x) => moved(x, 2, plain(dot(0, 0, 30), "sheet") + stroke(spun(14, 30, 11), { ink: "good", width: 0.7 })))}</g>`,
  stroke(windowShape),
  stroke("M-104 0V-96a104 104 0 0 1 208 0V0"),
  stroke("M-2-96V0M2-96V0M-96-98H96M-96-94H96"),
  shade("M-96-48H96M-48-96V0M48-96V0M0-96V-192M0-96L-68-164M0-96L68-164"),
  stroke(box(-116, 0, 232, 8), { fill: "paper" }),
  shade(each(-108, 108, 8, (x) => `M${x} 8v5`)),
  // The panel under the sill.
  shade(`${box(-60, 30, 120, 84)}${box(-54, 36, 108, 72)}`),
].join("");

/** A certificate in its frame. */
const certificate = [
  stroke(box(-32, -42, 64, 84), { fill: "sheet" }),
  stroke(box(-26, -36, 52, 72), { width: 0.6 }),
  moved(0, -12, stroke(spun(16, 17, 8), { ink: "alert", width: 0.7 })),
  shade(each(14, 30, 5, (y) => `M${-18 + (y - 14) * 0.4} ${y}H${18 - (y - 14) * 0.4}`)),
  shade("M-10-42L0-56L10-42"),
].join("");

/** A shelf of files. */
const shelf = [
  volume(-50, 46, "action-wash"),
  volume(-35, 46, "action-wash"),
  volume(-20, 46, "action-wash"),
  volume(-4, 38, "alert-wash"),
  volume(11, 38, "alert-wash"),
  stroke("M30 0L38-42L51-39L43 0z", { fill: "sheet" }),
  stroke("M-58 0H58V5H-58zM-44 5V16M44 5V16M-44 16L-34 5M44 16L34 5", { fill: "paper" }),
].join("");

const drawn = (hatched: boolean): string =>
  evenLines(
    moved(360, 212, window) +
      moved(80, 84, certificate) +
      moved(640, 110, shelf) +
      moved(
        20,
        floor - deskTop,
        desk(hatched) +
          moved(40, 0, lamp) +
          moved(187, 0, press) +
          volume(223, 46, "action-wash") +
          volume(237, 46, "action-wash"),
      ) +
      moved(450, floor - deskTop, desk(hatched) + moved(44, 0, machine) + moved(190, 0, ledger) + moved(237, 0, cup)),
  );

export const desks: Scene = { width: 720, height: floor, markup: drawn(true) };

/** For phones: without the hatching, whose lines would run together, and as wide as the desks. */
export const desksLow: Scene = { width: 692, height: floor, markup: moved(-14, 0, drawn(false)) };
