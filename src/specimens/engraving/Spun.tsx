import type { ReactNode } from "react";

interface Props {
  /** Told apart from other line work on the page. */
  id: string;
  /** Each doubling copies all that is there so far: 5 make 32 lines out of one, with two elements each. */
  doublings: number;
  /** 180 for shapes that look the same upside down, such as an ellipse. */
  sweep?: 180 | 360;
  children: ReactNode;
}

const tidy = (value: number) => Math.round(value * 1000) / 1000;

/** Line work that turns one line about the centre of the drawing. Goes inside an svg. */
export function Spun({ id, doublings, sweep = 360, children }: Props) {
  let drawn = children;
  for (let level = 1; level <= doublings; level++) {
    const name = `${id}${level}`;
    drawn = (
      <>
        <g id={name}>{drawn}</g>
        <use href={`#${name}`} transform={`rotate(${tidy(sweep / 2 ** level)})`} />
      </>
    );
  }
  return drawn;
}

interface WovenProps {
  id: string;
  length: number;
  depth: number;
  wave: number;
  doublings?: number;
}

/** A border band: one wave along the x axis, and copies of it with drifting phase. Its middle lies on y = 0. */
export function Woven({ id, length, depth, wave, doublings = 3 }: WovenProps) {
  const half = wave / 2;
  const crests = Math.ceil(length / half) + 2;
  // The crest of a quadratic curve lies half as far out as its handle.
  let drawn: ReactNode = <path d={`M${-wave} 0q${half / 2}-${depth} ${half} 0${`t${half} 0`.repeat(crests)}`} />;
  for (let level = 1; level <= doublings; level++) {
    const name = `${id}${level}`;
    drawn = (
      <>
        <g id={name}>{drawn}</g>
        <use href={`#${name}`} x={tidy(wave / 2 ** level)} />
      </>
    );
  }
  return drawn;
}
