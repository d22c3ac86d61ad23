import { inks } from "../../domain/engraving/colours.ts";
import {
  officeCrowns,
  officeHairlines,
  officeOutline,
  officeSign,
  officeSun,
  officeWall,
} from "../../domain/engraving/office.ts";
import { Spun } from "../ui/guilloche/Spun.tsx";

/** An office with the firm's name on its signboard. */
export function OfficeDrawing({ name, className = "" }: { name: string; className?: string }) {
  const { x, y, ...sun } = officeSun;
  const { x: signX, y: signY, ...sign } = officeSign;
  return (
    <svg
      viewBox="0 -60 1200 440"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className={`block w-full ${className}`}
    >
      <g transform={`translate(${x} ${y})`}>
        <Spun {...sun} stroke={inks.highlight} strokeWidth="0.9" />
      </g>
      {officeCrowns.map(({ ink, x: left, y: top, ...crown }) => (
        <g key={left} transform={`translate(${left} ${top})`}>
          <Spun {...crown} stroke={inks[ink]} strokeWidth="0.7" />
        </g>
      ))}
      <path d={officeWall} fill={inks.paper} />
      <g fill="none" stroke={inks.action}>
        <path d={officeHairlines} strokeWidth="0.6" strokeOpacity="0.75" />
        <path d={officeOutline} strokeWidth="1.3" strokeLinejoin="round" />
      </g>
      <path d="M473 177H727V209H473z" fill={inks.sheet} stroke={inks.ink} strokeWidth="1.3" />
      <path d="M477 181H723V205H477z" fill="none" stroke={inks.ink} strokeWidth="0.5" />
      <text
        x="600"
        y="199"
        textAnchor="middle"
        fontSize="17"
        fontWeight="640"
        letterSpacing="1.5"
        fill={inks.ink}
        {...(name.length > 18 ? { textLength: 232, lengthAdjust: "spacingAndGlyphs" } : {})}
      >
        {name}
      </text>
      <g transform={`translate(${signX} ${signY})`}>
        <Spun {...sign} stroke={inks.action} strokeWidth="0.7" />
        <circle r="30.5" fill="none" stroke={inks.action} strokeWidth="1.3" />
      </g>
      <circle cx="604" cy="299" r="2" fill={inks.highlight} />
      <circle cx="596" cy="299" r="2" fill={inks.highlight} />
    </svg>
  );
}
