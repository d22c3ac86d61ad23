import type { ColourName } from "../colours.ts";
import { spun } from "../spun.ts";
import { box, each, moved, type Scene, shade, stroke } from "./pen.ts";

export interface FrontInks {
  line: ColourName;
  wall: ColourName;
  /** Windows with a light behind them; by day there is none. */
  lit?: ColourName | undefined;
}

const arched = (x: number, sill: number, spring: number, radius: number): string =>
  `M${x - radius} ${sill}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${sill}z`;

const rays = Array.from({ length: 7 }, (_, index) => {
  const turn = (Math.PI * (index + 1)) / 8;
  const reach = (radius: number) =>
    `${Math.round(145 - Math.cos(turn) * radius)} ${Math.round(-44 - Math.sin(turn) * radius)}`;
  return `M${reach(6)}L${reach(17)}`;
}).join("");

/** The firm's office, smaller than on its own page: 290 wide, standing on y = 0. */
export function officeFront({ line, wall, lit }: FrontInks): string {
  const pane = lit ?? wall;
  const draw = (d: string, fill?: ColourName) => stroke(d, { ink: line, ...(fill ? { fill } : {}) });
  const upper = (x: number, fill: ColourName) =>
    draw(`${arched(x, -118, -138, 11)}`, fill) +
    draw(`M${x - 15}-118h30v4h-30z`) +
    stroke(`M${x}-149v31M${x - 11}-134h22`, { ink: fill === lit ? wall : line, width: 0.8 });
  const lower = (x: number, fill: ColourName) =>
    draw(box(x - 9, -66, 18, 40), fill) +
    draw(`${box(x - 21, -66, 10, 40)}${box(x + 11, -66, 10, 40)}M${x - 23}-71h46M${x - 23}-22h46v4h-46z`) +
    shade(
      each(-61, -30, 5, (y) => `M${x - 19} ${y}h6M${x + 13} ${y}h6`),
      line,
    ) +
    stroke(`M${x}-66v40M${x - 9}-46h18`, { ink: fill === lit ? wall : line, width: 0.8 });
  return (
    // Wall, cornice, parapet and gable.
    draw("M0 0V-10H8V-158H0V-166H12V-188H94L145-220L196-188H278V-166H290V-158H282V-10H290V0z", wall) +
    draw("M0-10H290M0-158H290M12-166H278M8-188H94M196-188H282M94-188H196M4-88H286M4-82H286") +
    shade(
      each(18, 272, 6, (x) => (x > 92 && x < 198 ? "" : `M${x}-184V-170`)) +
        each(-214, -192, 4, (y) => `M${Math.round(145 - (y + 219) * 1.5)} ${y}H${Math.round(145 + (y + 219) * 1.5)}`) +
        each(12, 278, 6, (x) => `M${x}-158v5M${x}-82v4`) +
        each(-148, -20, 12, (y) => `M8 ${y}h${y % 24 === -4 ? 15 : 9}M282 ${y}h-${y % 24 === -4 ? 15 : 9}`),
      line,
    ) +
    upper(44, pane) +
    upper(88, wall) +
    upper(202, pane) +
    upper(246, pane) +
    lower(40, pane) +
    lower(92, pane) +
    lower(198, wall) +
    lower(250, pane) +
    // The sign over the signboard, and the board.
    moved(145, -135, draw("M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0") + shade(spun(12, 15.5, 6.5), lit ?? line)) +
    draw(box(82, -112, 126, 20), wall) +
    stroke(box(86, -108, 118, 12), { ink: lit ?? line, width: 0.8 }) +
    // The door: a light over it, two leaves, steps.
    draw(arched(145, -10, -44, 23), wall) +
    draw(arched(145, -10, -44, 17), pane) +
    draw("M128-10V-44H162V-10z", wall) +
    draw("M145-10V-44M107 0V-5H183V0M115-5V-10H175V-5") +
    stroke(rays, { ink: lit ? wall : line, width: 0.8 }) +
    shade(`${box(131, -40, 11, 11)}${box(131, -25, 11, 12)}${box(148, -40, 11, 11)}${box(148, -25, 11, 12)}`, line) +
    stroke("M143-27v3M147-27v3", { ink: "highlight", width: 2 })
  );
}

/** The office by day. */
export const office: Scene = {
  width: 300,
  height: 224,
  markup: moved(5, 223.3, officeFront({ line: "action", wall: "sheet" })),
};
