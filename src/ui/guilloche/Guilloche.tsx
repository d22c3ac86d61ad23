import { type Ink, inks } from "../../../domain/engraving/colours.ts";
import { type RosetteOptions, rosette, rosetteMarkup, seededNumbers } from "../../../domain/engraving/guilloche.ts";
import { Woven } from "./Spun.tsx";

interface RosetteProps extends RosetteOptions {
  seed: string;
  palette?: readonly Ink[];
  className?: string;
}

export function Rosette({ seed, palette = ["action", "highlight", "alert"], className, ...options }: RosetteProps) {
  const drawing = rosette(seed, { inks: palette.length, ...options });
  const markup = rosetteMarkup(
    drawing,
    palette.map((ink) => inks[ink]),
  );
  const half = Math.round(drawing.radius * 1.08);
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      className={className}
      aria-hidden="true"
      focusable="false"
      // The markup is made by our own generator from a seed; nothing in it comes from a visitor.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** A band across the page: a dozen waves whose length and start follow from the seed. */
export function GuillocheBand({ seed, className = "" }: { seed: string; className?: string }) {
  const next = seededNumbers(seed);
  const wave = 1440 / (2 + Math.round(next() * 2));
  return (
    <svg
      viewBox="0 -32 1440 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={`no-print block h-10 w-full overflow-clip md:h-14 ${className}`}
    >
      <Woven
        lines={12}
        length={1440}
        depth={62}
        wave={wave}
        drift={0.45}
        swell={0.3}
        start={next() * wave}
        stroke={inks.action}
        strokeOpacity="0.38"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

interface LineWorkProps {
  /** From lineWorkAddress or closingLineWork. */
  src: string;
  className?: string;
  /** Below the first screen: fetched when it comes near. */
  lazy?: boolean;
}

/** Line work kept in a file of its own. Decoration: it has no text and takes no room. */
export const LineWork = ({ src, className, lazy = false }: LineWorkProps) => (
  <img
    src={src}
    alt=""
    aria-hidden="true"
    width="800"
    height="800"
    decoding="async"
    {...(lazy ? { loading: "lazy" as const } : {})}
    className={`no-print max-w-none ${className}`}
  />
);
