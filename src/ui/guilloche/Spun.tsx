import type { SVGProps } from "react";
import { waveLine, writeNumbers as write } from "../../../domain/engraving/band.ts";
import { type DocumentInk, inks } from "../../../domain/engraving/colours.ts";
import { spun } from "../../../domain/engraving/spun.ts";

/*
 * Line work that is one path: as copies of an element, the lines of a page would be thousands of elements for the browser to
 * lay out. All of it goes inside an svg; colour and width are the path's own attributes or those around it.
 */
type PathProps = Omit<SVGProps<SVGPathElement>, "d">;

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
  return <path d={spun(lines, rx, ry)} fill="none" {...path} />;
}

interface WovenProps extends PathProps {
  lines?: number;
  length: number;
  depth: number;
  wave: number;
}

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
