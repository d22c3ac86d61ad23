import { inks } from "../../drawings/colours.ts";
import { svgInside } from "../../drawings/svg-inside.ts";
import office from "./office.svg?raw";

/** An office with the firm's name on its signboard. Its door is in the middle, so that a narrow screen can leave out both ends. */
export const OfficeDrawing = ({ name, className = "" }: { name: string; className?: string }) => (
  <svg
    viewBox="0 -60 1200 440"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
    className={`block w-full ${className}`}
  >
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
    <g dangerouslySetInnerHTML={{ __html: svgInside(office) }} />
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
  </svg>
);
