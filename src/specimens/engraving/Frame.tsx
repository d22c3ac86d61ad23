import { type DocumentInk, inks } from "../../../drawings/colours.ts";
import { Spun } from "../../ui/guilloche/Spun.tsx";
import { Band } from "./Sheet.tsx";

interface Props {
  id: string;
  width: number;
  height: number;
  ink: DocumentInk;
  second?: DocumentInk;
}

const edge = 9;
const depth = 20;
const middle = edge + depth / 2;

/** The border of a certificate: a woven band on each side, a rosette in each corner, hairlines outside and inside. */
export function Frame({ id, width, height, ink, second = "highlight" }: Props) {
  const across = width - 2 * middle;
  const down = height - 2 * middle;
  const outline = (inset: number) => `M${inset} ${inset}h${width - 2 * inset}v${height - 2 * inset}H${inset}z`;
  const top = `${id}-top`;
  const left = `${id}-left`;
  const corner = `${id}-corner`;
  return (
    <g fill="none" stroke={inks[ink]} strokeWidth=".45">
      <path d={outline(edge) + outline(edge + depth)} fill={inks[`${ink}-wash`]} fillRule="evenodd" />
      <path d={outline(edge - 3) + outline(edge + depth + 3)} />
      <Band id={top} x={middle} y={edge} width={across} height={depth} />
      <use href={`#${top}`} y={height - 2 * edge - depth} />
      <g id={left} transform={`translate(${middle} ${middle})rotate(90)`}>
        <Band y={-depth / 2} width={down} height={depth} />
      </g>
      <use href={`#${left}`} x={across} />
      <g id={corner} transform={`translate(${middle} ${middle})`}>
        <path d="M-14-14h28v28h-28z" fill={inks.sheet} />
        <g stroke={inks[second]}>
          <Spun lines={16} rx={12} ry={6.5} />
        </g>
        <Spun lines={8} rx={6.5} ry={2} />
      </g>
      <use href={`#${corner}`} x={across} />
      <use href={`#${corner}`} y={down} />
      <use href={`#${corner}`} x={across} y={down} />
    </g>
  );
}
