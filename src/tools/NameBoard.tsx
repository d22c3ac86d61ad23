import type { ReactNode } from "react";
import { inks } from "../../drawings/colours.ts";

/** Three links of a chain, from the cornice down to the board. */
const links = "M-2.5 6a2.5 4 0 0 1 5 0v6a2.5 4 0 0 1-5 0zM0 14v11M-2.5 27a2.5 4 0 0 1 5 0v6a2.5 4 0 0 1-5 0zM0 35v9";
const screw = "M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM-2.4 2.4 2.4-2.4";
const corners = [
  ["0", "0", "translate(15 15)"],
  ["100%", "0", "translate(-15 15)"],
  ["0", "100%", "translate(15 -15)"],
  ["100%", "100%", "translate(-15 -15)"],
] as const;
const drawing = { fill: "none", stroke: inks.action } as const;

interface Props {
  /** What it is the name of: which choice, or which document. */
  label: string;
  /** The name, as a heading. */
  children: ReactNode;
}

/** The name as it would hang over the door: a signboard on two chains from the cornice. */
export const NameBoard = ({ label, children }: Props) => (
  <>
    <div className="relative">
      <svg aria-hidden="true" {...drawing} strokeWidth="1.3" width="100%" height="64" className="block">
        {/* The cornice: two courses of stone, and the teeth below them. */}
        <path d="M0 6h2000M0 14h2000" />
        <path d="M0 17.5h2000" strokeWidth="6" strokeDasharray=".7 7.3" strokeOpacity=".75" />
        {["18%", "82%"].map((x) => (
          <svg key={x} aria-hidden="true" x={x} y="20" overflow="visible">
            <path d={links} />
          </svg>
        ))}
      </svg>
      <p className="absolute inset-x-0 bottom-2.5 text-center text-sm font-strong text-muted">{label}</p>
    </div>
    <div className="relative mx-5 border-2 border-ink p-5 text-center outline-1 -outline-offset-6 outline-action md:mx-8 md:p-8">
      <svg aria-hidden="true" {...drawing} width="100%" height="100%" className="absolute inset-0">
        {corners.map(([x, y, place]) => (
          <svg key={place} aria-hidden="true" x={x} y={y} overflow="visible">
            <path d={screw} transform={place} fill={inks["highlight-wash"]} />
          </svg>
        ))}
      </svg>
      {children}
    </div>
  </>
);
