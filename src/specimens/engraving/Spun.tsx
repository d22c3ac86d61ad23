/** Numbers of a path, as short as they can be written. */
const write = (...values: number[]) =>
  values
    .map((value) => String(Math.round(value * 100) / 100))
    .join(" ")
    .replaceAll(" -", "-");

interface SpunProps {
  lines: number;
  rx: number;
  ry: number;
}

/**
 * An ellipse turned about its centre, again and again. One path for all of it: as copies of an element, the line work of a
 * page would be thousands of elements for the browser to lay out.
 */
export function Spun({ lines, rx, ry }: SpunProps) {
  const ratio = Math.round((ry / rx) * 1000) / 1000;
  const drawn = Array.from({ length: lines }, (_, line) => {
    const turn = (line * 180) / lines;
    const x = rx * Math.cos((turn * Math.PI) / 180);
    const y = rx * Math.sin((turn * Math.PI) / 180);
    // Radii that are too short are lengthened until they reach, in proportion: only their ratio counts.
    const arc = `A1 ${ratio} ${write(turn)} 1 0 `;
    return `M${write(x, y)}${arc}${write(-x, -y)}${arc}${write(x, y)}`;
  });
  return <path d={drawn.join("")} />;
}

interface RimProps {
  lines: number;
  /** How far from the centre the circles lie. */
  distance: number;
  radius: number;
}

/** Circles around a centre, each over its neighbours: a scalloped rim. */
export function Rim({ lines, distance, radius }: RimProps) {
  const circle = `a${write(radius, radius)} 0 1 0 ${write(-2 * radius, 0)}a${write(radius, radius)} 0 1 0 ${write(2 * radius, 0)}`;
  const drawn = Array.from({ length: lines }, (_, line) => {
    const turn = (line * 2 * Math.PI) / lines;
    return `M${write(distance * Math.cos(turn) + radius, distance * Math.sin(turn))}${circle}`;
  });
  return <path d={drawn.join("")} />;
}

interface WovenProps {
  lines?: number;
  length: number;
  depth: number;
  wave: number;
}

/** A border band: waves along the x axis with drifting phase. Its middle lies on y = 0. */
export function Woven({ lines = 8, length, depth, wave }: WovenProps) {
  const half = wave / 2;
  const crests = Math.ceil(length / half) + 2;
  // The crest of a quadratic curve lies half as far out as its handle.
  const line = `q${write(half / 2, -depth, half, 0)}${`t${half} 0`.repeat(crests)}`;
  const drawn = Array.from({ length: lines }, (_, index) => `M${write((index * wave) / lines - wave, 0)}${line}`);
  return <path d={drawn.join("")} />;
}
