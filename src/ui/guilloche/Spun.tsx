import type { SVGProps } from "react";
import { type DocumentInk, inks } from "../../../drawings/colours.ts";

/*
 * Line work that is one path: as copies of an element, the lines of a page would be thousands of elements for the browser to
 * lay out. All of it goes inside an svg; colour and width are the path's own attributes or those around it.
 */
type PathProps = Omit<SVGProps<SVGPathElement>, "d">;

/** Numbers of a path, as short as they can be written. */
const write = (...values: number[]): string =>
  values
    .map((value) => String(Math.round(value * 100) / 100))
    .join(" ")
    .replaceAll(" -", "-");

/** As many lines as asked for, in one path. */
const drawAll = (lines: number, draw: (line: number) => string) =>
  Array.from({ length: lines }, (_, line) => draw(line)).join("");

interface SpunProps extends PathProps {
  lines: number;
  rx: number;
  ry: number;
}

/** An ellipse turned about 0 0, again and again. */
export function Spun({ lines, rx, ry, ...path }: SpunProps) {
  const ratio = Math.round((ry / rx) * 1000) / 1000;
  const ellipse = (line: number) => {
    const turn = (line * 180) / lines;
    const x = rx * Math.cos((turn * Math.PI) / 180);
    const y = rx * Math.sin((turn * Math.PI) / 180);
    // Radii that are too short are lengthened until they reach, in proportion: only their ratio counts.
    const arc = `A1 ${ratio} ${write(turn)} 1 0 `;
    return `M${write(x, y)}${arc}${write(-x, -y)}${arc}${write(x, y)}`;
  };
  return <path d={drawAll(lines, ellipse)} fill="none" {...path} />;
}

interface WovenProps extends PathProps {
  lines?: number;
  length: number;
  depth: number;
  wave: number;
}

/** One wave along the x axis, from x on, at least as long as asked for. The crest lies half as far out as the handle. */
const waveLine = (x: number, half: number, handle: number, length: number): string =>
  `M${write(x, 0)}q${write(half / 2, handle, half, 0)}${`t${half} 0`.repeat(Math.ceil(length / half) + 2)}`;

/** A border band: waves along the x axis with drifting phase. Its middle lies on y = 0. */
export const Woven = ({ lines = 8, length, depth, wave, ...path }: WovenProps) => (
  <path
    d={drawAll(lines, (line) => waveLine((line * wave) / lines - wave, wave / 2, -depth, length))}
    fill="none"
    {...path}
  />
);

interface MedallionProps {
  radius: number;
  ink: DocumentInk;
  second?: DocumentInk;
  /** Room in the middle, as a share of the radius, for a word or initials. */
  hollow?: number;
}

const drawnRadius = 100;
const lineWidth = 0.45;
/** Circles around the centre, each over its neighbours: a scalloped rim. */
const rim = drawAll(32, (line) => {
  const turn = (line * 2 * Math.PI) / 32;
  return `M${write(87 * Math.cos(turn) + 13, 87 * Math.sin(turn))}a13 13 0 1 0-26 0a13 13 0 1 0 26 0`;
});

/**
 * A round rosette: scalloped rim, woven ring, and an inner ring around a hollow. Drawn about 0 0, in one size that is scaled:
 * compression sends the same numbers only once.
 */
export function Medallion({ radius, ink, second = "highlight", hollow = 0.22 }: MedallionProps) {
  const scale = radius / drawnRadius;
  const inner = (hollow * drawnRadius + 82) / 2;
  return (
    <g fill="none" strokeWidth={Math.round((lineWidth / scale) * 100) / 100} transform={`scale(${scale})`}>
      <path d={rim} stroke={inks[second]} />
      <Spun lines={32} rx={82} ry={inner} stroke={inks[ink]} />
      <Spun lines={16} rx={inner} ry={hollow * drawnRadius} stroke={inks[second]} />
    </g>
  );
}
