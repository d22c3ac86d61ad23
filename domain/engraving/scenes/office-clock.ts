import { site } from "../../../content/site.ts";
import { writeNumbers as write } from "../band.ts";
import { spun } from "../spun.ts";
import { moved, type Scene, stroke } from "./pen.ts";

const onDial = (radius: number, turns: number): string =>
  write(radius * Math.sin(2 * Math.PI * turns), -radius * Math.cos(2 * Math.PI * turns));

const circle = (radius: number) =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0`;

/** 'HH:MM' as turns of the hour hand. */
const turnsAt = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours + minutes / 60) / 12;
};

/** From opening to closing along the dial; a day of twelve hours or more is the whole of it. */
function openArc({ opens, closes }: { opens: string; closes: string }, radius: number): string {
  const [from, to] = [turnsAt(opens), turnsAt(closes)];
  if (to - from >= 1) return circle(radius);
  return `M${onDial(radius, from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${onDial(radius, to)}`;
}

const hourMarks = Array.from(
  { length: 12 },
  (_, hour) => `M${onDial(hour % 3 ? 56 : 52, hour / 12)}L${onDial(60, hour / 12)}`,
);
const inks = ["action", "good", "alert"] as const;

/** A clock on its stand: the hours the office is open are arcs on its dial, the first of the list outermost. */
export const officeClock: Scene = {
  width: 150,
  height: 156,
  markup:
    stroke("M45 142L38 155M105 142L112 155") +
    moved(
      75,
      80,
      stroke(circle(70), { fill: "sheet" }) +
        stroke(`${circle(64)}M-8-70v-4h16v4`) +
        stroke(hourMarks.join(""), { width: 1.6 }) +
        stroke(spun(18, 22, 8), { ink: "highlight", width: 0.7 }) +
        site.hours
          .slice(0, inks.length)
          .map((hours, index) => stroke(openArc(hours, 44 - index * 9), { ink: inks[index] ?? "action", width: 6 }))
          .join(""),
    ),
};
