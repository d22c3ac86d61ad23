import { hashSeed } from "../../../drawings/guilloche.ts";

/** Which of the drawings in public/line-work: those that come in several inks or shapes. */

const medals = 6;
const sealInks = ["action", "good", "alert"] as const;
export type SealInk = (typeof sealInks)[number];

/** A small seal in one of three inks, by its place in a list. */
export const sealLineWork = (index: number): { src: string; ink: SealInk } => {
  const place = index % sealInks.length;
  return { src: `/line-work/seal-${place}.svg`, ink: sealInks[place]! };
};

/** Around the portrait of a founder whose words are set large; where there is little room, the small seal in the same ink. */
export const founderLineWork = (name: string): { src: string; small: string } => {
  const place = hashSeed(`portrait of ${name}`) % sealInks.length;
  return { src: `/line-work/founder-${place}.svg`, small: sealLineWork(place).src };
};

/** The scene of a founder's medal, for a place in a list: neighbours differ. */
export const founderMedal = (place: number): string => `medal-${Math.max(place, 0) % medals}`;

/** The disc in the middle of a small seal, in the ink of its line work. */
export const sealDiscs: Record<SealInk, string> = { action: "bg-action", good: "bg-good", alert: "bg-alert" };
