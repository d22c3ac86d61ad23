import type { ColourName } from "../colours.ts";
import { medalRings } from "../small-medal.ts";
import { moved, type Scene, stroke } from "./pen.ts";

const pairs: readonly (readonly [ColourName, ColourName])[] = [
  ["action", "highlight"],
  ["good", "highlight"],
  ["alert", "highlight"],
  ["violet", "highlight"],
  ["good", "action"],
  ["alert", "action"],
];

/** Rings around the initials of founders, in one pair of inks after the other. */
export const founderMedals: Record<string, Scene> = Object.fromEntries(
  pairs.map(([first, second], index) => {
    const [rings, crossing] = medalRings(`founder ${index}`);
    const drawn =
      stroke(crossing, { ink: second, width: 0.9 }) +
      stroke(rings, { ink: first, width: 0.9 }) +
      stroke("M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0", { ink: first, width: 1.1, fill: "sheet" });
    return [`medal-${index}`, { width: 56, height: 56, markup: moved(28, 28, drawn) }];
  }),
);

/** The medal for a place in a list, so that neighbours differ. */
export const founderMedal = (place: number): string => `medal-${Math.max(place, 0) % pairs.length}`;
