import type { Template } from "../../../content/schemas/template.ts";
import { inks } from "../../../drawings/colours.ts";
import { seededNumbers } from "../../../drawings/guilloche.ts";
import { Icon } from "../../ui/Icon.tsx";
import { categoryInks } from "../category-inks.ts";
import { medalId } from "./Medal.tsx";

/** A medal's reach and the room in its middle for a mark, in pixels of its own size. */
const medalRadius = 27;

const medalMiddle = 15;

const short = (value: number) => String(Math.round(value * 10) / 10);

const write = (...values: number[]) => values.map(short).join(" ").replaceAll(" -", "-");

/** An ellipse, turned: its long half reaches the rim, its short one the middle. */
const ellipse = (turn: number, ratio: number): string => {
  const [x, y] = [medalRadius * Math.cos(turn), medalRadius * Math.sin(turn)];
  const arc = `A1 ${ratio} ${short((turn * 180) / Math.PI)} 1 0 `;
  return `M${write(x, y)}${arc}${write(-x, -y)}${arc}${write(x, y)}`;
};

/** A circle between the middle and the rim. */
const circle = (turn: number, radius: number): string => {
  const away = medalRadius - radius;
  const half = `a1 1 0 1 0 ${short(2 * radius)} 0`;
  return `M${write(away * Math.cos(turn) - radius, away * Math.sin(turn))}${half}${half.replace("0 1 0 ", "0 1 0-")}`;
};

/** Radii that are too short are lengthened until they reach, in proportion: only their ratio counts. */
const around = (lines: number, turn: number, draw: (turn: number) => string) =>
  Array.from({ length: lines }, (_, line) => draw((line * turn) / lines)).join("");

/** The medals of all templates, once for the page: every document its own rings, in the inks of its category. */
export const MedalDrawings = ({ templates }: { templates: readonly Pick<Template, "id" | "category" | "icon">[] }) => (
  <svg aria-hidden="true" focusable="false" className="absolute size-0">
    <defs>
      {templates.map(({ id, category, icon }) => {
        const [first, second] = categoryInks[category].palette;
        // Marigold is too pale for a mark.
        const ink = inks[first === "highlight" ? second : first];
        const [rings, crossing] = medalRings(id);
        return (
          <g key={id} id={medalId(id)} fill="none" strokeWidth="0.9">
            <path d={crossing} stroke={inks[second]} />
            <path d={rings} stroke={inks[first]} />
            <circle r={medalMiddle} fill={inks.paper} stroke={ink} strokeWidth="1.2" />
            <g color={ink} transform="translate(-9-9)scale(.75)">
              <Icon name={icon} className="" />
            </g>
          </g>
        );
      })}
    </defs>
  </svg>
);

/**
 * The rings of a medal that is shown 44 to 56 pixels wide: few lines, each about a pixel heavy, where a rosette's hundreds
 * would close up into a disc. The same seed gives the same two paths, one for each ink.
 */
function medalRings(seed: string): readonly [first: string, second: string] {
  const next = seededNumbers(seed);
  const between = (low: number, high: number) => Math.round(low + (high - low) * next());
  const spun = (lines: number) => {
    const ratio = Math.round((medalMiddle / medalRadius + 0.12 * next()) * 100) / 100;
    return around(lines, Math.PI, (turn) => ellipse(turn, ratio));
  };
  const wreath = (lines: number, radius: number) => around(lines, 2 * Math.PI, (turn) => circle(turn, radius));
  return next() < 0.5
    ? [spun(between(6, 9)), wreath(between(10, 14), 4)]
    : [wreath(between(11, 17), (medalRadius - medalMiddle) / 2), spun(between(4, 6))];
}
