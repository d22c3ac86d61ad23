import { type DocumentInk, inks } from "./inks.ts";
import { Rim, Spun } from "./Spun.tsx";

interface Props {
  radius: number;
  ink: DocumentInk;
  second?: DocumentInk;
  /** Room in the middle, as a share of the radius, for a word or initials. */
  hollow?: number;
}

const drawnRadius = 100;
const lineWidth = 0.45;

/**
 * A round rosette: scalloped rim, woven ring, and an inner ring around a hollow. Drawn about 0 0, in one size that is scaled:
 * compression sends the same numbers only once.
 */
export function Medallion({ radius, ink, second = "highlight", hollow = 0.22 }: Props) {
  const scale = radius / drawnRadius;
  const inner = (hollow * drawnRadius + 82) / 2;
  return (
    <g fill="none" strokeWidth={Math.round((lineWidth / scale) * 100) / 100} transform={`scale(${scale})`}>
      <g stroke={inks[second]}>
        <Rim lines={32} distance={87} radius={13} />
      </g>
      <g stroke={inks[ink]}>
        <Spun lines={32} rx={82} ry={inner} />
      </g>
      <g stroke={inks[second]}>
        <Spun lines={16} rx={inner} ry={hollow * drawnRadius} />
      </g>
    </g>
  );
}
