import { inks } from "../../drawings/colours.ts";
import { Frame } from "../specimens/engraving/Frame.tsx";
import { Medallion } from "../ui/guilloche/Spun.tsx";

const stamp = (inset: number) => `M${inset - 118} ${inset - 56}H${118 - inset}V${56 - inset}H${inset - 118}z`;

/** A certificate that no longer holds, with the stamp that says so. */
export const CancelledCertificate = ({ className = "" }: { className?: string }) => (
  <svg viewBox="0 0 440 330" aria-hidden="true" focusable="false" className={`forced-color-adjust-none ${className}`}>
    <g transform="rotate(3 220 165)translate(10 20)">
      <path d="M0 0h420v290H0z" fill={inks.sheet} stroke={inks.line} />
      <Frame id="cancelled" width={420} height={290} ink="action" />
      <g transform="translate(210 106)">
        <Medallion radius={62} ink="action" />
      </g>
      <path
        d="M120 190h180M90 204h240M150 218h120M58 248h96M266 248h96"
        stroke={inks["line-strong"]}
        strokeWidth=".8"
      />
    </g>
    <g transform="translate(220 178)rotate(-13)" stroke={inks.alert} fill="none">
      <path d={stamp(0)} strokeWidth="5" strokeLinejoin="round" fill={inks.sheet} fillOpacity=".82" />
      <path d={stamp(8)} strokeWidth="1.2" />
      <text y="31" textAnchor="middle" fontSize="88" fontWeight="640" letterSpacing="8" fill={inks.alert} stroke="none">
        404
      </text>
    </g>
  </svg>
);
