import { type DocumentInk, inks } from "./inks.ts";
import { Spun } from "./Spun.tsx";

interface Props {
  id: string;
  radius: number;
  ink: DocumentInk;
  second?: DocumentInk;
  /** Room in the middle, as a share of the radius, for a word or initials. */
  hollow?: number;
}

const tidy = (value: number) => Math.round(value * 10) / 10;

/** A round rosette: scalloped rim, woven ring, and an inner ring around a hollow. Drawn about 0 0. */
export function Medallion({ id, radius, ink, second = "highlight", hollow = 0.22 }: Props) {
  const ring = radius * 0.82;
  const inner = radius * (hollow + 0.82) * 0.5;
  return (
    <g fill="none" strokeWidth=".45">
      <g stroke={inks[second]}>
        <Spun id={`${id}-r`} doublings={5}>
          <circle cx={tidy(radius * 0.87)} r={tidy(radius * 0.13)} />
        </Spun>
      </g>
      <g stroke={inks[ink]}>
        <Spun id={`${id}-o`} doublings={5} sweep={180}>
          <ellipse rx={tidy(ring)} ry={tidy(inner)} />
        </Spun>
      </g>
      <g stroke={inks[second]}>
        <Spun id={`${id}-i`} doublings={4} sweep={180}>
          <ellipse rx={tidy(inner)} ry={tidy(radius * hollow)} />
        </Spun>
      </g>
    </g>
  );
}
