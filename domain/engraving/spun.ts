import { writeNumbers as write } from "./band.ts";

/** An ellipse turned about 0 0, again and again, as one path: a crown, a sun, a seal. */
export const spun = (lines: number, rx: number, ry: number): string => {
  const ratio = Math.round((ry / rx) * 1000) / 1000;
  return Array.from({ length: lines }, (_, line) => {
    const turn = (line * 180) / lines;
    const x = rx * Math.cos((turn * Math.PI) / 180);
    const y = rx * Math.sin((turn * Math.PI) / 180);
    // Radii that are too short are lengthened until they reach, in proportion: only their ratio counts.
    const arc = `A1 ${ratio} ${write(turn)} 1 0 `;
    return `M${write(x, y)}${arc}${write(-x, -y)}${arc}${write(x, y)}`;
  }).join("");
};
